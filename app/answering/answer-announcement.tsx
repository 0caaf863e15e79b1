import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../design/toast.tsx';
import type { QuestionPart } from './answering-view.ts';
import type { GradedAnswer } from '../../core/verbal-composition/record.ts';
import { useLanguage } from '../shell/use-path.ts';
import { verdictOf } from './verdict.tsx';

type AnswerAnnouncementProps = QuestionPart & { readonly total: number };

/** What a screen reader says at each step; silent while the learner speaks or listens. */
export const AnswerAnnouncement = observer(function AnswerAnnouncement(
  props: AnswerAnnouncementProps,
) {
  const { player, total } = props;
  const { t } = useTranslation('lesson-player');
  const { prompt, promptStyle } = player;
  const { state } = player.turn;
  const { index, question } = player.progress;
  switch (state.step) {
    case 'asking':
      return (
        <LiveRegion>
          {t('position', { number: index + 1, total })}{' '}
          {(promptStyle === 'shown' || prompt.isSilent) && (
            <span lang={prompt.shown?.language}>{prompt.shown?.text}</span>
          )}
        </LiveRegion>
      );
    case 'judging':
      return <LiveRegion>{t('judging')}</LiveRegion>;
    case 'graded':
      return (
        <LiveRegion>
          <Correction detail={state.detail} model={question?.answers[0]} />
        </LiveRegion>
      );
    case 'say-again':
      return <LiveRegion>{t('sayAgainTitle')}</LiveRegion>;
    case 'loading':
    case 'unavailable':
    case 'starting':
    case 'recording':
    // It is an alert of its own.
    case 'interrupted':
    case 'refused':
    case 'self-judging':
    case 'finished':
      return <LiveRegion />;
  }
});

type CorrectionProps = {
  readonly detail: GradedAnswer;
  readonly model: string | undefined;
};

/** The verdict, why it is so, and how it is right. */
function Correction({ detail, model }: CorrectionProps) {
  const { t } = useTranslation('lesson-player');
  const language = useLanguage();
  const { outcome, remarks, nearest } = detail;
  const right = nearest ?? model;
  return (
    <>
      {t(verdictOf(detail))} {remarks.map(({ why }) => why[language]).join(' ')}{' '}
      {outcome === 'wrong' && right !== undefined && (
        <>
          {t('rightIs')} <span lang="en">{right}</span>
        </>
      )}
    </>
  );
}
