import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../design/card.tsx';
import { DownIcon, SparkIcon } from '../design/icons.tsx';
import { PlayButton } from '../design/play-button.tsx';
import { Sentence } from '../design/sentence.tsx';
import { Stack } from '../design/stack.tsx';
import { useLanguage } from '../shell/use-path.ts';
import styles from './open-answer.module.css';
import type { ReviewPart } from './review-player-screen.tsx';

/** What she compares her own words with. */
export const OpenAnswer = observer(function OpenAnswer({ view }: ReviewPart) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus is with the answer: a key pressed by habit must not grade.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { item } = view;
  if (!item) return null;
  const [model, ...others] = item.question.answers;
  const isPlaying = view.playing === 'model-answer';
  return (
    <Stack gap={3}>
      <Card>
        <div className={styles.line}>
          <PlayButton
            state={isPlaying ? 'playing' : 'idle'}
            label={isPlaying ? t('stopModelAnswer') : t('playModelAnswer')}
            onPress={() => (isPlaying ? view.stopPlaying() : void view.play('model-answer'))}
          />
          <div className={styles.answer}>
            <h2 ref={heading} tabIndex={-1} className={styles.label}>
              {t('modelAnswer')}
            </h2>
            <Sentence lang="en">{model}</Sentence>
          </div>
        </div>
        {others.length > 0 && (
          <details className={styles.others}>
            <summary className={styles.summary}>
              {t('otherAnswers', { count: others.length })}
              <DownIcon size={18} />
            </summary>
            <ul className={styles.list} lang="en">
              {others.map((answer) => (
                <li key={answer}>{answer}</li>
              ))}
            </ul>
          </details>
        )}
      </Card>
      <Card tone="sunken">
        <div className={styles.note}>
          <SparkIcon size={22} />
          <div>
            <h3 className={styles.noteTitle}>{t('note')}</h3>
            <p>{item.question.note[language]}</p>
          </div>
        </div>
      </Card>
    </Stack>
  );
});
