import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { Stack } from '../design/stack.tsx';
import { CopyButton, type CopyView } from '../shell/copy-button.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { CodeField } from '../sign-in/code-field.tsx';
import { useErrorFocus } from '../sign-in/use-error-focus.ts';
import type { OneTimeCodesState } from './one-time-codes-presenter.ts';
import { QrCode } from './qr-code.tsx';
import styles from './security-screen.module.css';

type OneTimeCodeSetUpProps = {
  readonly state: Extract<OneTimeCodesState, { step: 'setting-up' }>;
  readonly copying: CopyView;
  readonly onConfirm: (code: string) => Promise<void>;
  readonly onLeave: () => Promise<void>;
};

/** Her app takes the secret from the picture or by hand, and shows with a first code that it has it. */
export function OneTimeCodeSetUp(props: OneTimeCodeSetUpProps) {
  const { state, copying, onConfirm, onLeave } = props;
  const { t } = useTranslation(['security', 'errors']);
  const [code, setCode] = useState('');
  const { secret, squares } = state.secret;
  const kind = state.error?.kind;
  const isWrong = kind === 'wrong-code';
  const field = useErrorFocus(isWrong && state.error);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onConfirm(code);
      }}
    >
      <Stack gap={4}>
        <Card>
          <ol className={styles.steps}>
            <Step title={t('security:codes.app')}>
              <p className={styles.hint}>{t('security:codes.appHint')}</p>
            </Step>
            <Step title={t('security:codes.scan')}>
              <QrCode squares={squares} label={t('security:codes.picture')} />
              <p className={styles.hint}>{t('security:codes.byHand')}</p>
              <div className={styles.key}>
                <code className={styles.code} data-secret="">
                  {secret.match(/.{1,4}/g)?.join(' ')}
                </code>
                <CopyButton
                  hang="end"
                  view={copying}
                  text={secret}
                  label={t('security:codes.copyKey')}
                />
              </div>
            </Step>
            <Step title={t('security:codes.type')}>
              {kind && !isWrong && <ErrorNotice kind={kind} />}
              <CodeField
                ref={field}
                hint={t('security:codes.digits')}
                inputMode="numeric"
                value={code}
                onValue={setCode}
                readOnly={state.isBusy}
                error={isWrong && <span data-error={kind}>{t(`errors:${kind}`)}</span>}
              />
            </Step>
          </ol>
        </Card>
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

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li>
      <div className={styles.step}>
        <h3 className={styles.title}>{title}</h3>
        {children}
      </div>
    </li>
  );
}
