import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Stack } from '../design/stack.tsx';
import { CurrentPasswordField } from '../sign-in/current-password-field.tsx';
import { CodeField } from '../sign-in/code-field.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import type { ProofPresenter, ProofState } from './proof-presenter.ts';

export type ProofView = Pick<
  ProofPresenter,
  'state' | 'ways' | 'needsCode' | 'give' | 'givePasskey' | 'leave'
>;

/** Her password, once more, before something that changes her account. */
export const ProofDialog = observer(function ProofDialog({ view }: { readonly view: ProofView }) {
  const { state } = view;
  const { t } = useTranslation(['account', 'sign-in', 'errors']);
  const form = useId();
  const isPossible = state.step !== 'no-password';
  const { password: hasPassword, passkey: hasPasskey } = view.ways;
  const busy = state.step === 'checking';
  return (
    <Dialog
      open={state.step !== 'not-asked'}
      title={t(titleOf(isPossible, hasPassword))}
      closeLabel={t('account:proof.leave')}
      onClose={view.leave}
      actions={
        <>
          {isPossible && hasPassword && (
            <Button type="submit" form={form} block busy={busy}>
              {t(busy ? 'account:proof.checking' : 'account:proof.goOn')}
            </Button>
          )}
          {isPossible && hasPasskey && (
            <Button
              kind={hasPassword ? 'secondary' : 'primary'}
              block
              busy={busy && !hasPassword}
              onClick={() => void view.givePasskey()}
            >
              {t('account:proof.passkey')}
            </Button>
          )}
          <Button kind="quiet" block onClick={view.leave}>
            {t('account:proof.leave')}
          </Button>
        </>
      }
    >
      {isPossible ? (
        <ProofForm
          id={form}
          state={state}
          hasPassword={hasPassword}
          needsCode={view.needsCode}
          onGive={view.give}
        />
      ) : (
        <NoPassword />
      )}
    </Dialog>
  );
});

const titleOf = (isPossible: boolean, hasPassword: boolean) => {
  if (!isPossible) return 'account:proof.noneTitle';
  return hasPassword ? 'account:proof.title' : 'account:proof.passkeyTitle';
};

type ProofFormProps = {
  readonly id: string;
  readonly state: ProofState;
  readonly hasPassword: boolean;
  readonly needsCode: boolean;
  readonly onGive: (password: string, code?: string) => Promise<void>;
};

function ProofForm({ id, state, hasPassword, needsCode, onGive }: ProofFormProps) {
  const { t } = useTranslation(['account', 'sign-in', 'errors']);
  const [password, setPassword] = useState('');
  const kind = state.step === 'asking' ? state.error?.kind : undefined;
  const [code, setCode] = useState('');
  const isWrong = kind === 'wrong-password';
  const isWrongCode = kind === 'wrong-code' && needsCode;
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onGive(password, needsCode ? code : undefined);
      }}
    >
      <Stack gap={4}>
        <p>{t('account:proof.hint')}</p>
        {kind && !isWrong && !isWrongCode && <ErrorNotice kind={kind} />}
        {hasPassword && (
          <CurrentPasswordField
            label={t('sign-in:password')}
            enterKeyHint="go"
            readOnly={state.step === 'checking'}
            value={password}
            onValue={setPassword}
            error={isWrong && <span data-error={kind}>{t(`errors:${kind}`)}</span>}
          />
        )}
        {needsCode && (
          <CodeField
            value={code}
            onValue={setCode}
            readOnly={state.step === 'checking'}
            error={isWrongCode && <span data-error={kind}>{t(`errors:${kind}`)}</span>}
          />
        )}
      </Stack>
    </form>
  );
}

function NoPassword() {
  const { t } = useTranslation('account');
  return <p>{t('proof.none')}</p>;
}
