import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../design/text-field.tsx';
import { PasswordRules } from './password-rules.tsx';

type NewPasswordFieldProps = Pick<ComponentPropsWithRef<'input'>, 'ref' | 'readOnly'> & {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error?: ReactNode;
};

/** A password that is chosen here, with its rules. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { t } = useTranslation('sign-in');
  return (
    <div>
      <PasswordField
        {...props}
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="go"
        required
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
      />
      <PasswordRules password={props.value} />
    </div>
  );
}
