import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { TRENDS, WEEK_PLAN } from '../account/account-paths.ts';
import { ACCOUNT } from '../../core/navigation/paths.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { StudyOverview } from '../../core/study-time/read-study-overview.ts';
import { CalendarIcon, FlameFilledIcon } from '../design/home-icons.tsx';
import { ClockIcon, TrendIcon } from '../design/icons.tsx';
import { Columns } from '../design/columns.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Page } from '../design/page.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { Measure, StatTile } from '../design/stat-tile.tsx';
import { TopBar } from '../design/top-bar.tsx';
import type { ContentPresenter } from '../shell/content-presenter.ts';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { usePath } from '../shell/use-path.ts';
import { useBack } from '../shell/use-back.ts';
import { Milestones } from './milestones.tsx';
import { StudyDays } from './study-days.tsx';
import { StudyMonths } from './study-months.tsx';
import { YearCalendar } from './year-calendar.tsx';
import { useStudyTime } from './use-study-time.ts';

export type StudyView = Pick<ContentPresenter<StudyOverview, ApiError>, 'state' | 'retry'>;

export const StudyScreen = observer(function StudyScreen({ view }: { readonly view: StudyView }) {
  const { state, retry } = view;
  const { t } = useTranslation(['study', 'common']);
  const path = usePath();
  const onBack = useBack(ACCOUNT);
  useArrival(t('study:title'));
  if (state.step === 'failed') return <ErrorScreen error={state.error} onRetry={retry} />;
  return (
    <Page
      width="wide"
      data-step={state.step}
      header={<TopBar title={t('study:title')} back={{ label: t('common:back'), onBack }} />}
    >
      {state.step === 'loading' ? (
        <Loading label={t('common:loading')}>
          <Skeleton shape="block" height="7rem" />
          <Skeleton shape="block" height="16rem" />
          <Skeleton shape="block" height="12rem" />
        </Loading>
      ) : (
        <Stack gap={8}>
          <Columns>
            <Totals overview={state.content} />
            <List>
              <ListRow
                to={path(TRENDS)}
                title={t('study:trends.title')}
                description={t('study:trends.hint')}
                leading={<TrendIcon />}
              />
              <ListRow
                to={path(WEEK_PLAN)}
                title={t('study:week.title')}
                description={t('study:week.hint')}
                leading={<CalendarIcon />}
              />
            </List>
          </Columns>
          <Columns stretch>
            <StudyDays days={state.content.days} />
            <StudyMonths months={state.content.months} />
          </Columns>
          <YearCalendar days={state.content.year} restDays={state.content.achievements.restDays} />
          <Milestones achievements={state.content.achievements} />
        </Stack>
      )}
    </Page>
  );
});

function Totals({ overview }: { readonly overview: StudyOverview }) {
  const { t } = useTranslation('study');
  const timeOf = useStudyTime();
  const { today, achievements } = overview;
  return (
    <Stack gap={3} columns="6.75rem" fill>
      <StatTile
        tone="brand"
        label={t('today')}
        icon={<ClockIcon />}
        value={
          <span data-today={today.seconds}>
            <Measure>{timeOf(today.seconds)}</Measure>
          </span>
        }
      />
      <StatTile
        tone="achieved"
        label={t('streak')}
        icon={<FlameFilledIcon />}
        value={<span data-streak="">{achievements.consecutiveDays}</span>}
        unit={t('dayUnit', { count: achievements.consecutiveDays })}
        note={achievements.restDaysLeft > 0 && t('restsLeft', { count: achievements.restDaysLeft })}
      />
      <StatTile
        label={t('total')}
        icon={<CalendarIcon />}
        value={achievements.totalConsecutiveDays}
        unit={t('dayUnit', { count: achievements.totalConsecutiveDays })}
        note={timeOf(achievements.totalSeconds)}
      />
    </Stack>
  );
}
