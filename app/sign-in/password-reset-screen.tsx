import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Stack } from '../design/stack.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useLanguage } from '../shell/use-path.ts';
import { ChoosePasswordForm } from './choose-password-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { FormHead } from './form-head.tsx';
import { LinkSent } from './link-sent.tsx';
import type { PasswordResetPresenter } from './password-reset-presenter.ts';
import { SignInFrame } from './sign-in-frame.tsx';

export type PasswordResetView = Pick<
  PasswordResetPresenter,
  'state' | 'sendLink' | 'choose' | 'askAgain'
>;

export type PasswordResetScreenProps = {
  readonly view: PasswordResetView;
  /** What she typed already. */
  readonly email?: string;
  readonly onSignedIn: () => void;
  readonly onLogIn: () => void;
};

export const PasswordResetScreen = observer(function PasswordResetScreen(
  props: PasswordResetScreenProps,
) {
  const { view, onSignedIn, onLogIn } = props;
  const { state } = view;
  const { t } = useTranslation('sign-in');
  const language = useLanguage();
  const [email, setEmail] = useState(props.email ?? '');
  useArrival(t('reset.title'));
  const signedIn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (state.step === 'signed-in') signedIn();
  }, [state.step]);

  switch (state.step) {
    case 'forgot':
    case 'sending':
      return (
        <SignInFrame step={state.step} isPlain>
          <ForgotForm
            state={state}
            email={email}
            onEmail={setEmail}
            onSend={() => view.sendLink(email, language)}
            onLogIn={onLogIn}
          />
        </SignInFrame>
      );
    case 'link-sent':
      return (
        <SignInFrame step={state.step} isPlain>
          <LinkSent
            title={t('reset.sentTitle')}
            actions={
              <>
                <Button size="l" block onClick={onLogIn}>
                  {t('reset.backToLogIn')}
                </Button>
                <Button kind="quiet" block onClick={view.askAgain}>
                  {t('reset.sendAgain')}
                </Button>
              </>
            }
          >
            <p>{t('reset.sentTo', { email: state.email })}</p>
            <p>{t('reset.sentHours')}</p>
            <p>{t('reset.sentSpam')}</p>
          </LinkSent>
        </SignInFrame>
      );
    case 'saved':
      return (
        <SignInFrame step={state.step} isPlain>
          <Stack gap={5}>
            <FormHead title={t('reset.savedTitle')}>{t('reset.saved')}</FormHead>
            <Button size="l" block onClick={onLogIn}>
              {t('logIn')}
            </Button>
          </Stack>
        </SignInFrame>
      );
    case 'link-invalid':
      return (
        <SignInFrame step={state.step} isPlain>
          <div role="alert" data-error="link-invalid">
            <Stack gap={6}>
              <FormHead title={t('reset.linkInvalidTitle')}>{t('reset.linkInvalid')}</FormHead>
              <Stack gap={2}>
                <Button size="l" block onClick={view.askAgain}>
                  {t('reset.newLink')}
                </Button>
                <Button kind="quiet" block onClick={onLogIn}>
                  {t('reset.backToLogIn')}
                </Button>
              </Stack>
            </Stack>
          </div>
        </SignInFrame>
      );
    case 'new-password':
    case 'saving':
    case 'signed-in':
      return (
        <SignInFrame step={state.step} isPlain>
          <ChoosePasswordForm state={state} onChoose={view.choose} />
        </SignInFrame>
      );
  }
});
