import type { RecordDetail } from '../../core/verbal-composition/record.ts';
import type { HandsFreePresenter } from './hands-free-presenter.ts';
import type { LapState } from '../answering/lap-state.ts';
import type { OtherWordingsPresenter } from './other-wordings-presenter.ts';
import type { RoundState } from './round-state.ts';
import type { PausePresenter } from '../answering/pause-presenter.ts';
import type { TypedAnswerPresenter } from '../answering/typed-answer-presenter.ts';
import type { KeepingPresenter } from './keeping-presenter.ts';
import type { LessonPlayerPresenter } from './lesson-player-presenter.ts';

/** What the screen knows of the player. */
export type LessonPlayerView = Pick<
  LessonPlayerPresenter,
  | 'state'
  | 'lesson'
  | 'mode'
  | 'question'
  | 'index'
  | 'promptStyle'
  | 'isPromptVisible'
  | 'isAnswerOpen'
  | 'canPause'
  | 'playing'
  | 'soundError'
  | 'recording'
  | 'answerLimitMs'
  | 'load'
  | 'restart'
  | 'chooseMode'
  | 'chooseLevel'
  | 'submitTyped'
  | 'choosePromptStyle'
  | 'record'
  | 'stop'
  | 'cancel'
  | 'resend'
  | 'reveal'
  | 'judgeMyself'
  | 'settle'
  | 'next'
  | 'play'
  | 'stopPlaying'
  | 'onLevel'
> & {
  readonly pausing: Pick<PausePresenter, 'isOn' | 'pause' | 'resume'>;
  readonly keeping: Pick<KeepingPresenter, 'error'>;
  readonly progress: Pick<
    RoundState,
    'round' | 'levels' | 'outcomes' | 'lesson' | 'isFresh' | 'isLast' | 'isResumed' | 'targetMs'
  >;
  readonly turn: { readonly lap: Pick<LapState, 'beganAt' | 'lastedMs' | 'ms'> };
  readonly typed: Pick<TypedAnswerPresenter<RecordDetail>, 'flaw' | 'text'>;
  readonly wordings: Pick<OtherWordingsPresenter, 'error' | 'generate'>;
  readonly handsFree: Pick<HandsFreePresenter, 'isOn' | 'turn'>;
};

export type PlayerPart = { readonly view: LessonPlayerView };
