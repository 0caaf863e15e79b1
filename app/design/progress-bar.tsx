import styles from './progress-bar.module.css';

export type ProgressBarProps = {
  readonly label: string;
  /** How far, 0 to 1; null while that is unknown. */
  readonly share: number | null;
  /** The same in words: "3 / 10". Shown at the end of the label's line, and read. */
  readonly valueText?: string;
  /** Shows label and value above the bar; they are read in any case. */
  readonly showLabel?: boolean;
  readonly tone?: 'brand' | 'achieved';
};

export function ProgressBar(props: ProgressBarProps) {
  const { label, share, valueText, showLabel, tone = 'brand' } = props;
  const percent = share === null ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={styles.progress}>
      {showLabel && (
        <div className={styles.label} aria-hidden="true">
          <span>{label}</span>
          <span className={styles.value}>{valueText}</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText}
        className={styles.track}
        data-tone={tone}
      >
        <div
          className={styles.fill}
          style={percent === undefined ? undefined : { translate: `${percent - 100}%` }}
        />
      </div>
    </div>
  );
}
