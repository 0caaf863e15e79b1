import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT, LOGIN } from '../../core/navigation/paths.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { DoneIllustration } from '../design/done-illustration.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Page } from '../design/page.tsx';
import { WelcomeIllustration } from '../design/welcome-illustration.tsx';
import { Illustration } from '../shell/illustration.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { usePath } from '../shell/use-path.ts';
import type { CodeSignInPresenter } from './code-sign-in-presenter.ts';

type CodeSignInScreenProps = {
  readonly view: Pick<CodeSignInPresenter, 'state' | 'signIn'>;
  readonly onArrive: () => void;
};

export const CodeSignInScreen = observer(function CodeSignInScreen(props: CodeSignInScreenProps) {
  const { view, onArrive } = props;
  const { state } = view;
  const { t } = useTranslation(['sign-in', 'errors']);
  const path = usePath();
  useArrival(t('sign-in:byLink.title'));
  switch (state.step) {
    case 'asking':
      return (
        <Screen
          step={state.step}
          error={state.error?.kind}
          illustration={<WelcomeIllustration />}
          title={t('sign-in:byLink.title')}
          description={
            <>
              <p>{t('sign-in:byLink.hint')}</p>
              {state.error && <p role="alert">{t(`errors:${state.error.kind}`)}</p>}
            </>
          }
          actions={
            <Button block size="l" busy={state.isBusy} onClick={() => void view.signIn()}>
              {t(state.isBusy ? 'sign-in:byLink.signingIn' : 'sign-in:byLink.signIn')}
            </Button>
          }
        />
      );
    case 'signed-in':
      return (
        <Screen
          step={state.step}
          illustration={<DoneIllustration />}
          title={t('sign-in:byLink.doneTitle')}
          description={
            <p role="status">
              {state.email === undefined
                ? t('sign-in:byLink.done')
                : t('sign-in:byLink.doneAs', { email: state.email })}
            </p>
          }
          actions={
            <Button block size="l" onClick={onArrive}>
              {t('sign-in:confirmation.goOn')}
            </Button>
          }
        />
      );
    case 'signed-in-already':
      return (
        <Screen
          step={state.step}
          illustration={<Illustration name="sorry" />}
          title={t('sign-in:byLink.alreadyTitle')}
          description={<p>{t('sign-in:byLink.already')}</p>}
          actions={
            <ButtonLink block size="l" to={path(ACCOUNT)}>
              {t('sign-in:confirmation.toAccount')}
            </ButtonLink>
          }
        />
      );
    case 'refused':
      return (
        <Screen
          step={state.step}
          error="code-refused"
          illustration={<Illustration name="sorry" />}
          title={t('sign-in:reset.linkInvalidTitle')}
          description={<p role="alert">{t('sign-in:byLink.refused')}</p>}
          actions={
            <ButtonLink block size="l" to={path(LOGIN)}>
              {t('sign-in:reset.backToLogIn')}
            </ButtonLink>
          }
        />
      );
  }
});

type ScreenProps = {
  readonly step: string;
  readonly error?: string | undefined;
  readonly illustration: ReactNode;
  readonly title: string;
  readonly description: ReactNode;
  readonly actions: ReactNode;
};

const Screen = ({ step, error, ...content }: ScreenProps) => (
  <Page data-step={step} data-error={error}>
    <EmptyState fill headingLevel={1} {...content} />
  </Page>
);
