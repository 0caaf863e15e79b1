import type { ReactNode } from 'react';
import styles from './closed-card.module.css';

export type ClosedCardProps = {
  readonly because: 'locked' | 'offline';
  /** Says why without words. */
  readonly icon: ReactNode;
  readonly title: string;
  /** Stays pressable. */
  readonly trailing?: ReactNode;
  /** What is known of it, and what it waits for. */
  readonly children: ReactNode;
};

/** Stands where a `LinkCard` would: it leads nowhere now. */
export function ClosedCard({ because, icon, title, trailing, children }: ClosedCardProps) {
  return (
    <article className={styles.card} data-closed={because}>
      <div className={styles.icon}>{icon}</div>
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        {children}
      </div>
      {trailing}
    </article>
  );
}
