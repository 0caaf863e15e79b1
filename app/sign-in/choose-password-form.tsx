import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Stack } from '../design/stack.tsx';
import { FormHead } from './form-head.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import type { PasswordResetState } from './password-reset-presenter.ts';
import { useErrorFocus } from './use-error-focus.ts';
import { isAboutPassword } from './is-about-password.ts';
import { ErrorNotice } from '../shell/error-notice.tsx';

type ChoosePasswordFormProps = {
  readonly state: Extract<PasswordResetState, { step: 'new-password' | 'saving' | 'signed-in' }>;
  readonly onChoose: (password: string) => Promise<void>;
};

/** Another password, after the one that was forgotten. */
export function ChoosePasswordForm({ state, onChoose }: ChoosePasswordFormProps) {
  const { t } = useTranslation(['sign-in', 'errors']);
  const [password, setPassword] = useState('');
  const busy = state.step !== 'new-password';
  const error = state.step === 'new-password' ? state.error : undefined;
  const kind = error?.kind;
  const isUnfit = isAboutPassword(kind);
  const field = useErrorFocus(isUnfit && error);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onChoose(password);
      }}
    >
      <Stack gap={5}>
        <FormHead title={t('sign-in:reset.chooseTitle')}>
          {t('sign-in:reset.chooseDescription')}
        </FormHead>
        {kind && !isUnfit && <ErrorNotice kind={kind} />}
        <NewPasswordField
          ref={field}
          label={t('sign-in:reset.newPassword')}
          readOnly={busy}
          value={password}
          onValue={setPassword}
          error={isUnfit && <span data-error={kind}>{t(`errors:${kind}`)}</span>}
        />
        <Button type="submit" size="l" block busy={busy}>
          {t(busy ? 'sign-in:reset.saving' : 'sign-in:reset.save')}
        </Button>
      </Stack>
    </form>
  );
}
