import type { ReactNode } from 'react';
import styles from './speech-bubble.module.css';

export type SpeechBubbleProps = {
  readonly from: 'learner' | 'teacher';
  /** Who speaks, for screen readers and above the teacher's words. */
  readonly name: string;
  readonly avatar?: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
};

export function SpeechBubble({ from, name, avatar, children, actions }: SpeechBubbleProps) {
  return (
    <div className={styles.turn} data-from={from}>
      {avatar && <div className={styles.avatar}>{avatar}</div>}
      <div className={styles.side}>
        <p className={styles.name}>{name}</p>
        <div className={styles.bubble}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
