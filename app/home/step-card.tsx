import type { ReactNode } from 'react';
import { Mascot, MASCOT_VIEW_BOX, type MascotProps } from '../design/mascot.tsx';
import styles from './step-card.module.css';

type StepCardProps = {
  readonly kicker: ReactNode;
  readonly title: ReactNode;
  readonly facts: ReactNode;
  readonly mascot: MascotProps;
  /** The one button of home. */
  readonly action: ReactNode;
};

/** What its button is described by. */
export const STEP_TITLE = 'next-step';

/** The one thing to do next, one tap away. */
export function StepCard({ kicker, title, facts, mascot, action }: StepCardProps) {
  return (
    <section className={styles.card} aria-labelledby={STEP_TITLE}>
      <div className={styles.words}>
        <div className={styles.kicker}>{kicker}</div>
        <h2 id={STEP_TITLE} className={styles.title}>
          {title}
        </h2>
        {facts}
      </div>
      <svg className={styles.mascot} viewBox={MASCOT_VIEW_BOX} aria-hidden="true">
        <Mascot {...mascot} />
      </svg>
      <div className={styles.action}>{action}</div>
    </section>
  );
}

export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.facts}>{children}</p>
);
