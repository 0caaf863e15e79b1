import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Stack } from '../design/stack.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useLanguage } from '../shell/use-path.ts';
import { FormHead } from './form-head.tsx';
import type { NewAccountPresenter } from './new-account-presenter.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useErrorFocus } from './use-error-focus.ts';
import styles from './login-screen.module.css';
import { isAboutPassword } from './is-about-password.ts';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { EmailField } from './email-field.tsx';

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
  const kind = error?.kind;
  const isAboutEmail = kind === 'email-malformed' || kind === 'email-taken';
  const isPasswordUnfit = isAboutPassword(kind);
  const sentence = kind && <span data-error={kind}>{t(`errors:${kind}`)}</span>;
  const emailField = useErrorFocus(isAboutEmail && error);
  const passwordField = useErrorFocus(isPasswordUnfit && error);
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
          {kind && !isAboutEmail && !isPasswordUnfit && <ErrorNotice kind={kind} />}
          <EmailField
            ref={emailField}
            label={t('sign-in:email')}
            enterKeyHint="next"
            readOnly={busy}
            value={email}
            onValue={setEmail}
            error={isAboutEmail && sentence}
          />
          <NewPasswordField
            ref={passwordField}
            label={t('sign-in:password')}
            readOnly={busy}
            value={password}
            onValue={setPassword}
            error={isPasswordUnfit && sentence}
          />
          <p className={styles.note}>{t('sign-in:newAccount.promise')}</p>
          <Stack gap={2}>
            <Button type="submit" size="l" block busy={busy}>
              {t(busy ? 'sign-in:newAccount.creating' : 'sign-in:newAccount.create')}
            </Button>
            {!busy && (
              <Button kind={kind === 'email-taken' ? 'secondary' : 'quiet'} block onClick={onLogIn}>
                {t('sign-in:newAccount.haveAccount')}
              </Button>
            )}
          </Stack>
        </Stack>
      </form>
    </SignInFrame>
  );
});
