import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
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

/** What became of saying it again. */
export const RepeatVerdict = observer(function RepeatVerdict({ player }: RepeatVerdictProps) {
  const { t } = useTranslation('lesson-player');
  const language = useLanguage();
  const describe = useDescribeWord();
  const { state } = player.repeat;
  switch (state.step) {
    case 'heard': {
      const { outcome, words, transcript, judged } = state.detail;
      const isRight = outcome === 'correct';
      return (
        <InSight>
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
        </InSight>
      );
    }
    case 'unheard':
      return (
        <InSight>
          <Notice role="status" title={t('sayAgainTitle')}>
            <p>{t('sayAgainHint')}</p>
            <Sentence lang="en" size="s">
              {state.transcript}
            </Sentence>
          </Notice>
        </InSight>
      );
    case 'failed':
      return (
        <InSight>
          <ErrorNotice tone="warning" kind={state.error.kind} />
        </InSight>
      );
    case 'ready':
    case 'starting':
    case 'recording':
    case 'judging':
      return null;
  }
});

/** On a phone it comes below the answer, behind the bar with the buttons. */
function InSight({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={place} className={styles.inSight}>
      {children}
    </div>
  );
}
