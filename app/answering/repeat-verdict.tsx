import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../design/notice.tsx';
import { Sentence } from '../design/sentence.tsx';
import { WordMarks } from '../design/word-marks.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { useDescribeWord } from '../shell/use-describe-word.ts';
import { useLanguage } from '../shell/use-path.ts';
import type { QuestionPart } from './answering-view.ts';
import styles from './repeat-verdict.module.css';

type RepeatVerdictProps = {
  readonly player: { readonly repeat: Pick<QuestionPart['player']['repeat'], 'state'> };
};

/** What became of saying it again, in sight as soon as it is there. */
export const RepeatVerdict = observer(function RepeatVerdict({ player }: RepeatVerdictProps) {
  const place = useRef<HTMLDivElement>(null);
  const { step } = player.repeat.state;
  useEffect(() => {
    if (step !== 'heard' && step !== 'unheard' && step !== 'failed') return undefined;
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [step]);
  return (
    <div ref={place} className={styles.verdict}>
      <Outcome player={player} />
    </div>
  );
});

const Outcome = observer(function Outcome({ player }: RepeatVerdictProps) {
  const { t } = useTranslation('lesson-player');
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
          title={t(isRight ? 'repeat.right' : 'repeat.wrong')}
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
        <Notice role="status" title={t('sayAgainTitle')}>
          <p>{t('sayAgainHint')}</p>
          <Sentence lang="en" size="s">
            {state.transcript}
          </Sentence>
        </Notice>
      );
    case 'failed':
      return <ErrorNotice tone="warning" kind={state.error.kind} />;
    case 'ready':
    case 'starting':
    case 'recording':
    case 'judging':
      return null;
  }
});
