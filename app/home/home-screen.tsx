import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { StudyStatus } from '../../core/ports/library-api.ts';
import { Columns } from '../design/columns.tsx';
import { IconLink } from '../design/icon-button.tsx';
import { UserIcon } from '../design/home-icons.tsx';
import { Page } from '../design/page.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { CachedShown, useIsOffline } from '../offline/cached-shown.tsx';
import { useIsWide } from '../design/use-is-wide.ts';
import type { ContentPresenter } from '../shell/content-presenter.ts';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { Headline } from '../shell/headline.tsx';
import { Tabs } from '../shell/tabs.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { usePath } from '../shell/use-path.ts';
import { Achieved } from './achieved.tsx';
import { FirstSteps } from './first-steps.tsx';
import { HabitCard } from './habit-card.tsx';
import { Invitation, type Invited } from './invitation.tsx';
import { NextStep } from './next-step.tsx';
import { nextStepOf } from './next-step-presenter.ts';
import { OtherSteps } from './other-steps.tsx';

export type HomeView = Pick<ContentPresenter<StudyStatus, ApiError>, 'state' | 'retry' | 'load'>;

export type HomeScreenProps = {
  readonly view: HomeView;
  readonly learner: Invited | undefined;
  /** What has come back of hers: corrections. */
  readonly news?: ReactNode;
  /** A banner of what is offered these days. */
  readonly campaign?: ReactNode;
  /** A line of something else, below everything. */
  readonly extra?: ReactNode;
};

export const HomeScreen = observer(function HomeScreen({ view, ...parts }: HomeScreenProps) {
  const { state, retry, load } = view;
  const { t } = useTranslation(['home', 'common']);
  const path = usePath();
  useArrival(t('home:title'));
  const isNew = state.step === 'shown' && state.content.records.length === 0;
  const isBack = state.step === 'shown' && !isNew;
  if (state.step === 'failed') return <ErrorScreen error={state.error} onRetry={retry} />;
  return (
    <>
      <Page bottomBar width="wide" data-step={state.step}>
        <Stack gap={6}>
          <Headline
            title={t(isBack ? 'home:hello' : 'home:welcome')}
            description={t(isNew ? 'home:welcomeInvitation' : 'home:invitation')}
            trailing={
              <IconLink
                to={path('/account')}
                label={t('home:account')}
                icon={<UserIcon />}
                kind="soft"
              />
            }
          />
          {state.step === 'loading' ? (
            <Loading label={t('common:loading')}>
              <Skeleton shape="block" height="15rem" />
              <Skeleton shape="block" height="12rem" />
            </Loading>
          ) : (
            <CachedShown cached={state.cached} onRefresh={load}>
              <Shown status={state.content} {...parts} />
            </CachedShown>
          )}
        </Stack>
      </Page>
      <Tabs />
    </>
  );
});

type ShownProps = Omit<HomeScreenProps, 'view'> & { readonly status: StudyStatus };

function Shown({ status, learner, news, campaign, extra }: ShownProps) {
  const step = nextStepOf(status, useIsOffline());
  const isWide = useIsWide();
  const isNew = status.records.length === 0;
  const others = isNew ? <FirstSteps /> : <OtherSteps step={step} status={status} />;
  // The first day has enough in sight.
  const hasHabit = !isNew || status.habit.totalConsecutiveDays > 0;
  return (
    <div data-next-step={step} data-due={status.review.dueCount}>
      <Columns>
        <Stack gap={8}>
          <NextStep step={step} status={status} />
          {news}
          {isWide && others}
        </Stack>
        <Stack gap={8}>
          {!isWide && isNew && others}
          {hasHabit && (
            <Stack gap={3}>
              <HabitCard habit={status.habit} />
              <Achieved habit={status.habit} />
            </Stack>
          )}
          {!isWide && !isNew && others}
          {campaign}
          {learner && <Invitation learner={learner} />}
          {extra}
        </Stack>
      </Columns>
    </div>
  );
}
