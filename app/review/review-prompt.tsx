import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Mascot } from '../design/mascot.tsx';
import { PlayButton } from '../design/play-button.tsx';
import { Sentence } from '../design/sentence.tsx';
import { Tag } from '../design/tag.tsx';
import type { ReviewPart } from './review-player-screen.tsx';
import styles from './review-prompt.module.css';

/** The Japanese sentence, in Oz's words. */
export const ReviewPrompt = observer(function ReviewPrompt({ view }: ReviewPart) {
  const { item, state, done, total } = view;
  const { t } = useTranslation('review');
  const heading = useRef<HTMLHeadingElement>(null);
  // Away from the buttons of the question before: a key pressed by habit must not skip this one.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  if (!item) return null;
  const isAsking = state.step === 'asking';
  const isSpeaking = view.playing === 'prompt';
  return (
    <div className={styles.prompt}>
      <div className={styles.facts}>
        <Tag>{t('position', { number: Math.min(done + 1, total), total })}</Tag>
        {item.wrongCount > 0 && (
          <Tag tone="achieved">{t('wrongCount', { count: item.wrongCount })}</Tag>
        )}
      </div>
      <div className={styles.bubble} data-tail={isAsking}>
        <div className={styles.sentence}>
          <Sentence lang="ja" size={isAsking ? 'l' : 'm'}>
            {item.question.prompt}
          </Sentence>
        </div>
        <PlayButton
          state={isSpeaking ? 'playing' : 'idle'}
          size={isAsking ? 'l' : 'm'}
          label={isSpeaking ? t('stopPrompt') : t('playPrompt')}
          onPress={() => (isSpeaking ? view.stopPlaying() : void view.play('prompt'))}
        />
      </div>
      {isAsking && (
        <div className={styles.partner}>
          <svg
            className={styles.mascot}
            viewBox="4 0 116 116"
            aria-hidden="true"
            data-speaking={isSpeaking}
          >
            <Mascot beak={isSpeaking ? 'speaking' : 'shut'} wings={isSpeaking ? 'down' : 'front'} />
          </svg>
          <div>
            <h2 ref={heading} tabIndex={-1} className={styles.title}>
              {t('aloud')}
            </h2>
            <p className={styles.hint}>{t('aloudHint')}</p>
          </div>
        </div>
      )}
    </div>
  );
});
