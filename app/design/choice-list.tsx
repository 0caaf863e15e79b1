import { type ReactNode, useId } from 'react';
import { CheckIcon } from './home-icons.tsx';
import styles from './choice-list.module.css';

export type Choice<T extends string> = {
  readonly value: T;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
};

export type ChoiceListProps<T extends string> = {
  /** The question. */
  readonly label: ReactNode;
  readonly showLabel?: boolean;
  readonly choices: readonly Choice<T>[];
} & (
  | { readonly many?: false; readonly value: T | null; readonly onValue: (value: T) => void }
  | { readonly many: true; readonly value: readonly T[]; readonly onValue: (value: T[]) => void }
);

/** Answers to a question as large cards: one of them, or any number with `many`. */
export function ChoiceList<T extends string>(props: ChoiceListProps<T>) {
  const name = useId();
  const isChosen = (value: T) => (props.many ? props.value.includes(value) : props.value === value);
  const choose = (value: T) => {
    if (!props.many) props.onValue(value);
    else if (isChosen(value)) props.onValue(props.value.filter((other) => other !== value));
    else props.onValue([...props.value, value]);
  };
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend} data-shown={props.showLabel ?? true}>
        {props.label}
      </legend>
      {props.choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type={props.many ? 'checkbox' : 'radio'}
            className={styles.input}
            name={name}
            checked={isChosen(choice.value)}
            onChange={() => choose(choice.value)}
          />
          {choice.icon && <span className={styles.icon}>{choice.icon}</span>}
          <span className={styles.text}>
            {choice.label}
            {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
          </span>
          <span className={styles.check} data-many={props.many}>
            <CheckIcon size={16} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
