import { CheckIcon, RestIcon } from './home-icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './streak-days.module.css';

export type StreakDay = {
  /** One letter: the weekday. */
  readonly short: string;
  /** The whole of it for screen readers: "Monday, studied". */
  readonly label: string;
  readonly studied: boolean;
  readonly today?: boolean;
  /** Without study, and in the row nevertheless. */
  readonly rested?: boolean;
};

export function StreakDays({
  label,
  days,
}: {
  readonly label: string;
  readonly days: readonly StreakDay[];
}) {
  return (
    <ol className={styles.days} aria-label={label}>
      {days.map((day) => (
        <li
          key={day.label}
          className={styles.day}
          data-studied={day.studied}
          data-today={day.today}
          data-rested={day.rested}
        >
          <VisuallyHidden>{day.label}</VisuallyHidden>
          <span aria-hidden="true">{day.short}</span>
          <span className={styles.dot}>
            {day.studied ? <CheckIcon size={18} /> : day.rested && <RestIcon size={18} />}
          </span>
        </li>
      ))}
    </ol>
  );
}
