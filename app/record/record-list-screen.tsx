import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { monthOf } from '../../core/domain/round/record-month.ts';
import { BOOKS, HOME } from '../../core/navigation/paths.ts';
import { formatMonth } from '../../core/shared/dates.ts';
import type { RecordSummary } from '../../core/verbal-composition/record.ts';
import { Columns } from '../design/columns.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import { DoneIllustration } from '../design/done-illustration.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { List } from '../design/list.tsx';
import { Page } from '../design/page.tsx';
import { Section } from '../design/section.tsx';
import { SelectField } from '../design/select-field.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { TextField } from '../design/text-field.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { useLanguage, usePath } from '../shell/use-path.ts';
import type { RecordListPresenter } from './record-list-presenter.ts';
import { RecordRow } from './record-row.tsx';

export type RecordListView = Pick<
  RecordListPresenter,
  | 'state'
  | 'records'
  | 'months'
  | 'month'
  | 'name'
  | 'next'
  | 'isLoadingMore'
  | 'error'
  | 'retry'
  | 'chooseMonth'
  | 'search'
  | 'more'
>;

type RecordListPart = { readonly view: RecordListView };

/** Every record there is, as far back as she likes. */
export const RecordListScreen = observer(function RecordListScreen({ view }: RecordListPart) {
  const { t } = useTranslation(['record', 'common']);
  const onBack = useBack(HOME);
  useArrival(t('record:all'));
  const { state } = view;
  if (state.step === 'failed') return <ErrorScreen error={state.error} onRetry={view.retry} />;
  return (
    <Page
      width="wide"
      data-step={state.step}
      header={<TopBar title={t('record:all')} back={{ label: t('common:back'), onBack }} />}
    >
      {state.step === 'loading' ? (
        <Loading label={t('common:loading')}>
          <Skeleton shape="block" height="4rem" />
          <Skeleton shape="block" height="16rem" />
        </Loading>
      ) : (
        <Columns shape="details" sticky gap={6}>
          <Search view={view} />
          <Stack gap={6}>
            {view.records.length === 0 ? <Nothing view={view} /> : <Months view={view} />}
            {view.error && <ErrorNotice kind={view.error.kind} />}
            {view.next !== undefined && (
              <Button
                kind="secondary"
                block
                busy={view.isLoadingMore}
                onClick={() => void view.more()}
              >
                {t('record:more')}
              </Button>
            )}
          </Stack>
        </Columns>
      )}
    </Page>
  );
});

const Search = observer(function Search({ view }: RecordListPart) {
  const { t } = useTranslation('record');
  const language = useLanguage();
  const months = view.months.map((month) => ({
    value: month,
    label: formatMonth(dayIn(month), language),
  }));
  return (
    <Stack gap={3} columns="9rem" fill>
      <TextField
        type="search"
        label={t('search')}
        value={view.name}
        onValue={view.search}
        maxLength={64}
      />
      <SelectField
        label={t('month')}
        options={[{ value: '', label: t('everyMonth') }, ...months]}
        value={view.month ?? ''}
        onValue={(month) => void view.chooseMonth(month === '' ? undefined : month)}
      />
    </Stack>
  );
});

/** The same month in whatever time zone it is written. */
const dayIn = (month: string): Date => new Date(`${month}-15T00:00:00`);

const Nothing = observer(function Nothing({ view }: RecordListPart) {
  const { t } = useTranslation('record');
  const path = usePath();
  const isFiltered = view.name.trim() !== '' || view.month !== undefined;
  return (
    <EmptyState
      illustration={<DoneIllustration />}
      title={t(isFiltered ? 'nothingFound' : 'noneYet')}
      description={<p>{t(isFiltered ? 'nothingFoundHint' : 'noneYetHint')}</p>}
      actions={!isFiltered && <ButtonLink to={path(BOOKS)}>{t('toBook')}</ButtonLink>}
    />
  );
});

const Months = observer(function Months({ view }: RecordListPart) {
  const language = useLanguage();
  return byMonth(view.records).map(([month, records]) => (
    <Section key={month} title={formatMonth(dayIn(month), language)}>
      <List>
        {records.map((record) => (
          <RecordRow key={record.id} record={record} />
        ))}
      </List>
    </Section>
  ));
});

function byMonth(
  records: readonly RecordSummary[],
): readonly (readonly [string, readonly RecordSummary[]])[] {
  const months = new Map<string, RecordSummary[]>();
  for (const record of records) {
    const month = monthOf(Date.parse(record.savedAt));
    const before = months.get(month);
    if (before) before.push(record);
    else months.set(month, [record]);
  }
  return [...months];
}
