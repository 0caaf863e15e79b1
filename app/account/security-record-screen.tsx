import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../core/shared/dates.ts';
import type { SecurityEvent } from '../../core/ports/security-record-api.ts';
import { Button } from '../design/button.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Stack } from '../design/stack.tsx';
import { BackPage } from '../shell/back-page.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { useLanguage } from '../shell/use-path.ts';
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
  const { t } = useTranslation('security');
  return (
    <BackPage
      title={t('record.title')}
      fallback={ACCOUNT_SECURITY}
      state={state}
      onRetry={() => void view.load()}
      skeletons={['12rem']}
    >
      {state.step === 'shown' && <Events view={view} state={state} />}
    </BackPage>
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
      {state.error && <ErrorNotice kind={state.error.kind} />}
      {state.next !== undefined && (
        <Button kind="secondary" block busy={state.isBusy} onClick={() => void view.more()}>
          {t('record.more')}
        </Button>
      )}
    </Stack>
  );
}

function Event({ event }: { readonly event: SecurityEvent }) {
  const { t } = useTranslation('security');
  const language = useLanguage();
  const when = formatDateTime(new Date(event.at), language);
  return (
    <ListRow
      title={t(eventText(event))}
      description={
        event.address === undefined ? when : t('record.from', { when, address: event.address })
      }
    />
  );
}
