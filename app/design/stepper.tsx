import { MinusIcon, PlusIcon } from './icons.tsx';
import styles from './stepper.module.css';

export type StepperProps = {
  /** What is being chosen: the name of the pair of buttons. */
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  /** What can be chosen, the least first. */
  readonly steps: readonly number[];
  readonly value: number;
  /** The value as it is read. */
  readonly text: string;
  readonly onValue: (value: number) => void;
};

/** A number of a few, one step at a time; where there is no further step, a button rests. */
export function Stepper(props: StepperProps) {
  const { label, lessLabel, moreLabel, steps, value, text, onValue } = props;
  const less = steps.findLast((step) => step < value);
  const more = steps.find((step) => step > value);
  return (
    <span role="group" aria-label={label} className={styles.stepper}>
      <button
        type="button"
        className={styles.step}
        aria-label={lessLabel}
        aria-disabled={less === undefined}
        onClick={() => less !== undefined && onValue(less)}
      >
        <MinusIcon size={20} />
      </button>
      <output className={styles.value} data-least={less === undefined}>
        {text}
      </output>
      <button
        type="button"
        className={styles.step}
        aria-label={moreLabel}
        aria-disabled={more === undefined}
        onClick={() => more !== undefined && onValue(more)}
      >
        <PlusIcon size={20} />
      </button>
    </span>
  );
}
