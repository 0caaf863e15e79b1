import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Stack } from '../design/stack.tsx';
import { FormHead } from './form-head.tsx';
import type { LoginState } from './login-presenter.ts';
import { UsernameField } from './username-field.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';

type PasswordFormProps = {
  readonly state: Extract<LoginState, { step: 'password' | 'signing-in' | 'signed-in' }>;
  readonly onGive: (password: string) => Promise<void>;
  readonly onOther: () => void;
  readonly onForgot: (email: string) => void;
};

export function PasswordForm({ state, onGive, onOther, onForgot }: PasswordFormProps) {
  const { t } = useTranslation(['sign-in', 'errors']);
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const email = state.step === 'signed-in' ? '' : state.email;
  const kind = state.step === 'password' ? state.error?.kind : undefined;
  const busy = state.step !== 'password';
  useEffect(() => {
    if (!busy) field.current?.focus();
  }, [busy]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onGive(password);
      }}
    >
      <Stack gap={5}>
        <FormHead title={t('sign-in:passwordTitle')}>{email}</FormHead>
        {kind && kind !== 'wrong-password' && <ErrorNotice kind={kind} />}
        <UsernameField email={email} />
        <CurrentPasswordField
          ref={field}
          label={t('sign-in:password')}
          name="password"
          enterKeyHint="go"
          readOnly={busy}
          value={password}
          onValue={setPassword}
          error={kind === 'wrong-password' && <span data-error={kind}>{t(`errors:${kind}`)}</span>}
        />
        <Stack gap={2}>
          <Button type="submit" size="l" block busy={busy}>
            {busy ? t('sign-in:entering') : t('sign-in:logIn')}
          </Button>
          {!busy && (
            <>
              <Button kind="quiet" block onClick={() => onForgot(email)}>
                {t('sign-in:forgot')}
              </Button>
              <Button kind="quiet" block onClick={onOther}>
                {t('sign-in:otherEmail')}
              </Button>
            </>
          )}
        </Stack>
      </Stack>
    </form>
  );
}
