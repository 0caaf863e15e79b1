import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../design/toast.tsx';
import type { QuestionPart } from './answering-view.ts';
import type { GradedAnswer } from '../../core/verbal-composition/record.ts';
import { useLanguage } from '../shell/use-path.ts';
import { verdictOf } from './verdict.tsx';

type AnswerAnnouncementProps = QuestionPart & { readonly total: number };

/** What a screen reader says at each step; silent while the learner speaks or listens. */
export function AnswerAnnouncement(props: AnswerAnnouncementProps) {
  return (
    <LiveRegion>
      <Said {...props} />
    </LiveRegion>
  );
}

const Said = observer(function Said({ player, total }: AnswerAnnouncementProps) {
  const { t } = useTranslation('lesson-player');
  const { state } = player.turn;
  switch (state.step) {
    case 'asking':
      return <Asked player={player} total={total} />;
    case 'judging':
      return t('judging');
    case 'graded':
      return <Correction detail={state.detail} model={player.progress.question?.answers[0]} />;
    case 'say-again':
      return t('sayAgainTitle');
    default: // What stands in the way is an alert of its own.
      return null;
  }
});

/** Where the question is not heard, it is read. */
const Asked = observer(function Asked({ player, total }: AnswerAnnouncementProps) {
  const { t } = useTranslation('lesson-player');
  const { prompt, promptStyle, progress } = player;
  return (
    <>
      {t('position', { number: progress.index + 1, total })}{' '}
      {(promptStyle === 'shown' || prompt.isSilent) && (
        <span lang={prompt.shown?.language}>{prompt.shown?.text}</span>
      )}
    </>
  );
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
  const verdict = verdictOf(detail);
  // Nothing is near to what means something else.
  const right = verdict === 'otherMeaning' ? model : (nearest ?? model);
  return (
    <>
      {t(verdict)} {remarks.map(({ why }) => why[language]).join(' ')}{' '}
      {outcome === 'wrong' && right !== undefined && (
        <>
          {t('rightIs')} <span lang="en">{right}</span>
        </>
      )}
    </>
  );
}
