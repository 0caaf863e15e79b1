import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BOOKS, bookPath } from '../../core/navigation/paths.ts';
import { AnswerAnnouncement } from '../answering/answer-announcement.tsx';
import { AnswerAside } from '../answering/answer-aside.tsx';
import { PauseControl } from '../answering/pause-control.tsx';
import { useAnswerKeys } from '../answering/use-answer-keys.tsx';
import { useTopOfQuestion } from '../answering/use-top-of-question.ts';
import { Page } from '../design/page.tsx';
import { ProgressBar } from '../design/progress-bar.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useBack } from '../shell/use-back.ts';
import { useArrival } from '../shell/use-arrival.ts';
import { useLanguage } from '../shell/use-path.ts';
import { KoreanOffer } from './korean-offer.tsx';
import type { LessonPlayerView, PlayerPart } from './lesson-player-view.ts';
import { OpenAnswer, type Bookmarking } from './open-answer.tsx';
import { PlayerActions } from './player-actions.tsx';
import { PlayerContent } from './player-content.tsx';
import { Prompt } from './prompt.tsx';

export type LessonPlayerScreenProps = Bookmarking & {
  readonly view: LessonPlayerView;
  readonly onFinished: (recordId: string | undefined) => void;
};

export const LessonPlayerScreen = observer(function LessonPlayerScreen(
  props: LessonPlayerScreenProps,
) {
  const { view, bookmarks, onFinished } = props;
  const { player, progress } = view;
  const { state, isAnswerOpen } = player.turn;
  const { lesson, index } = progress;
  const { t } = useTranslation('lesson-player');
  const language = useLanguage();
  const onBack = useBack(lesson ? bookPath(lesson.bookId) : BOOKS);
  const title = lesson?.title[language] ?? t('title');
  useArrival(title);
  const keys = useAnswerKeys(view, progress.round.mode);
  const finished = useEffectEvent(onFinished);
  useEffect(() => {
    if (state.step === 'finished') finished(state.recordId);
  }, [state]);
  useTopOfQuestion(index, isAnswerOpen);

  if (state.step === 'unavailable') return <ErrorScreen error={state.error} onRetry={view.load} />;
  return (
    <Page
      data-step={state.step}
      header={
        <TopBar
          title={title}
          back={{ label: t('leave'), onBack, leaves: true }}
          trailing={<PauseControl pausing={player.pausing} canPause={view.canPause} />}
          below={<LessonProgress view={view} />}
        />
      }
      footer={<PlayerActions view={view} />}
      aside={
        <AnswerAside view={view}>
          <OpenAnswer view={view} bookmarks={bookmarks} />
        </AnswerAside>
      }
    >
      {keys}
      <AnswerAnnouncement player={player} total={lesson?.questions.length ?? 0} />
      {state.step === 'loading' || state.step === 'finished' ? (
        <Loading label={t(state.step === 'finished' ? 'finishing' : 'progress')}>
          <Skeleton width="30%" />
          <Skeleton shape="block" height="7rem" />
        </Loading>
      ) : (
        <Stack gap={5}>
          <KoreanOffer view={view} />
          <Prompt key={index} view={view} />
          <PlayerContent view={view} />
        </Stack>
      )}
    </Page>
  );
});

/** Counts what is behind the learner: a question counts once its answer is open. */
const LessonProgress = observer(function LessonProgress({ view }: PlayerPart) {
  const { t } = useTranslation('lesson-player');
  const { lesson, index } = view.progress;
  const { state, isAnswerOpen } = view.player.turn;
  const total = lesson?.questions.length ?? 0;
  const done = state.step === 'finished' ? total : index + (isAnswerOpen ? 1 : 0);
  return (
    <ProgressBar
      label={t('progress')}
      share={total === 0 ? 0 : done / total}
      valueText={total === 0 ? '' : t('position', { number: index + 1, total })}
    />
  );
});
