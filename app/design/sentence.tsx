import type { ReactNode } from 'react';
import styles from './sentence.module.css';

export type SentenceProps = {
  readonly lang: 'ja' | 'en' | 'ko';
  /** `l` for the one sentence of the screen, `m` in a card, `s` in a list; `marked` beside words that are marked. */
  readonly size?: 's' | 'm' | 'marked' | 'l';
  readonly tone?: 'ink' | 'soft';
  readonly children: ReactNode;
};

/** A sentence that is studied, in the type and spacing its language wants. */
export function Sentence({ lang, size = 'm', tone = 'ink', children }: SentenceProps) {
  return (
    <p lang={lang} className={styles.sentence} data-size={size} data-tone={tone}>
      {children}
    </p>
  );
}
