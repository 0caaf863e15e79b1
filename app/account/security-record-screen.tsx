import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { SecurityEvent } from '../../core/ports/security-record-api.ts';
import { Button } from '../design/button.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Page } from '../design/page.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { FormNotice } from '../sign-in/form-notice.tsx';
import { ACCOUNT_SECURITY } from './account-paths.ts';
import { eventText } from './security-event-text.ts';
import type { SecurityRecordPresenter, SecurityRecordState } from './security-record-presenter.ts';

export type SecurityRecordView = Pick<SecurityRecordPresenter, 'state' | 'load' | 'more'>;

/** Who came in to her account, who tried, and what was changed. */
export const SecurityRecordScreen = observer(function SecurityRecordScreen(props: {
  readonly view: SecurityRecordView;
}) {
  const { view } = props;
  const { state } = view;
  const { t } = useTranslation(['security', 'common']);
  const onBack = useBack(ACCOUNT_SECURITY);
  useArrival(t('security:record.title'));
  if (state.step === 'failed')
    return <ErrorScreen error={state.error} onRetry={() => void view.load()} />;
  return (
    <Page
      data-step={state.step}
      header={
        <TopBar title={t('security:record.title')} back={{ label: t('common:back'), onBack }} />
      }
    >
      {state.step === 'loading' ? (
        <Loading label={t('common:loading')}>
          <Skeleton shape="block" height="12rem" />
        </Loading>
      ) : (
        <Events view={view} state={state} />
      )}
    </Page>
  );
});

type EventsProps = {
  readonly view: SecurityRecordView;
  readonly state: Extract<SecurityRecordState, { step: 'shown' }>;
};

function Events({ view, state }: EventsProps) {
  const { t } = useTranslation('security');
  return (
    <Stack gap={5}>
      <p>{t('record.intro')}</p>
      {state.events.length === 0 ? (
        <p role="status">{t('record.none')}</p>
      ) : (
        <List>
          {state.events.map((event, index) => (
            // Two may be of the same moment; none ever moves.
            <Event key={`${event.at} ${index}`} event={event} />
          ))}
        </List>
      )}
      {state.error && <FormNotice kind={state.error.kind} />}
      {state.next !== undefined && (
        <Button kind="secondary" block busy={state.isBusy} onClick={() => void view.more()}>
          {t('record.more')}
        </Button>
      )}
    </Stack>
  );
}

function Event({ event }: { readonly event: SecurityEvent }) {
  const { t, i18n } = useTranslation('security');
  const when = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(event.at));
  return (
    <ListRow
      title={t(eventText(event))}
      description={
        event.address === undefined ? when : t('record.from', { when, address: event.address })
      }
    />
  );
}
