import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ACCOUNT } from '../../core/navigation/paths.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { TrashIcon } from '../design/icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { WelcomeIllustration } from '../design/welcome-illustration.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import type { AccountDeletionPresenter } from './account-deletion-presenter.ts';
import { ProofDialog, type ProofView } from './proof-dialog.tsx';

export type AccountDeletionView = Pick<
  AccountDeletionPresenter,
  'state' | 'ask' | 'keep' | 'confirm'
> & { readonly proof: ProofView };

export type AccountDeletionScreenProps = {
  readonly view: AccountDeletionView;
  /** Her session is over: everything starts anew. */
  readonly onLeave: () => void;
};

const GOES = ['records', 'recordings', 'member'] as const;

export const AccountDeletionScreen = observer(function AccountDeletionScreen(
  props: AccountDeletionScreenProps,
) {
  const { view, onLeave } = props;
  const { state } = view;
  const { t } = useTranslation(['account', 'errors', 'common']);
  const onBack = useBack(ACCOUNT);
  useArrival(t('account:delete'));
  if (state.step === 'deleted') {
    return (
      <Page data-step={state.step}>
        <EmptyState
          fill
          headingLevel={1}
          illustration={<WelcomeIllustration />}
          title={<span role="status">{t('account:deletion.deletedTitle')}</span>}
          description={<p>{t('account:deletion.deleted')}</p>}
          actions={
            <Button block size="l" onClick={onLeave}>
              {t('account:deletion.toLogin')}
            </Button>
          }
        />
      </Page>
    );
  }
  const kind = state.step === 'explaining' ? state.error?.kind : undefined;
  const busy = state.step === 'deleting';
  return (
    <Page
      data-step={state.step}
      header={<TopBar title={t('account:delete')} back={{ label: t('common:back'), onBack }} />}
    >
      <Stack gap={6}>
        {kind && (
          <Notice tone="error" role="alert" data-error={kind}>
            {t(`errors:${kind}`)}
          </Notice>
        )}
        <p>{t('account:deletion.intro')}</p>
        <List>
          {GOES.map((what) => (
            <ListRow
              key={what}
              title={t(`account:deletion.${what}`)}
              leading={<TrashIcon size={22} />}
            />
          ))}
        </List>
        <Notice>{t('account:deletion.subscription')}</Notice>
        <Stack gap={2}>
          <Button kind="danger" size="l" block busy={busy} onClick={view.ask}>
            {t(busy ? 'account:deletion.deleting' : 'account:deletion.ask')}
          </Button>
          {!busy && (
            <Button kind="quiet" block onClick={onBack}>
              {t('account:deletion.keep')}
            </Button>
          )}
        </Stack>
      </Stack>
      <Dialog
        open={state.step === 'asking'}
        title={t('account:deletion.sureTitle')}
        closeLabel={t('account:deletion.keep')}
        onClose={view.keep}
        actions={
          <>
            <Button block onClick={view.keep}>
              {t('account:deletion.keep')}
            </Button>
            <Button kind="danger" block onClick={() => void view.confirm()}>
              {t('account:deletion.delete')}
            </Button>
          </>
        }
      >
        <p>{t('account:deletion.sure')}</p>
      </Dialog>
      <ProofDialog view={view.proof} />
    </Page>
  );
});
