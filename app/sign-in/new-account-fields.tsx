import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { EmailField } from './email-field.tsx';
import { isAboutPassword } from './is-about-password.ts';
import type { NewAccountPresenter } from './new-account-presenter.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { useErrorFocus } from './use-error-focus.ts';

type NewAccountFieldsProps = {
  readonly error: Extract<NewAccountPresenter['state'], { step: 'new-account' }>['error'];
  readonly readOnly: boolean;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly password: string;
  readonly onPassword: (password: string) => void;
};

/** What an account is made of, with what stands in its way: at the field it is about, or above both. */
export function NewAccountFields(props: NewAccountFieldsProps) {
  const { error, readOnly, email, onEmail, password, onPassword } = props;
  const { t } = useTranslation(['sign-in', 'errors']);
  const kind = error?.kind;
  const isAboutEmail = kind === 'email-malformed' || kind === 'email-taken';
  const isPasswordUnfit = isAboutPassword(kind);
  const sentence = kind && <span data-error={kind}>{t(`errors:${kind}`)}</span>;
  const emailField = useErrorFocus(isAboutEmail && error);
  const passwordField = useErrorFocus(isPasswordUnfit && error);
  return (
    <>
      {kind && !isAboutEmail && !isPasswordUnfit && <ErrorNotice kind={kind} />}
      <EmailField
        ref={emailField}
        label={t('sign-in:email')}
        enterKeyHint="next"
        readOnly={readOnly}
        value={email}
        onValue={onEmail}
        error={isAboutEmail && sentence}
      />
      <NewPasswordField
        ref={passwordField}
        label={t('sign-in:password')}
        readOnly={readOnly}
        value={password}
        onValue={onPassword}
        error={isPasswordUnfit && sentence}
      />
    </>
  );
}
