import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Stack } from '../design/stack.tsx';
import { FormHead } from './form-head.tsx';
import type { PasswordResetState } from './password-reset-presenter.ts';
import { useErrorFocus } from './use-error-focus.ts';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { EmailField } from './email-field.tsx';

type ForgotFormProps = {
  readonly state: Extract<PasswordResetState, { step: 'forgot' | 'sending' }>;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSend: () => Promise<void>;
  readonly onLogIn: () => void;
};

/** Where the link to another password shall go. */
export function ForgotForm({ state, email, onEmail, onSend, onLogIn }: ForgotFormProps) {
  const { t } = useTranslation(['sign-in', 'errors']);
  const busy = state.step === 'sending';
  const error = state.step === 'forgot' ? state.error : undefined;
  const kind = error?.kind;
  const isAboutEmail = kind === 'email-malformed';
  const field = useErrorFocus(isAboutEmail && error);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
    >
      <Stack gap={5}>
        <FormHead title={t('sign-in:reset.title')}>{t('sign-in:reset.description')}</FormHead>
        {kind && !isAboutEmail && <ErrorNotice kind={kind} />}
        <EmailField
          ref={field}
          label={t('sign-in:email')}
          enterKeyHint="send"
          readOnly={busy}
          value={email}
          onValue={onEmail}
          error={isAboutEmail && <span data-error={kind}>{t(`errors:${kind}`)}</span>}
        />
        <Stack gap={2}>
          <Button type="submit" size="l" block busy={busy}>
            {t(busy ? 'sign-in:reset.sending' : 'sign-in:reset.send')}
          </Button>
          {!busy && (
            <Button kind="quiet" block onClick={onLogIn}>
              {t('sign-in:reset.backToLogIn')}
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  );
}
