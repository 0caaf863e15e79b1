import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FORM_REDIRECT, HOME } from '../../core/navigation/paths.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Page } from '../design/page.tsx';
import { WelcomeIllustration } from '../design/welcome-illustration.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { Illustration } from '../shell/illustration.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { usePath } from '../shell/use-path.ts';
import type { FormRedirectPresenter } from './form-redirect-presenter.ts';

export type FormRedirectView = Pick<FormRedirectPresenter, 'state' | 'find'>;

export type FormRedirectScreenProps = {
  readonly view: FormRedirectView;
  /** Goes to the form, in whatever way this app leaves. */
  readonly onLeave: (link: string) => void;
};

export const FormRedirectScreen = observer(function FormRedirectScreen(
  props: FormRedirectScreenProps,
) {
  const { view, onLeave } = props;
  const { state } = view;
  const { t } = useTranslation('forms');
  useArrival(t('title'));
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (state.step === 'moving') leave(state.found.link);
  }, [state]);

  if (state.step === 'failed') {
    return state.error.kind === 'unknown-redirect' ? (
      <UnknownRedirect />
    ) : (
      <ErrorScreen error={state.error} onRetry={() => void view.find()} />
    );
  }
  const { form, link } = state.step === 'moving' ? state.found : {};
  return (
    <Page data-step={state.step} data-form={form}>
      <EmptyState
        fill
        headingLevel={1}
        illustration={<WelcomeIllustration />}
        title={<span role="status">{form ? t(`moving.${form}`) : t('finding')}</span>}
        description={link && <p>{t('movingHint')}</p>}
        actions={
          link && (
            <Button block kind="secondary" size="l" onClick={() => onLeave(link)}>
              {t('open')}
            </Button>
          )
        }
      />
    </Page>
  );
});

function UnknownRedirect() {
  const { t } = useTranslation(['forms', 'common']);
  const path = usePath();
  return (
    <Page data-step="failed" data-error="unknown-redirect">
      <EmptyState
        fill
        headingLevel={1}
        illustration={<Illustration name="sorry" />}
        title={t('forms:unknownTitle')}
        description={<p role="alert">{t('forms:unknownDescription')}</p>}
        actions={
          <>
            <ButtonLink block size="l" to={path(HOME)}>
              {t('common:goHome')}
            </ButtonLink>
            <ButtonLink block kind="quiet" to={path(`${FORM_REDIRECT}?redirect=inquiry_form`)}>
              {t('forms:inquiry')}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
