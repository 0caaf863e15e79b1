import { observer } from 'mobx-react-lite';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { StudyStatus } from '../../core/ports/library-api.ts';
import { IconLink } from '../design/icon-button.tsx';
import { UserIcon } from '../design/home-icons.tsx';
import { Page } from '../design/page.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import type { ContentPresenter } from '../shell/content-presenter.ts';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { Headline } from '../shell/headline.tsx';
import { Tabs } from '../shell/tabs.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { usePath } from '../shell/use-path.ts';
import { ContinueLesson } from './continue-lesson.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Invitation, type Invited } from './invitation.tsx';
import { LatestRecords } from './latest-records.tsx';

export type HomeView = Pick<ContentPresenter<StudyStatus, ApiError>, 'state' | 'retry'>;

export type HomeScreenProps = {
  readonly view: HomeView;
  readonly learner: Invited | undefined;
  /** How much there is to review, for a learner who has studied. */
  readonly review?: ReactNode;
  /** A line of something else, below everything. */
  readonly extra?: ReactNode;
};

export const HomeScreen = observer(function HomeScreen({
  view,
  learner,
  review,
  extra,
}: HomeScreenProps) {
  const { state, retry } = view;
  const { t } = useTranslation(['home', 'common']);
  const path = usePath();
  useArrival(t('home:title'));
  const isNew = state.step === 'shown' && state.content.records.length === 0;
  const isBack = state.step === 'shown' && !isNew;
  if (state.step === 'failed') return <ErrorScreen error={state.error} onRetry={retry} />;
  return (
    <>
      <Page bottomBar data-step={state.step}>
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
            <Stack gap={8}>
              <ContinueLesson lesson={state.content.continueLesson} goal={state.content.goal} />
              {state.content.records.length === 0 ? (
                <FirstSteps />
              ) : (
                <>
                  <Suspense fallback={<Skeleton shape="block" height="5.25rem" />}>
                    {review}
                  </Suspense>
                  <LatestRecords records={state.content.records} />
                </>
              )}
              {learner && <Invitation learner={learner} />}
              {extra}
            </Stack>
          )}
        </Stack>
      </Page>
      <Tabs />
    </>
  );
});
