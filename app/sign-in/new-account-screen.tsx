import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Stack } from '../design/stack.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useLanguage } from '../shell/use-path.ts';
import { FormHead } from './form-head.tsx';
import { NewAccountFields } from './new-account-fields.tsx';
import type { NewAccountPresenter } from './new-account-presenter.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import styles from './login-screen.module.css';

export type NewAccountView = Pick<NewAccountPresenter, 'state' | 'isGuest' | 'create'>;

export type NewAccountScreenProps = {
  readonly view: NewAccountView;
  /** What she typed already. */
  readonly email?: string;
  readonly onCreated: () => void;
  readonly onLogIn: () => void;
};

export const NewAccountScreen = observer(function NewAccountScreen(props: NewAccountScreenProps) {
  const { view, onCreated, onLogIn } = props;
  const { state, isGuest } = view;
  const { t } = useTranslation(['sign-in', 'errors']);
  const language = useLanguage();
  const [email, setEmail] = useState(props.email ?? '');
  const [password, setPassword] = useState('');
  const title = t(isGuest ? 'sign-in:newAccount.guestTitle' : 'sign-in:newAccount.title');
  useArrival(title);
  const created = useEffectEvent(onCreated);
  useEffect(() => {
    if (state.step === 'signed-in') created();
  }, [state.step]);

  const busy = state.step !== 'new-account';
  const error = state.step === 'new-account' ? state.error : undefined;
  return (
    <SignInFrame step={state.step} isPlain>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void view.create({ email, password, language });
        }}
      >
        <Stack gap={5}>
          <FormHead title={title}>
            {t(isGuest ? 'sign-in:newAccount.guestDescription' : 'sign-in:newAccount.description')}
          </FormHead>
          <NewAccountFields
            error={error}
            readOnly={busy}
            email={email}
            onEmail={setEmail}
            password={password}
            onPassword={setPassword}
          />
          <p className={styles.note}>{t('sign-in:newAccount.promise')}</p>
          <Stack gap={2}>
            <Button type="submit" size="l" block busy={busy}>
              {t(busy ? 'sign-in:newAccount.creating' : 'sign-in:newAccount.create')}
            </Button>
            {!busy && (
              <Button
                kind={error?.kind === 'email-taken' ? 'secondary' : 'quiet'}
                block
                onClick={onLogIn}
              >
                {t('sign-in:newAccount.haveAccount')}
              </Button>
            )}
          </Stack>
        </Stack>
      </form>
    </SignInFrame>
  );
});
