import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ACCOUNT, HOME } from '../../core/navigation/paths.ts';
import { ButtonLink } from '../design/button.tsx';
import { DoneIllustration } from '../design/done-illustration.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Page } from '../design/page.tsx';
import { WelcomeIllustration } from '../design/welcome-illustration.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { Illustration } from '../shell/illustration.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { usePath } from '../shell/use-path.ts';
import { EmailPasswordForm } from './email-password-form.tsx';
import type { EmailConfirmationPresenter } from './email-confirmation-presenter.ts';

export type EmailConfirmationView = Pick<
  EmailConfirmationPresenter,
  'state' | 'retry' | 'givePassword'
>;

export const EmailConfirmationScreen = observer(function EmailConfirmationScreen(props: {
  readonly view: EmailConfirmationView;
}) {
  const { state, retry, givePassword } = props.view;
  const { t } = useTranslation(['sign-in', 'errors']);
  useArrival(t('sign-in:confirmation.title'));
  switch (state.step) {
    case 'confirming':
      return (
        <Page data-step={state.step}>
          <EmptyState
            fill
            headingLevel={1}
            illustration={<WelcomeIllustration />}
            title={t('sign-in:confirmation.confirming')}
          />
        </Page>
      );
    case 'confirmed':
      return (
        <Outcome step={state.step} title={t('sign-in:confirmation.confirmedTitle')}>
          {t('sign-in:confirmation.confirmed', { email: state.email })}
        </Outcome>
      );
    case 'password':
      return <EmailPasswordForm state={state} onGive={givePassword} />;
    case 'link-invalid':
      return (
        <Outcome step={state.step} error={state.step} title={t('sign-in:reset.linkInvalidTitle')}>
          {t('sign-in:confirmation.linkInvalid')}
        </Outcome>
      );
    case 'failed':
      if (state.error.kind !== 'email-taken')
        return <ErrorScreen error={state.error} onRetry={() => void retry()} />;
      return (
        <Outcome
          step={state.step}
          error={state.error.kind}
          title={t('sign-in:confirmation.takenTitle')}
        >
          {t('errors:email-taken')}
        </Outcome>
      );
  }
});

type OutcomeProps = {
  readonly step: string;
  readonly error?: 'link-invalid' | 'email-taken';
  readonly title: string;
  readonly children: string;
};

function Outcome({ step, error, title, children }: OutcomeProps) {
  const { t } = useTranslation('sign-in');
  const path = usePath();
  return (
    <Page data-step={step} data-error={error}>
      <EmptyState
        fill
        headingLevel={1}
        illustration={error ? <Illustration name="sorry" /> : <DoneIllustration />}
        title={title}
        description={<p role={error ? 'alert' : 'status'}>{children}</p>}
        actions={
          <ButtonLink block size="l" to={path(error ? ACCOUNT : HOME)}>
            {t(error ? 'confirmation.toAccount' : 'confirmation.goOn')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
