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
