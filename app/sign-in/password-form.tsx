import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { Stack } from '../design/stack.tsx';
import { PasswordField } from '../design/text-field.tsx';
import type { LoginState } from './login-presenter.ts';
import styles from './login-screen.module.css';

type PasswordFormProps = {
  readonly state: Extract<LoginState, { step: 'password' | 'signing-in' | 'signed-in' }>;
  readonly onGive: (password: string) => Promise<void>;
  readonly onOther: () => void;
};

export function PasswordForm({ state, onGive, onOther }: PasswordFormProps) {
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
        <div>
          <h1 className={styles.title}>{t('sign-in:passwordTitle')}</h1>
          <p className={styles.who}>{email}</p>
        </div>
        {kind && kind !== 'wrong-password' && (
          <Notice tone="error" role="alert" data-error={kind}>
            {t(`errors:${kind}`)}
          </Notice>
        )}
        {/* Not shown: lets a password manager know whose password this is. */}
        <input
          className={styles.username}
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <PasswordField
          ref={field}
          label={t('sign-in:password')}
          autoComplete="current-password"
          enterKeyHint="go"
          required
          showLabel={t('sign-in:showPassword')}
          hideLabel={t('sign-in:hidePassword')}
          readOnly={busy}
          value={password}
          onValue={setPassword}
          error={kind === 'wrong-password' && <span data-error={kind}>{t(`errors:${kind}`)}</span>}
        />
        <Button type="submit" size="l" block busy={busy}>
          {busy ? t('sign-in:entering') : t('sign-in:logIn')}
        </Button>
        {!busy && (
          <Button kind="quiet" block onClick={onOther}>
            {t('sign-in:otherEmail')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
