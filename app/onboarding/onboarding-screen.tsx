import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Page } from '../design/page.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { RecommendedLesson } from './recommended-lesson.tsx';
import { SurveyStep } from './survey-step.tsx';
import type { OnboardingView } from './onboarding-view.ts';

export type OnboardingScreenProps = {
  readonly view: OnboardingView;
  /** The place she wanted before all this, without its language. */
  readonly goOnTo: string;
};

export const OnboardingScreen = observer(function OnboardingScreen(props: OnboardingScreenProps) {
  const { view, goOnTo } = props;
  const { state } = view;
  const { t } = useTranslation(['onboarding', 'common']);
  useArrival(t('onboarding:title'));
  switch (state.step) {
    case 'failed':
      return <ErrorScreen error={state.error} onRetry={() => void view.retry()} />;
    case 'asking':
      return <SurveyStep state={state} view={view} />;
    case 'recommended':
      return <RecommendedLesson first={state.first} goOnTo={goOnTo} />;
    case 'loading':
    case 'sending':
      return (
        <Page
          data-step={state.step}
          header={
            <TopBar
              title={t('onboarding:title')}
              trailing={
                <Button kind="quiet" size="s" busy>
                  {t('onboarding:skip')}
                </Button>
              }
            />
          }
        >
          <Loading label={t(state.step === 'sending' ? 'onboarding:sending' : 'common:loading')}>
            <Skeleton width="60%" height="1.75rem" />
            <Skeleton shape="block" height="3.75rem" />
            <Skeleton shape="block" height="3.75rem" />
            <Skeleton shape="block" height="3.75rem" />
          </Loading>
        </Page>
      );
  }
});
