import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Page } from '../design/page.tsx';
import { Stack } from '../design/stack.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import type { EmailConfirmationState } from './email-confirmation-presenter.ts';
import { FormHead } from './form-head.tsx';

type EmailPasswordFormProps = {
  readonly state: Extract<EmailConfirmationState, { step: 'password' }>;
  readonly onGive: (password: string) => Promise<void>;
};

/** A learner who opens the link where she is not signed in proves with her password that the account is hers. */
export function EmailPasswordForm({ state, onGive }: EmailPasswordFormProps) {
  const { t } = useTranslation(['sign-in', 'errors']);
  const [password, setPassword] = useState('');
  const { isWrong } = state;
  return (
    <Page data-step={state.step}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onGive(password);
        }}
      >
        <Stack gap={5}>
          <FormHead title={t('sign-in:confirmation.title')}>
            {t('sign-in:confirmation.passwordHint')}
          </FormHead>
          <CurrentPasswordField
            label={t('sign-in:password')}
            enterKeyHint="go"
            value={password}
            onValue={setPassword}
            error={isWrong && <span data-error="wrong-password">{t('errors:wrong-password')}</span>}
          />
          <Button type="submit" size="l" block>
            {t('sign-in:confirmation.confirm')}
          </Button>
        </Stack>
      </form>
    </Page>
  );
}
