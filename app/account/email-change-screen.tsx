import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT } from '../../core/navigation/paths.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { Page } from '../design/page.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { useLanguage, usePath } from '../shell/use-path.ts';
import { LinkSent } from '../sign-in/link-sent.tsx';
import { useErrorFocus } from '../sign-in/use-error-focus.ts';
import type { EmailChangePresenter } from './email-change-presenter.ts';
import { ProofDialog, type ProofView } from './proof-dialog.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { EmailField } from '../sign-in/email-field.tsx';

export type EmailChangeView = Pick<EmailChangePresenter, 'state' | 'send'> & {
  readonly proof: ProofView;
};

export const EmailChangeScreen = observer(function EmailChangeScreen(props: {
  readonly view: EmailChangeView;
}) {
  const { state, send } = props.view;
  const { t } = useTranslation(['account', 'sign-in', 'errors', 'common']);
  const language = useLanguage();
  const path = usePath();
  const onBack = useBack(ACCOUNT);
  const [email, setEmail] = useState('');
  const title = t('account:changeEmail');
  useArrival(title);
  const busy = state.step === 'sending';
  const error = state.step === 'filling' ? state.error : undefined;
  const kind = error?.kind;
  const isAboutEmail = kind === 'email-malformed' || kind === 'email-taken';
  const field = useErrorFocus(isAboutEmail && error);
  const header = <TopBar title={title} back={{ label: t('common:back'), onBack }} />;

  if (state.step === 'link-sent') {
    return (
      <Page data-step={state.step} header={header}>
        <LinkSent
          title={t('account:emailChange.sentTitle')}
          headingLevel={2}
          actions={
            <ButtonLink block size="l" to={path(ACCOUNT)} replace>
              {t('account:emailChange.back')}
            </ButtonLink>
          }
        >
          <p>{t('account:emailChange.sentTo', { email: state.email })}</p>
          <p>{t('sign-in:reset.sentHours')}</p>
          <p>{t('sign-in:reset.sentSpam')}</p>
        </LinkSent>
      </Page>
    );
  }
  return (
    <Page data-step={state.step} header={header}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(email, language);
        }}
      >
        <Stack gap={5}>
          <p>{t('account:emailChange.description')}</p>
          {kind && !isAboutEmail && <ErrorNotice kind={kind} />}
          <EmailField
            ref={field}
            label={t('account:emailChange.newEmail')}
            autoComplete="email"
            enterKeyHint="send"
            readOnly={busy}
            value={email}
            onValue={setEmail}
            error={isAboutEmail && <span data-error={kind}>{t(`errors:${kind}`)}</span>}
          />
          <Button type="submit" size="l" block busy={busy}>
            {t(busy ? 'account:emailChange.sending' : 'account:emailChange.send')}
          </Button>
        </Stack>
      </form>
      <ProofDialog view={props.view.proof} />
    </Page>
  );
});
