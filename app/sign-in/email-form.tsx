import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { MicFilledIcon } from '../design/home-icons.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { FormHead } from './form-head.tsx';
import type { LoginState } from './login-presenter.ts';
import { useErrorFocus } from './use-error-focus.ts';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { EmailField } from './email-field.tsx';

type EmailFormProps = {
  readonly state: Extract<LoginState, { step: 'email' | 'finding' | 'passkey' | 'beginning' }>;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onGive: (email: string) => Promise<void>;
  /** Undefined where this device has none. */
  readonly onPasskey: (() => Promise<void>) | undefined;
  readonly onNewAccount: () => void;
  readonly onGuest: () => Promise<void>;
};

export function EmailForm(props: EmailFormProps) {
  const { state, email, onEmail, onGive, onPasskey, onNewAccount, onGuest } = props;
  const { t } = useTranslation(['sign-in', 'errors']);
  const error = state.step === 'email' ? state.error : undefined;
  const kind = error?.kind;
  const isUnknown = kind === 'account-not-found';
  const isAboutEmail = isUnknown || kind === 'email-malformed';
  const field = useErrorFocus(isAboutEmail && error);
  const sentence = isUnknown ? t('sign-in:notRegistered') : kind && t(`errors:${kind}`);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onGive(email);
      }}
    >
      <Stack gap={6}>
        <FormHead title={t('sign-in:welcome')}>{t('sign-in:what')}</FormHead>
        <Button
          size="l"
          block
          icon={<MicFilledIcon />}
          busy={state.step === 'beginning'}
          onClick={() => void onGuest()}
        >
          {t(state.step === 'beginning' ? 'sign-in:beginning' : 'sign-in:guest')}
        </Button>
        {kind && !isAboutEmail && <ErrorNotice kind={kind} />}
        <Section title={t('sign-in:haveAccount')}>
          <Stack gap={5}>
            <EmailField
              ref={field}
              label={t('sign-in:email')}
              autoComplete="username webauthn"
              enterKeyHint="next"
              readOnly={state.step !== 'email'}
              value={email}
              onValue={onEmail}
              error={isAboutEmail && <span data-error={kind}>{sentence}</span>}
            />
            <Stack gap={2}>
              <Button type="submit" kind="secondary" size="l" block busy={state.step === 'finding'}>
                {t('sign-in:next')}
              </Button>
              {onPasskey && (
                <Button
                  kind="secondary"
                  block
                  busy={state.step === 'passkey'}
                  onClick={() => void onPasskey()}
                >
                  {t(state.step === 'passkey' ? 'sign-in:passkeyBusy' : 'sign-in:passkey')}
                </Button>
              )}
            </Stack>
          </Stack>
        </Section>
        <Button kind={isUnknown ? 'primary' : 'quiet'} block onClick={onNewAccount}>
          {t(isUnknown ? 'sign-in:makeAccountWith' : 'sign-in:makeAccount')}
        </Button>
      </Stack>
    </form>
  );
}
