import { type ComponentPropsWithRef, useId, useState } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';
import styles from './field.module.css';

type Own = FieldTexts & {
  readonly value: string;
  readonly onValue: (value: string) => void;
};

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  keyof Own | 'id' | 'type' | 'onChange' | 'className' | 'style'
>;

export type TextFieldProps = Own &
  InputProps & { readonly type?: 'text' | 'email' | 'search' | 'url' | 'tel' };

export function TextField({
  label,
  hint,
  error,
  onValue,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field id={useId()} label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={type}
          className={styles.control}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  );
}

export type PasswordFieldProps = Own &
  InputProps & {
    readonly autoComplete: 'current-password' | 'new-password';
    readonly showLabel: string;
    readonly hideLabel: string;
  };

/** A password goes on its way as it will be compared: wide letters as the plain ones, in sight of who types them. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, onValue, showLabel, hideLabel, ...input } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field id={useId()} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.withButton}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={styles.control}
            // What a keyboard is still composing must stay as it is.
            onChange={({ target, nativeEvent }) =>
              onValue(isComposing(nativeEvent) ? target.value : plain(target.value))
            }
            onCompositionEnd={({ currentTarget }) => onValue(plain(currentTarget.value))}
          />
          <IconButton
            label={shown ? hideLabel : showLabel}
            icon={shown ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}

const plain = (text: string): string => text.normalize('NFKC');

const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;
