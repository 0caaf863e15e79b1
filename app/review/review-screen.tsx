import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BOOKS, HOME } from '../../core/navigation/paths.ts';
import type { ReviewWish } from '../../core/review/review.ts';
import { ButtonLink } from '../design/button.tsx';
import { Columns } from '../design/columns.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { CachedShown } from '../offline/cached-shown.tsx';
import { Page } from '../design/page.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { WelcomeIllustration } from '../design/welcome-illustration.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { usePath } from '../shell/use-path.ts';
import { DueToday } from './due-today.tsx';
import { ReviewForecast } from './review-forecast.tsx';
import { ReviewItems } from './review-items.tsx';
import { SmartReview } from './smart-review.tsx';
import type { ReviewView } from './review-view.ts';

export type ReviewScreenProps = {
  readonly view: ReviewView;
  readonly onBegun: (reviewId: string) => void;
};

/** What there is to review: today's, what went wrong before, what is to come, and all that is remembered. */
export const ReviewScreen = observer(function ReviewScreen({ view, onBegun }: ReviewScreenProps) {
  const { state, error } = view;
  const { t } = useTranslation(['review', 'common']);
  const onBack = useBack(HOME);
  useArrival(t('review:title'));
  if (state.step === 'failed') return <ErrorScreen error={state.error} onRetry={view.retry} />;
  const begin = async (wish: ReviewWish) => {
    const id = await view.begin(wish);
    if (id !== undefined) onBegun(id);
  };
  return (
    <Page
      width="wide"
      data-step={state.step}
      header={<TopBar title={t('review:title')} back={{ label: t('common:back'), onBack }} />}
    >
      {state.step === 'loading' ? (
        <Loading label={t('common:loading')}>
          <Skeleton shape="block" height="15rem" />
          <Skeleton shape="block" height="14rem" />
          <Skeleton shape="block" height="14rem" />
        </Loading>
      ) : (
        <CachedShown cached={state.cached} onRefresh={view.load}>
          {state.items.length === 0 ? (
            <Nothing />
          ) : (
            <Stack gap={8}>
              {error && <ErrorNotice tone="warning" kind={error.kind} />}
              <Columns>
                <Stack gap={8}>
                  <DueToday
                    status={state.status}
                    isBusy={view.isBeginning}
                    onStart={(count) => void begin({ kind: 'daily', count })}
                  />
                  <SmartReview
                    waiting={state.status.smartCount}
                    view={view}
                    onStart={(count) => void begin({ kind: 'smart', count })}
                  />
                  <ReviewForecast status={state.status} />
                </Stack>
                <ReviewItems
                  items={state.items}
                  today={state.status.today}
                  onRemove={view.remove}
                />
              </Columns>
            </Stack>
          )}
        </CachedShown>
      )}
    </Page>
  );
});

function Nothing() {
  const { t } = useTranslation('review');
  const path = usePath();
  return (
    <EmptyState
      fill
      illustration={<WelcomeIllustration />}
      title={t('nothingYet')}
      description={<p>{t('nothingYetHint')}</p>}
      actions={<ButtonLink to={path(BOOKS)}>{t('toBooks')}</ButtonLink>}
    />
  );
}
