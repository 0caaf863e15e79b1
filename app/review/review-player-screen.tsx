import { observer } from 'mobx-react-lite';
import { useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { REVIEW } from '../../core/navigation/paths.ts';
import { AnswerAnnouncement } from '../answering/answer-announcement.tsx';
import { AnswerAside } from '../answering/answer-aside.tsx';
import { PauseControl } from '../answering/pause-control.tsx';
import { Partner } from '../answering/partner.tsx';
import { RecordingNotice } from '../answering/recording-notice.tsx';
import { useAnswerKeys } from '../answering/use-answer-keys.tsx';
import { useTopOfQuestion } from '../answering/use-top-of-question.ts';
import { Page } from '../design/page.tsx';
import { ProgressBar } from '../design/progress-bar.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { useIsWide } from '../design/use-is-wide.ts';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { OpenAnswer, type Bookmarking } from './open-answer.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewAside } from './review-aside.tsx';
import { ReviewPrompt } from './review-prompt.tsx';
import { ReviewResult } from './review-result.tsx';
import { ReviewSettings } from './review-settings.tsx';
import type { ReviewPart } from './review-player-view.ts';

export type ReviewPlayerScreenProps = ReviewPart &
  Bookmarking & {
    readonly onBegun: (reviewId: string) => void;
  };

export const ReviewPlayerScreen = observer(function ReviewPlayerScreen(
  props: ReviewPlayerScreenProps,
) {
  const { view, bookmarks, onBegun } = props;
  const { player, progress, error } = view;
  const { state, isAnswerOpen } = player.turn;
  const { t } = useTranslation(['review', 'lesson-player']);
  const isWide = useIsWide();
  const onBack = useBack(REVIEW);
  useArrival(t('review:title'));
  const keys = useAnswerKeys(view, view.mode);
  const question = progress.question?.id;
  useTopOfQuestion(question, isAnswerOpen);
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
          trailing={<PauseControl pausing={player.pausing} canPause={player.canPause} />}
          below={state.step !== 'finished' && <ReviewProgress view={view} />}
        />
      }
      footer={<ReviewActions view={view} onMore={() => void more()} />}
      aside={
        state.step === 'finished' ? undefined : (
          <Stack gap={5}>
            <AnswerAside view={view}>
              <OpenAnswer view={view} bookmarks={bookmarks} />
            </AnswerAside>
            {!isWide && <ReviewAside view={view} />}
          </Stack>
        )
      }
    >
      {keys}
      <AnswerAnnouncement player={player} total={progress.total} />
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
              <Partner player={player}>
                <ReviewSettings view={view} />
              </Partner>
              <RecordingNotice player={player} />
              {isWide && <ReviewAside view={view} />}
            </>
          )}
          {[player.sounds.error, error].map(
            (trouble) =>
              trouble && <ErrorNotice key={trouble.kind} tone="warning" kind={trouble.kind} />,
          )}
        </Stack>
      )}
    </Page>
  );
});

const ReviewProgress = observer(function ReviewProgress({ view }: ReviewPart) {
  const { t } = useTranslation('lesson-player');
  const { index, total } = view.progress;
  const { isAnswerOpen } = view.player.turn;
  const number = Math.min(index + 1, total);
  return (
    <ProgressBar
      label={t('progress')}
      share={total === 0 ? 0 : (index + (isAnswerOpen ? 1 : 0)) / total}
      valueText={total === 0 ? '' : t('position', { number, total })}
    />
  );
});
