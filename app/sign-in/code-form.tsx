import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Stack } from '../design/stack.tsx';
import { CodeField } from './code-field.tsx';
import { FormHead } from './form-head.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import type { LoginState } from './login-presenter.ts';

type CodeFormProps = {
  readonly state: Extract<LoginState, { step: 'code-needed' | 'checking-code' }>;
  readonly onGive: (code: string) => Promise<void>;
  readonly onOther: () => void;
};

/** After a right password, where she wants to be asked for a code. */
export function CodeForm({ state, onGive, onOther }: CodeFormProps) {
  const { t } = useTranslation(['sign-in', 'errors']);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const busy = state.step === 'checking-code';
  const kind = busy ? undefined : state.error?.kind;
  const isWrong = kind === 'wrong-code';
  useEffect(() => {
    if (!busy) field.current?.focus();
  }, [busy]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onGive(code);
      }}
    >
      <Stack gap={5}>
        <FormHead title={t('sign-in:code.title')}>{state.email}</FormHead>
        {kind && !isWrong && <ErrorNotice kind={kind} />}
        <CodeField
          ref={field}
          value={code}
          onValue={setCode}
          readOnly={busy}
          error={isWrong && <span data-error={kind}>{t(`errors:${kind}`)}</span>}
        />
        <Stack gap={2}>
          <Button type="submit" size="l" block busy={busy}>
            {busy ? t('sign-in:entering') : t('sign-in:logIn')}
          </Button>
          {!busy && (
            <Button kind="quiet" block onClick={onOther}>
              {t('sign-in:otherEmail')}
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  );
}
