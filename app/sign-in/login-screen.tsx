import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../design/brand-mark.tsx';
import { Page } from '../design/page.tsx';
import { Stack } from '../design/stack.tsx';
import { Illustration } from '../shell/illustration.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { EmailForm } from './email-form.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { LoginPresenter } from './login-presenter.ts';
import { PasswordForm } from './password-form.tsx';
import styles from './login-screen.module.css';

export type LoginView = Pick<LoginPresenter, 'state' | 'giveEmail' | 'givePassword' | 'otherEmail'>;

export type LoginScreenProps = { readonly view: LoginView; readonly onSignedIn: () => void };

export const LoginScreen = observer(function LoginScreen({ view, onSignedIn }: LoginScreenProps) {
  const { state } = view;
  const { t } = useTranslation('sign-in');
  const [email, setEmail] = useState('email' in state ? state.email : '');
  useArrival(t('title'));
  const signedIn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (state.step === 'signed-in') signedIn();
  }, [state.step]);

  return (
    <Page data-step={state.step}>
      <Stack gap={6}>
        <div className={styles.brand}>
          <BrandMark size={34} />
          <strong>Oz</strong>
        </div>
        <div className={styles.illustration}>
          <Illustration name="welcome" />
        </div>
        <div className={styles.form}>
          {state.step === 'email' || state.step === 'finding' ? (
            <EmailForm state={state} email={email} onEmail={setEmail} onGive={view.giveEmail} />
          ) : (
            <PasswordForm state={state} onGive={view.givePassword} onOther={view.otherEmail} />
          )}
        </div>
        <LanguageSwitch />
      </Stack>
    </Page>
  );
});
