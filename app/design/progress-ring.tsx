import type { ReactNode } from 'react';
import styles from './progress-ring.module.css';

export type ProgressRingProps = {
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
  /** The same in words: "3 / 10". */
  readonly valueText?: string;
  /** CSS pixels at the default text size. */
  readonly size?: number;
  readonly tone?: 'brand' | 'achieved';
  /** In the middle: a number or an icon. Not read, as label and value already are. */
  readonly children?: ReactNode;
};

export function ProgressRing(props: ProgressRingProps) {
  const { label, valueText, size = 56, tone = 'brand', children } = props;
  const percent = Math.round(Math.min(1, Math.max(0, props.share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={styles.ring}
      data-tone={tone}
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle className={styles.track} cx="24" cy="24" r="21" />
        <circle
          className={styles.arc}
          cx="24"
          cy="24"
          r="21"
          pathLength={100}
          strokeDasharray={`${percent} 100`}
          data-empty={percent === 0}
        />
      </svg>
      <span className={styles.centre} aria-hidden="true">
        {children}
      </span>
    </div>
  );
}
