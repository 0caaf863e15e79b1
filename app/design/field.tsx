import type { ReactNode } from 'react';
import { WarningIcon } from './icons.tsx';
import styles from './field.module.css';

export type FieldTexts = {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Present while the value is refused: what is wrong and what to do. */
  readonly error?: ReactNode;
};

type Control = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

/** Label, hint and error around any control, wired so that each is read with it. */
export function Field(
  props: FieldTexts & { readonly id: string; readonly children: (control: Control) => ReactNode },
) {
  const { id, label, hint, error } = props;
  const parts = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {props.children({
        id,
        'aria-describedby': parts || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div id={`${id}-error`} role="alert" className={styles.error}>
        {error && (
          <>
            <WarningIcon size={18} />
            <span>{error}</span>
          </>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
