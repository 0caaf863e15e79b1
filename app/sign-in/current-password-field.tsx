import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../design/text-field.tsx';

type CurrentPasswordFieldProps = Pick<
  ComponentPropsWithRef<'input'>,
  'ref' | 'readOnly' | 'name' | 'enterKeyHint'
> & {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error?: ReactNode;
};

/** A password that the learner has already. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  const { t } = useTranslation('sign-in');
  return (
    <PasswordField
      {...props}
      autoComplete="current-password"
      required
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
    />
  );
}
