import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { Stack } from '../design/stack.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { usePath } from '../shell/use-path.ts';
import { INVALID_CONTRACT, PRIVACY } from '../../core/navigation/paths.ts';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';
import type { LoginPresenter, LoginState } from './login-presenter.ts';
import { PasswordForm } from './password-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export type LoginView = Pick<
  LoginPresenter,
  | 'state'
  | 'hasPasskeys'
  | 'giveEmail'
  | 'givePassword'
  | 'giveCode'
  | 'otherEmail'
  | 'beginAsGuest'
  | 'offerPasskeys'
  | 'signInWithPasskey'
  | 'leave'
>;

export type LoginScreenProps = {
  readonly view: LoginView;
  /** What she typed already. */
  readonly email?: string;
  /** She was led here because her contract has ended. */
  readonly isContractInvalid?: boolean;
  readonly onSignedIn: (isNew: boolean) => void;
  readonly onNewAccount: (email: string) => void;
  readonly onForgot: (email: string) => void;
};

export const LoginScreen = observer(function LoginScreen(props: LoginScreenProps) {
  const { view, isContractInvalid = false, onSignedIn, onNewAccount, onForgot } = props;
  const { state } = view;
  const { t } = useTranslation(['sign-in', 'shell']);
  const [email, setEmail] = useState('email' in state ? state.email : (props.email ?? ''));
  const path = usePath();
  useArrival(t('sign-in:title'));
  useEffect(() => {
    void view.offerPasskeys();
    return () => view.leave();
  }, [view]);
  const signedIn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (state.step === 'signed-in') signedIn(state.isNew);
  }, [state]);

  return (
    <SignInFrame step={state.step}>
      <Stack gap={5}>
        {isContractInvalid && (
          <Notice
            tone="warning"
            title={t('shell:contractTitle')}
            data-error="no-contract"
            action={
              <ButtonLink kind="secondary" size="s" to={path(INVALID_CONTRACT)}>
                {t('sign-in:contractMore')}
              </ButtonLink>
            }
          >
            {t('shell:contractDescription')}
          </Notice>
        )}
        {isAtEmail(state) ? (
          <EmailForm
            state={state}
            email={email}
            onEmail={setEmail}
            onGive={view.giveEmail}
            onPasskey={view.hasPasskeys ? view.signInWithPasskey : undefined}
            onNewAccount={() => onNewAccount(email)}
            onGuest={view.beginAsGuest}
          />
        ) : state.step === 'code-needed' || state.step === 'checking-code' ? (
          <CodeForm state={state} onGive={view.giveCode} onOther={view.otherEmail} />
        ) : (
          <PasswordForm
            state={state}
            onGive={view.givePassword}
            onOther={view.otherEmail}
            onForgot={onForgot}
          />
        )}
        <ButtonLink kind="quiet" size="s" to={path(PRIVACY)}>
          {t('sign-in:privacy')}
        </ButtonLink>
      </Stack>
    </SignInFrame>
  );
});

type AtEmail = Extract<LoginState, { step: 'email' | 'finding' | 'passkey' | 'beginning' }>;

const isAtEmail = (state: LoginState): state is AtEmail =>
  ['email', 'finding', 'passkey', 'beginning'].includes(state.step);
