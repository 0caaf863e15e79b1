import type { HandsFreePresenter } from './hands-free-presenter.ts';
import type { Lap } from './lap.ts';
import type { OtherWordings } from './other-wordings.ts';
import type { RoundProgress } from './round-progress.ts';
import type { TypedAnswer } from './typed-answer.ts';
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
  | 'flip'
  | 'next'
  | 'play'
  | 'stopPlaying'
  | 'onLevel'
> & {
  readonly keeping: Pick<KeepingPresenter, 'error'>;
  readonly progress: Pick<
    RoundProgress,
    'round' | 'levels' | 'outcomes' | 'lesson' | 'isFresh' | 'isLast' | 'isResumed' | 'targetMs'
  >;
  readonly turn: { readonly lap: Pick<Lap, 'beganAt' | 'lastedMs' | 'ms'> };
  readonly typed: Pick<TypedAnswer, 'flaw'>;
  readonly wordings: Pick<OtherWordings, 'error' | 'generate'>;
  readonly handsFree: Pick<HandsFreePresenter, 'isOn' | 'turn'>;
};

export type PlayerPart = { readonly view: LessonPlayerView };
