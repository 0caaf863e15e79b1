import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT } from '../../core/navigation/paths.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { DoneIllustration } from '../design/done-illustration.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Page } from '../design/page.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { usePath } from '../shell/use-path.ts';
import { NewPasswordField } from '../sign-in/new-password-field.tsx';
import { useErrorFocus } from '../sign-in/use-error-focus.ts';
import type { PasswordChangePresenter } from './password-change-presenter.ts';
import { isAboutPassword } from '../sign-in/is-about-password.ts';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { CurrentPasswordField } from '../sign-in/current-password-field.tsx';

export type PasswordChangeView = Pick<PasswordChangePresenter, 'state' | 'change'>;

export const PasswordChangeScreen = observer(function PasswordChangeScreen(props: {
  readonly view: PasswordChangeView;
}) {
  const { state, change } = props.view;
  const { t } = useTranslation(['account', 'sign-in', 'errors', 'common']);
  const path = usePath();
  const onBack = useBack(ACCOUNT);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const title = t('account:changePassword');
  useArrival(title);
  const error = state.step === 'filling' ? state.error : undefined;
  const kind = error?.kind;
  const isAboutCurrent = kind === 'wrong-password';
  const isAboutNext = isAboutPassword(kind);
  const currentField = useErrorFocus(isAboutCurrent && error);
  const nextField = useErrorFocus(isAboutNext && error);
  const header = <TopBar title={title} back={{ label: t('common:back'), onBack }} />;

  if (state.step === 'changed') {
    return (
      <Page data-step={state.step} header={header}>
        <EmptyState
          illustration={<DoneIllustration />}
          title={<span role="status">{t('account:passwordChange.changedTitle')}</span>}
          description={<p>{t('account:passwordChange.changed')}</p>}
          actions={
            <ButtonLink block size="l" to={path(ACCOUNT)} replace>
              {t('account:emailChange.back')}
            </ButtonLink>
          }
        />
      </Page>
    );
  }
  const busy = state.step === 'changing';
  const sentence = kind && <span data-error={kind}>{t(`errors:${kind}`)}</span>;
  return (
    <Page data-step={state.step} header={header}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void change({ current, next });
        }}
      >
        <Stack gap={5}>
          {kind && !isAboutCurrent && !isAboutNext && <ErrorNotice kind={kind} />}
          <CurrentPasswordField
            ref={currentField}
            label={t('account:passwordChange.current')}
            name="current-password"
            enterKeyHint="next"
            readOnly={busy}
            value={current}
            onValue={setCurrent}
            error={isAboutCurrent && sentence}
          />
          <NewPasswordField
            ref={nextField}
            label={t('account:passwordChange.next')}
            readOnly={busy}
            value={next}
            onValue={setNext}
            error={isAboutNext && sentence}
          />
          <Button type="submit" size="l" block busy={busy}>
            {t(busy ? 'account:passwordChange.saving' : 'account:passwordChange.save')}
          </Button>
        </Stack>
      </form>
    </Page>
  );
});
