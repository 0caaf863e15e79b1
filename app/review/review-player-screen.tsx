import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { REVIEW } from '../../core/navigation/paths.ts';
import { AnswerAnnouncement } from '../answering/answer-announcement.tsx';
import { AnswerContent } from '../answering/answer-content.tsx';
import type { AnsweringView } from '../answering/answering-view.ts';
import { PauseControl } from '../answering/pause-control.tsx';
import type { PausePresenter } from '../answering/pause-presenter.ts';
import { Partner } from '../answering/partner.tsx';
import { RecordingNotice } from '../answering/recording-notice.tsx';
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
import { ReviewAside } from './review-aside.tsx';
import type { ReviewPlayerPresenter } from './review-player-presenter.ts';
import type { ReviewProgressState } from './review-progress-state.ts';
import { ReviewPrompt } from './review-prompt.tsx';
import { ReviewResult } from './review-result.tsx';
import { ReviewSettings } from './review-settings.tsx';
import { useReviewKeys } from './use-review-keys.ts';

export type ReviewPlayerView = Omit<AnsweringView, 'state'> &
  Pick<
    ReviewPlayerPresenter,
    | 'state'
    | 'item'
    | 'soundError'
    | 'error'
    | 'isBeginning'
    | 'load'
    | 'skip'
    | 'remove'
    | 'tryMore'
    | 'canPause'
  > & {
    readonly pausing: Pick<PausePresenter, 'isOn' | 'pause' | 'resume'>;
    readonly progress: Pick<ReviewProgressState, 'total' | 'isLast'>;
  };

export type ReviewPart = { readonly view: ReviewPlayerView };

export type ReviewPlayerScreenProps = ReviewPart & {
  readonly onBegun: (reviewId: string) => void;
};

export const ReviewPlayerScreen = observer(function ReviewPlayerScreen(
  props: ReviewPlayerScreenProps,
) {
  const { view, onBegun } = props;
  const { state, error, isAnswerOpen } = view;
  const { t } = useTranslation(['review', 'errors', 'lesson-player']);
  const onBack = useBack(REVIEW);
  useArrival(t('review:title'));
  useReviewKeys(view);
  const question = view.item?.question.id;
  useEffect(() => {
    scrollTo({ top: 0 });
  }, [question, isAnswerOpen]);
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
          trailing={<PauseControl pausing={view.pausing} canPause={view.canPause} />}
          below={state.step !== 'finished' && <ReviewProgress view={view} />}
        />
      }
      footer={<ReviewActions view={view} onMore={() => void more()} />}
    >
      <AnswerAnnouncement view={view} total={view.progress.total} />
      {state.step === 'loading' ? (
        <Loading label={t('lesson-player:progress')}>
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
              {!view.isAnswerOpen && (
                <Partner view={view}>
                  <ReviewSettings view={view} />
                </Partner>
              )}
              <RecordingNotice view={view} />
              <AnswerContent view={view}>
                <OpenAnswer view={view} />
              </AnswerContent>
              <ReviewAside view={view} />
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
  const { t } = useTranslation('lesson-player');
  const { index, isAnswerOpen } = view;
  const { total } = view.progress;
  const number = Math.min(index + 1, total);
  return (
    <ProgressBar
      label={t('progress')}
      share={total === 0 ? 0 : (index + (isAnswerOpen ? 1 : 0)) / total}
      valueText={total === 0 ? '' : t('position', { number, total })}
    />
  );
});
