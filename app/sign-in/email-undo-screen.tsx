import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LOGIN } from '../../core/navigation/paths.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { DoneIllustration } from '../design/done-illustration.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Page } from '../design/page.tsx';
import { Illustration } from '../shell/illustration.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { usePath } from '../shell/use-path.ts';
import type { EmailUndoPresenter } from './email-undo-presenter.ts';

export type EmailUndoView = Pick<EmailUndoPresenter, 'state' | 'undo'>;

export const EmailUndoScreen = observer(function EmailUndoScreen(props: {
  readonly view: EmailUndoView;
}) {
  const { state, undo } = props.view;
  const { t } = useTranslation(['sign-in', 'errors']);
  const path = usePath();
  useArrival(t('sign-in:undo.title'));
  const toLogin = (
    <ButtonLink block size="l" to={path(LOGIN)}>
      {t('sign-in:reset.backToLogIn')}
    </ButtonLink>
  );
  switch (state.step) {
    case 'undone':
      return (
        <Page data-step={state.step}>
          <EmptyState
            fill
            headingLevel={1}
            illustration={<DoneIllustration />}
            title={t('sign-in:undo.undoneTitle')}
            description={<p role="status">{t('sign-in:undo.undone', { email: state.email })}</p>}
            actions={toLogin}
          />
        </Page>
      );
    case 'link-invalid':
      return (
        <Page data-step={state.step} data-error={state.step}>
          <EmptyState
            fill
            headingLevel={1}
            illustration={<Illustration name="sorry" />}
            title={t('sign-in:reset.linkInvalidTitle')}
            description={<p role="alert">{t('sign-in:undo.linkInvalid')}</p>}
            actions={toLogin}
          />
        </Page>
      );
    case 'asking':
    case 'undoing': {
      const kind = state.step === 'asking' ? state.error?.kind : undefined;
      const busy = state.step === 'undoing';
      return (
        <Page data-step={state.step} data-error={kind}>
          <EmptyState
            fill
            headingLevel={1}
            illustration={<Illustration name="sorry" />}
            title={t('sign-in:undo.title')}
            description={
              <>
                <p>{t('sign-in:undo.hint')}</p>
                {kind && <p role="alert">{t(`errors:${kind}`)}</p>}
              </>
            }
            actions={
              <Button block size="l" busy={busy} onClick={() => void undo()}>
                {t(busy ? 'sign-in:undo.undoing' : 'sign-in:undo.undo')}
              </Button>
            }
          />
        </Page>
      );
    }
  }
});
