import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Notice } from '../design/notice.tsx';
import { GradedAnswer } from './graded-answer.tsx';
import type { PlayerPart } from './lesson-player-view.ts';
import { HandsFreeBar } from './hands-free-bar.tsx';
import { ModelAnswer, type Bookmarking } from './model-answer.tsx';
import { NotKeptNotice } from './not-kept-notice.tsx';
import { Partner } from './partner.tsx';
import { RecordingNotice } from './recording-notice.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { ResumedNotice } from './resumed-notice.tsx';
import { SayAgainNotice } from './say-again-notice.tsx';
import { SelfJudging } from './self-judging.tsx';

/** Below the prompt, whatever the step has to say. */
export const PlayerContent = observer(function PlayerContent(props: PlayerPart & Bookmarking) {
  const { view, bookmarks } = props;
  return (
    <>
      {!view.isAnswerOpen && <Partner view={view} />}
      <HandsFreeBar view={view} />
      <ResumedNotice view={view} />
      <SoundNotice view={view} />
      <RecordingNotice view={view} />
      <NotKeptNotice view={view} />
      <StepContent view={view} bookmarks={bookmarks} />
    </>
  );
});

const StepContent = observer(function StepContent(props: PlayerPart & Bookmarking) {
  const { view, bookmarks } = props;
  const { state } = view;
  switch (state.step) {
    case 'say-again':
      return <SayAgainNotice transcript={state.transcript} />;
    case 'refused':
      return <RefusalNotice error={state.error} canResend={state.canResend} />;
    case 'graded':
      return (
        <>
          <GradedAnswer view={view} detail={state.detail} />
          <ModelAnswer view={view} bookmarks={bookmarks} />
        </>
      );
    case 'self-judging':
      return (
        <>
          <SelfJudging because={state.because} />
          <ModelAnswer view={view} bookmarks={bookmarks} />
        </>
      );
    case 'loading':
    case 'unavailable':
    case 'asking':
    case 'starting':
    case 'recording':
    case 'judging':
    case 'finished':
      return null;
  }
});

const SoundNotice = observer(function SoundNotice({ view }: PlayerPart) {
  const { t } = useTranslation('errors');
  if (!view.soundError) return null;
  return (
    <Notice tone="warning" role="alert" data-error={view.soundError.kind}>
      {t(view.soundError.kind)}
    </Notice>
  );
});
