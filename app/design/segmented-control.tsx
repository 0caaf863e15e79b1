import { type ReactNode, useId } from 'react';
import styles from './segmented-control.module.css';

export type Segment<T extends string> = {
  readonly value: T;
  readonly label: string;
  /** What is read aloud where the label is too short for that. */
  readonly name?: string;
  readonly icon?: ReactNode;
};

export type SegmentedControlProps<T extends string> = {
  readonly label: string;
  readonly showLabel?: boolean;
  /** What the chosen one means. */
  readonly hint?: string | undefined;
  readonly segments: readonly Segment<T>[];
  readonly value: T;
  readonly onValue: (value: T) => void;
  /** `pills` scroll sideways: for five tabs on a phone. */
  readonly look?: 'segments' | 'pills';
};

/** One of a few, all in sight: radio buttons, so arrow keys and screen readers know them. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { label, showLabel, hint, segments, value, onValue, look = 'segments' } = props;
  const name = useId();
  return (
    <fieldset
      className={styles.group}
      data-look={look}
      aria-describedby={hint ? `${name}-hint` : undefined}
    >
      <legend className={styles.legend} data-shown={showLabel}>
        {label}
      </legend>
      <div className={styles.row}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              aria-label={segment.name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onValue(segment.value)}
            />
            <span className={styles.face}>
              {segment.icon}
              {segment.label}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
