import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { STUDY } from '../account/account-paths.ts';
import { Page } from '../design/page.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { ChooseMinutes } from './choose-minutes.tsx';
import { ShownWeek } from './shown-week.tsx';
import type { WeekPlanView } from './week-plan-view.ts';

export const WeekPlanScreen = observer(function WeekPlanScreen({
  view,
}: {
  readonly view: WeekPlanView;
}) {
  const { state } = view;
  const { t } = useTranslation(['study', 'common']);
  const onBack = useBack(STUDY);
  useArrival(t('study:week.title'));
  if (state.step === 'failed') return <ErrorScreen error={state.error} onRetry={view.retry} />;
  return (
    <Page
      data-step={state.step}
      header={<TopBar title={t('study:week.title')} back={{ label: t('common:back'), onBack }} />}
    >
      {state.step === 'loading' ? (
        <Loading label={t('common:loading')}>
          <Skeleton shape="block" height="6rem" />
          <Skeleton shape="block" height="20rem" />
        </Loading>
      ) : (
        <Stack gap={6}>
          {state.refusal && <ErrorNotice kind={state.refusal.kind} />}
          {state.step === 'choosing' ? (
            <ChooseMinutes state={state} view={view} />
          ) : (
            <ShownWeek state={state} view={view} />
          )}
        </Stack>
      )}
    </Page>
  );
});
