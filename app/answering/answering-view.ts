import type { GradedAnswer } from '../../core/verbal-composition/record.ts';
import type { RecordingNoteState } from '../microphone/recording-note-state.ts';
import type { CopyView } from '../shell/copy-button.tsx';
import type { ListeningPresenter } from '../shell/listening-presenter.ts';
import type { AnswerKeysPresenter } from './answer-keys-presenter.ts';
import type { AnswerState, AroundState, Sound } from './answer-state.ts';
import type { ModelAfterPresenter } from './model-after-presenter.ts';
import type { PausePresenter } from './pause-presenter.ts';
import type { PromptPresenter } from './prompt-presenter.ts';
import type { QuestionPlayer } from './question-player-presenter.ts';
import type { RepeatPresenter } from './repeat-presenter.ts';
import type { SpokenAnswerPresenter } from './spoken-answer-presenter.ts';
import type { TypedAnswerPresenter } from './typed-answer-presenter.ts';

type Player = QuestionPlayer<GradedAnswer, AroundState>;

/** What the parts of a screen know of the player that asks a question and takes an answer. */
export interface QuestionPlayerView<
  State extends AnswerState | AroundState = AnswerState | AroundState,
> extends Pick<
  Player,
  | 'progress'
  | 'promptStyle'
  | 'isPromptVisible'
  | 'canPause'
  | 'recording'
  | 'ownSound'
  | 'choosePromptStyle'
  | 'choosePromptLanguage'
  | 'reveal'
  | 'sayAnew'
  | 'cover'
  | 'play'
> {
  readonly turn: { readonly state: State; readonly isAnswerOpen: boolean };
  readonly prompt: Pick<
    PromptPresenter,
    'shown' | 'isSilent' | 'isLanguageOpen' | 'chosenLanguage'
  >;
  readonly spoken: Pick<
    SpokenAnswerPresenter<GradedAnswer>,
    'limitMs' | 'record' | 'stop' | 'cancel' | 'resend'
  >;
  readonly typed: Pick<TypedAnswerPresenter<GradedAnswer>, 'flaw' | 'text' | 'submit'>;
  readonly sounds: Pick<ListeningPresenter<Sound>, 'playing' | 'error' | 'stop'>;
  readonly recordingNote: Pick<RecordingNoteState, 'note'>;
  readonly repeat: Pick<
    RepeatPresenter,
    'state' | 'isUnderWay' | 'isSaid' | 'limitMs' | 'record' | 'stop' | 'cancel'
  >;
  readonly copying: CopyView;
  readonly modelAfter: Pick<ModelAfterPresenter, 'isOn' | 'turn'>;
  readonly keys: Pick<AnswerKeysPresenter, 'isOn' | 'turn'>;
  readonly pausing: Pick<PausePresenter, 'isOn' | 'pause' | 'resume'>;
}

export type QuestionPart = { readonly player: QuestionPlayerView };

/** A lesson or a review, to which the player belongs. */
export interface AnsweringView {
  readonly player: QuestionPlayerView;
  judgeMyself(outcome: GradedAnswer['outcome']): Promise<void>;
  /** She says herself what a graded answer counts as. */
  settle(outcome: GradedAnswer['outcome']): void | Promise<void>;
  next(): Promise<void>;
  /** Where a verdict takes too long. */
  goOnWithoutVerdict(): Promise<void>;
}

export type AnsweringPart = { readonly view: AnsweringView };
