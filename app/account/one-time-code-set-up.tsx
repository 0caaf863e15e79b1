import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Stack } from '../design/stack.tsx';
import { CodeField } from '../sign-in/code-field.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import type { OneTimeCodesState } from './one-time-codes-presenter.ts';
import { QrCode } from './qr-code.tsx';
import styles from './security-screen.module.css';

type OneTimeCodeSetUpProps = {
  readonly state: Extract<OneTimeCodesState, { step: 'setting-up' }>;
  readonly onConfirm: (code: string) => Promise<void>;
  readonly onLeave: () => Promise<void>;
};

/** Her app takes the secret from the picture or by hand, and shows with a first code that it has it. */
export function OneTimeCodeSetUp({ state, onConfirm, onLeave }: OneTimeCodeSetUpProps) {
  const { t } = useTranslation(['security', 'errors']);
  const [code, setCode] = useState('');
  const { secret, squares } = state.secret;
  const kind = state.error?.kind;
  const isWrong = kind === 'wrong-code';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onConfirm(code);
      }}
    >
      <Stack gap={4}>
        <p>{t('security:codes.scan')}</p>
        <QrCode squares={squares} label={t('security:codes.picture')} />
        <p>
          {t('security:codes.byHand')}
          <br />
          <code className={styles.code} data-secret="">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </p>
        {kind && !isWrong && <ErrorNotice kind={kind} />}
        <CodeField
          value={code}
          onValue={setCode}
          readOnly={state.isBusy}
          error={isWrong && <span data-error={kind}>{t(`errors:${kind}`)}</span>}
        />
        <Button type="submit" block busy={state.isBusy}>
          {t('security:codes.confirm')}
        </Button>
        <Button kind="quiet" block onClick={() => void onLeave()}>
          {t('security:cancel')}
        </Button>
      </Stack>
    </form>
  );
}
