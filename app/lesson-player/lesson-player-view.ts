import type { KeepingPresenter } from './keeping-presenter.ts';
import type { LessonPlayerPresenter } from './lesson-player-presenter.ts';

/** What the screen knows of the player. */
export type LessonPlayerView = Pick<
  LessonPlayerPresenter,
  | 'state'
  | 'lesson'
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
> & { readonly keeping: Pick<KeepingPresenter, 'error'> };

export type PlayerPart = { readonly view: LessonPlayerView };
