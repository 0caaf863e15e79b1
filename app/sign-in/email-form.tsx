import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { Stack } from '../design/stack.tsx';
import { TextField } from '../design/text-field.tsx';
import type { LoginState } from './login-presenter.ts';
import styles from './login-screen.module.css';

type EmailFormProps = {
  readonly state: Extract<LoginState, { step: 'email' | 'finding' }>;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onGive: (email: string) => Promise<void>;
};

export function EmailForm({ state, email, onEmail, onGive }: EmailFormProps) {
  const { t } = useTranslation(['sign-in', 'errors']);
  const kind = state.step === 'email' ? state.error?.kind : undefined;
  const isAboutEmail = kind === 'account-not-found' || kind === 'email-malformed';
  const sentence =
    kind === 'account-not-found' ? t('sign-in:notRegistered') : kind && t(`errors:${kind}`);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onGive(email);
      }}
    >
      <Stack gap={5}>
        <h1 className={styles.title}>{t('sign-in:welcome')}</h1>
        {kind && !isAboutEmail && (
          <Notice tone="error" role="alert" data-error={kind}>
            {sentence}
          </Notice>
        )}
        <TextField
          label={t('sign-in:email')}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          required
          readOnly={state.step === 'finding'}
          value={email}
          onValue={onEmail}
          error={isAboutEmail && <span data-error={kind}>{sentence}</span>}
        />
        <Button type="submit" size="l" block busy={state.step === 'finding'}>
          {t('sign-in:next')}
        </Button>
      </Stack>
    </form>
  );
}
