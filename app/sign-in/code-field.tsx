import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../design/text-field.tsx';

type CodeFieldProps = Pick<
  TextFieldProps,
  'ref' | 'value' | 'onValue' | 'readOnly' | 'error' | 'hint' | 'inputMode'
>;

/** The code of an app, or one for an emergency, which has letters; whether the second will do, the hint says. */
export function CodeField(props: CodeFieldProps) {
  const { t } = useTranslation('sign-in');
  return (
    <TextField
      hint={t('code.hint')}
      {...props}
      label={t('code.label')}
      name="one-time-code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="go"
      required
    />
  );
}
