import { type ComponentPropsWithRef, useId } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

export type TextAreaProps = FieldTexts & {
  readonly value: string;
  readonly onValue: (value: string) => void;
} & Omit<
    ComponentPropsWithRef<'textarea'>,
    keyof FieldTexts | 'value' | 'id' | 'onChange' | 'className' | 'style'
  >;

/** Grows with what is written in it. */
export function TextArea({ label, hint, error, onValue, ...area }: TextAreaProps) {
  return (
    <Field id={useId()} label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={`${styles.control} ${styles.area}`}
          onChange={(event) => onValue(event.target.value)}
          // Browsers bring the caret of a text area into sight, also under a bar.
          onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
        />
      )}
    </Field>
  );
}
