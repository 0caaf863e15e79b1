import { useId } from 'react';
import styles from './switch.module.css';

export type SwitchProps = {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
};

export function Switch({ label, hint, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span className={styles.text}>
        {label}
        {hint && (
          <span id={id} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // eslint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
        role="switch"
        className={styles.switch}
        aria-label={label}
        aria-describedby={hint ? id : undefined}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
