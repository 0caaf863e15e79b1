import type { Question } from '../../core/verbal-composition/lesson.ts';
import type { GradedAnswer, Mode } from '../../core/verbal-composition/record.ts';
import type { RecordingNoteState } from '../microphone/recording-note-state.ts';
import type { AnswerState, AroundState, PromptStyle, Sound } from './answer-state.ts';
import type { TypedAnswerPresenter } from './typed-answer-presenter.ts';

/** What the parts of a screen know that asks a question and takes an answer: a lesson's, or a review's. */
export interface AnsweringView {
  readonly state: AnswerState | AroundState;
  readonly mode: Mode;
  readonly question: Question | undefined;
  /** Counts the questions: what belongs to one of them begins anew with the next. */
  readonly index: number;
  readonly promptStyle: PromptStyle;
  readonly isPromptVisible: boolean;
  readonly isAnswerOpen: boolean;
  readonly playing: Sound | undefined;
  readonly answerLimitMs: number;
  readonly recording: Pick<RecordingNoteState, 'note'>;
  readonly typed: Pick<TypedAnswerPresenter<GradedAnswer>, 'flaw' | 'text'>;
  chooseMode(mode: Mode): void;
  choosePromptStyle(style: PromptStyle): void;
  record(): Promise<void>;
  stop(): Promise<void>;
  cancel(): Promise<void>;
  resend(): Promise<void>;
  submitTyped(text: string): Promise<void>;
  reveal(): void;
  judgeMyself(outcome: GradedAnswer['outcome']): Promise<void>;
  /** She says herself what a graded answer counts as. */
  settle(outcome: GradedAnswer['outcome']): void | Promise<void>;
  next(): Promise<void>;
  play(sound: Sound): Promise<void>;
  stopPlaying(): void;
  onLevel(listener: (level: number) => void): () => void;
}

export type AnsweringPart = { readonly view: AnsweringView };
