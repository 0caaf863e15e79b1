import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../design/brand-mark.tsx';
import { Page } from '../design/page.tsx';
import { Stack } from '../design/stack.tsx';
import { Illustration } from '../shell/illustration.tsx';
import { useDocumentTitle } from '../shell/use-document-title.ts';
import { EmailForm } from './email-form.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { LoginPresenter } from './login-presenter.ts';
import { PasswordForm } from './password-form.tsx';
import styles from './login-screen.module.css';

export type LoginView = Pick<
  LoginPresenter,
  'state' | 'giveEmail' | 'givePassword' | 'otherEmail'
>;

export type LoginScreenProps = { readonly view: LoginView; readonly onSignedIn: () => void };

export const LoginScreen = observer(function LoginScreen({ view, onSignedIn }: LoginScreenProps) {
  const { state } = view;
  const { t } = useTranslation('sign-in');
  const [email, setEmail] = useState('email' in state ? state.email : '');
  useDocumentTitle(t('title'));
  useEffect(() => {
    if (state.step === 'signed-in') onSignedIn();
    // Once per sign-in: the parent makes a new function each time it draws.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see the line above
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
        {state.step === 'email' || state.step === 'finding' ? (
          <EmailForm state={state} email={email} onEmail={setEmail} onGive={view.giveEmail} />
        ) : (
          <PasswordForm state={state} onGive={view.givePassword} onOther={view.otherEmail} />
        )}
        <LanguageSwitch />
      </Stack>
    </Page>
  );
});
