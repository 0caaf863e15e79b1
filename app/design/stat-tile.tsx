import type { ReactNode } from 'react';
import styles from './stat-tile.module.css';

export type StatTileProps = {
  readonly label: string;
  readonly value: ReactNode;
  readonly unit?: string;
  readonly icon?: ReactNode;
  readonly tone?: 'plain' | 'brand' | 'achieved';
  /** What it means: "+12 since last week". */
  readonly note?: ReactNode;
};

export function StatTile({ label, value, unit, icon, tone = 'plain', note }: StatTileProps) {
  return (
    <dl className={styles.tile} data-tone={tone}>
      <dt className={styles.label}>
        {icon}
        {label}
      </dt>
      <dd className={styles.value}>
        {unit ? (
          <span className={styles.whole}>
            {value}
            <span className={styles.unit}>{unit}</span>
          </span>
        ) : (
          value
        )}
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </dl>
  );
}

/** A measure in words, its numbers large and its units small: `2時間3分`. */
export function Measure({ children }: { readonly children: string }) {
  const parts = children.split(/(\d+)/).filter((part) => part !== '');
  return parts.map((part, at) => (
    // The same units come again, and never in another order.
    <span key={at} className={/^\d/.test(part) ? undefined : styles.unit}>
      {part}
    </span>
  ));
}
