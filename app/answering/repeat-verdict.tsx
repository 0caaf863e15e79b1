import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Notice } from '../design/notice.tsx';
import { Sentence } from '../design/sentence.tsx';
import { WordMarks } from '../design/word-marks.tsx';
import { useDescribeWord } from '../shell/use-describe-word.ts';
import { useLanguage } from '../shell/use-path.ts';
import type { QuestionPart } from './answering-view.ts';

type RepeatVerdictProps = {
  readonly player: { readonly repeat: Pick<QuestionPart['player']['repeat'], 'state'> };
};

/** What became of saying it again. */
export const RepeatVerdict = observer(function RepeatVerdict({ player }: RepeatVerdictProps) {
  const { t } = useTranslation(['lesson-player', 'errors']);
  const language = useLanguage();
  const describe = useDescribeWord();
  const { state } = player.repeat;
  switch (state.step) {
    case 'heard': {
      const { outcome, words, transcript, judged } = state.detail;
      const isRight = outcome === 'correct';
      return (
        <Notice
          tone={isRight ? 'success' : 'info'}
          role="status"
          data-repeat={outcome}
          title={t(isRight ? 'lesson-player:repeat.right' : 'lesson-player:repeat.wrong')}
        >
          {judged === 'unlisted' || words.length === 0 ? (
            <Sentence lang="en">{transcript}</Sentence>
          ) : (
            <WordMarks words={words} describe={describe} describedIn={language} />
          )}
        </Notice>
      );
    }
    case 'unheard':
      return (
        <Notice role="status" title={t('lesson-player:sayAgainTitle')}>
          <p>{t('lesson-player:sayAgainHint')}</p>
          <Sentence lang="en" size="s">
            {state.transcript}
          </Sentence>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="warning" role="alert" data-error={state.error.kind}>
          {t(`errors:${state.error.kind}`)}
        </Notice>
      );
    case 'ready':
    case 'starting':
    case 'recording':
    case 'judging':
      return null;
  }
});
