import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ACCOUNT } from '../../core/navigation/paths.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { ClockIcon } from '../design/icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { DoneIllustration } from '../design/done-illustration.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Page } from '../design/page.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { LeftTakeCard } from './left-take-card.tsx';
import type { LeftOthers } from './takes-presenter.ts';
import styles from './takes-screen.module.css';
import type { TakesView } from './takes-view.ts';

type OtherEntriesProps = TakesScreenProps & { readonly others: readonly LeftOthers[] };

type TakesScreenProps = { readonly view: TakesView };

export const TakesScreen = observer(function TakesScreen({ view }: TakesScreenProps) {
  const { state, error } = view;
  const { t } = useTranslation(['takes', 'common']);
  const onBack = useBack(ACCOUNT);
  useArrival(t('takes:title'));
  return (
    <Page
      data-step={state.step}
      header={<TopBar title={t('takes:title')} back={{ label: t('common:back'), onBack }} />}
    >
      {state.step === 'loading' ? (
        <Loading label={t('common:loading')}>
          <Skeleton shape="block" height="9rem" />
        </Loading>
      ) : state.takes.length + state.others.length === 0 ? (
        <EmptyState
          fill
          illustration={<DoneIllustration />}
          title={t('takes:emptyTitle')}
          description={<p>{t('takes:empty')}</p>}
        />
      ) : (
        <Stack gap={5}>
          <p>{t('takes:intro')}</p>
          {error && <ErrorNotice tone="warning" kind={error.kind} />}
          <ul className={styles.takes} hidden={state.takes.length === 0}>
            {state.takes.map((left, index) => (
              <LeftTakeCard key={left.take.answerId} view={view} left={left} number={index + 1} />
            ))}
          </ul>
          {state.others.length > 0 && <OtherEntries view={view} others={state.others} />}
        </Stack>
      )}
      <DeletionDialog view={view} />
    </Page>
  );
});

const OtherEntries = observer(function OtherEntries({ view, others }: OtherEntriesProps) {
  const { t } = useTranslation('takes');
  return (
    <Stack gap={4}>
      <List>
        {others.map(({ kind, count }) => (
          <ListRow
            key={kind}
            title={t(`others.${kind}`)}
            leading={<ClockIcon size={22} />}
            trailing={t('count', { count })}
          />
        ))}
      </List>
      <Button kind="secondary" block onClick={() => void view.sendAll()}>
        {t('sendAll')}
      </Button>
    </Stack>
  );
});

const DeletionDialog = observer(function DeletionDialog({ view }: TakesScreenProps) {
  const { t } = useTranslation('takes');
  return (
    <Dialog
      open={view.deleting !== undefined}
      title={t('sureTitle')}
      closeLabel={t('keep')}
      onClose={view.keep}
      actions={
        <>
          <Button block onClick={view.keep}>
            {t('keep')}
          </Button>
          <Button kind="danger" block onClick={() => void view.delete()}>
            {t('deleteForGood')}
          </Button>
        </>
      }
    >
      <p>{t('sure')}</p>
    </Dialog>
  );
});
