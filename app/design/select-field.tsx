import { useId } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { DownIcon } from './icons.tsx';
import styles from './field.module.css';

export type SelectFieldProps<T extends string> = FieldTexts & {
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onValue: (value: T) => void;
};

export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, hint, error, options, value, onValue } = props;
  return (
    <Field id={useId()} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.selectWrap}>
          <select
            {...control}
            className={`${styles.control} ${styles.select}`}
            value={value}
            onChange={(event) => {
              const chosen = options[event.target.selectedIndex];
              if (chosen) onValue(chosen.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <DownIcon size={20} />
        </div>
      )}
    </Field>
  );
}
