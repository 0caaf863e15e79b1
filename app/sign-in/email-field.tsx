import { TextField, type TextFieldProps } from '../design/text-field.tsx';

type EmailFieldProps = Omit<TextFieldProps, 'type' | 'name' | 'required'>;

/** An email, which no keyboard should capitalise or correct. */
export function EmailField({ autoComplete = 'username', ...props }: EmailFieldProps) {
  return (
    <TextField
      {...props}
      type="email"
      name="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
