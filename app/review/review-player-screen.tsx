import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { REVIEW } from '../../core/navigation/paths.ts';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { ProgressBar } from '../design/progress-bar.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { OpenAnswer } from './open-answer.tsx';
import { ReviewActions } from './review-actions.tsx';
import type { ReviewPlayerPresenter } from './review-player-presenter.ts';
import { ReviewPrompt } from './review-prompt.tsx';
import { ReviewResult } from './review-result.tsx';
import { useReviewKeys } from './use-review-keys.ts';

export type ReviewPlayerView = Pick<
  ReviewPlayerPresenter,
  | 'state'
  | 'item'
  | 'done'
  | 'total'
  | 'playing'
  | 'soundError'
  | 'error'
  | 'isBeginning'
  | 'load'
  | 'reveal'
  | 'judge'
  | 'skip'
  | 'remove'
  | 'play'
  | 'stopPlaying'
  | 'tryMore'
>;

export type ReviewPart = { readonly view: ReviewPlayerView };

export type ReviewPlayerScreenProps = ReviewPart & {
  readonly onBegun: (reviewId: string) => void;
};

export const ReviewPlayerScreen = observer(function ReviewPlayerScreen(
  props: ReviewPlayerScreenProps,
) {
  const { view, onBegun } = props;
  const { state, error } = view;
  const { t } = useTranslation(['review', 'errors']);
  const onBack = useBack(REVIEW);
  useArrival(t('review:title'));
  useReviewKeys(view);
  const question = view.item?.question.id;
  useEffect(() => {
    scrollTo({ top: 0 });
  }, [question, state.step]);
  const more = useEffectEvent(async () => {
    const id = await view.tryMore();
    if (id !== undefined) onBegun(id);
  });

  if (state.step === 'unavailable') return <ErrorScreen error={state.error} onRetry={view.load} />;
  return (
    <Page
      data-step={state.step}
      header={
        <TopBar
          title={t('review:title')}
          back={{ label: t('review:leave'), onBack, leaves: state.step !== 'finished' }}
          below={state.step !== 'finished' && <ReviewProgress view={view} />}
        />
      }
      footer={<ReviewActions view={view} onMore={() => void more()} />}
    >
      {state.step === 'loading' ? (
        <Loading label={t('review:progress')}>
          <Skeleton width="30%" />
          <Skeleton shape="block" height="7rem" />
        </Loading>
      ) : (
        <Stack gap={5}>
          {state.step === 'finished' ? (
            <ReviewResult result={state} />
          ) : (
            <>
              <ReviewPrompt key={question} view={view} />
              {state.step === 'judging' && <OpenAnswer view={view} />}
            </>
          )}
          {[view.soundError, error].map(
            (trouble) =>
              trouble && (
                <Notice key={trouble.kind} tone="warning" role="alert" data-error={trouble.kind}>
                  {t(`errors:${trouble.kind}`)}
                </Notice>
              ),
          )}
        </Stack>
      )}
    </Page>
  );
});

const ReviewProgress = observer(function ReviewProgress({ view }: ReviewPart) {
  const { t } = useTranslation('review');
  const { done, total } = view;
  return (
    <ProgressBar
      label={t('progress')}
      share={total === 0 ? 0 : done / total}
      valueText={total === 0 ? '' : t('position', { number: Math.min(done + 1, total), total })}
    />
  );
});
