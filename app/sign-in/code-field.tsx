import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../design/text-field.tsx';

type CodeFieldProps = Pick<TextFieldProps, 'ref' | 'value' | 'onValue' | 'readOnly' | 'error'>;

/** The code of an app, or one for an emergency, which has letters. */
export function CodeField(props: CodeFieldProps) {
  const { t } = useTranslation('sign-in');
  return (
    <TextField
      {...props}
      label={t('code.label')}
      hint={t('code.hint')}
      name="one-time-code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="go"
      required
    />
  );
}
