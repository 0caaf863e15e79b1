import { makeAutoObservable } from 'mobx';
import type { PromptLanguage } from '../../core/domain/lesson/prompt.ts';
import type { Take } from '../../core/ports/recorder.ts';
import type { StartRecording } from '../../core/recording/start-recording.ts';
import { PROMPT_STYLE_KEY } from '../../core/settings/preference-keys.ts';
import type { GradedAnswer } from '../../core/verbal-composition/record.ts';
import { RecordingNoteState } from '../microphone/recording-note-state.ts';
import { AnswerKeysPresenter } from './answer-keys-presenter.ts';
import { CopyPresenter } from '../shell/copy-presenter.ts';
import { ListeningPresenter } from '../shell/listening-presenter.ts';
import {
  keptPromptStyle,
  soundPath,
  type AroundState,
  type PromptStyle,
  type Sound,
} from './answer-state.ts';
import { ModelAfterPresenter } from './model-after-presenter.ts';
import { PromptPresenter } from './prompt-presenter.ts';
import type {
  QuestionPlayerDependencies,
  QuestionPlayerHost,
  QuestionProgress,
} from './question-host-presenter.ts';
import { PausePresenter } from './pause-presenter.ts';
import { RepeatPresenter } from './repeat-presenter.ts';
import { SpokenAnswerPresenter, type TakeJudge } from './spoken-answer-presenter.ts';
import { reveal, TurnState } from './turn-state.ts';
import { TypedAnswerPresenter } from './typed-answer-presenter.ts';

/** Asks one question after the other and takes the answers: of a lesson, or of a review. */
export class QuestionPlayer<Detail extends GradedAnswer, Around extends AroundState> {
  promptStyle: PromptStyle;
  /** Done when the prompt has been heard, or was interrupted. */
  prompted: Promise<void> = Promise.resolve();

  readonly progress: QuestionProgress;
  readonly turn: TurnState<Detail, Around>;
  readonly prompt: PromptPresenter;
  readonly spoken: SpokenAnswerPresenter<Detail>;
  readonly typed: TypedAnswerPresenter<Detail>;
  readonly sounds: ListeningPresenter<Sound>;
  readonly recording: Pick<StartRecording, 'onLevel'>;
  readonly recordingNote: RecordingNoteState;
  readonly pausing: PausePresenter;
  readonly repeat: RepeatPresenter;
  readonly modelAfter: ModelAfterPresenter;
  readonly keys: AnswerKeysPresenter;
  readonly copying: CopyPresenter;
  readonly #host: QuestionPlayerHost<Detail>;
  readonly #judge: TakeJudge<Detail>;
  readonly #stopWatching: () => void;
  readonly #dependencies: QuestionPlayerDependencies;

  constructor(host: QuestionPlayerHost<Detail>, dependencies: QuestionPlayerDependencies) {
    const { clock, ids, playAudio, preferences, recording, reporter, study } = dependencies;
    const { promptLanguage } = dependencies;
    this.#host = host;
    this.#dependencies = dependencies;
    this.progress = host.progress;
    this.promptStyle = keptPromptStyle(preferences);
    const turn = new TurnState<Detail, Around>(host, clock);
    const sounds = new ListeningPresenter<Sound>(playAudio, reporter);
    const note = new RecordingNoteState(recording, () => {
      void this.spoken.interrupt();
      void this.repeat.cancel();
    });
    this.turn = turn;
    this.sounds = sounds;
    this.prompt = new PromptPresenter({
      progress: host.progress,
      turn,
      sounds,
      promptLanguage,
      clock,
    });
    this.recording = recording;
    this.recordingNote = note;
    this.#judge = host.takeJudge(turn);
    this.spoken = new SpokenAnswerPresenter(turn, this.#judge, {
      recording,
      clock,
      reporter,
      note,
      sounds,
    });
    const judgeTyped = (text: string) => host.judgeTyped(text, turn);
    this.typed = new TypedAnswerPresenter(turn, { judgeTyped, clock, ids, reporter, sounds });
    this.repeat = new RepeatPresenter({
      recording,
      judge: (take) => host.judgeRepeat(take),
      sounds,
      clock,
      reporter,
    });
    this.keys = new AnswerKeysPresenter(preferences);
    this.copying = new CopyPresenter(dependencies.clipboard, clock);
    this.modelAfter = new ModelAfterPresenter({
      preferences,
      clock,
      isVerdictFresh: () => turn.state.step === 'graded' && this.repeat.state.step === 'ready',
      isOutOfPlace: () => sounds.playing !== undefined || dependencies.isModelOutOfPlace(),
      play: () => void this.play('model-answer'),
    });
    this.#stopWatching = dependencies.visibility.watch((isVisible) => {
      if (isVisible) turn.lap.unpause('hidden');
      else turn.lap.pause('hidden');
    });
    this.pausing = new PausePresenter({ study, lap: turn.lap, listening: sounds });
    const plain = {
      prompted: false,
      progress: false,
      prompt: false,
      turn: false,
      spoken: false,
      typed: false,
      sounds: false,
      recording: false,
      recordingNote: false,
      pausing: false,
      repeat: false,
      modelAfter: false,
      keys: false,
      copying: false,
    } as const;
    makeAutoObservable(this, plain, { autoBind: true });
  }

  get isPromptVisible(): boolean {
    return this.promptStyle !== 'spoken' || this.turn.isAnswerOpen || this.prompt.isSilent;
  }

  /** Her voice, as it was heard last: a path, or the sound itself; undefined where none was kept. */
  get ownSound(): string | Uint8Array | undefined {
    const { state } = this.turn;
    if (state.step === 'interrupted') return state.take.bytes;
    if (state.step !== 'graded') return undefined;
    return this.repeat.take?.bytes ?? this.#host.ownTake?.(state.detail);
  }

  /** Not while she speaks, or Oz listens. */
  get canPause(): boolean {
    return !this.repeat.isUnderWay && (this.turn.canAnswer || this.turn.isAnswerOpen);
  }

  /** Asks the question at which it is now; hands-free its prompt is spoken, or left to be read, in any style. */
  ask(isHandsFree = false): void {
    const isSpoken = isHandsFree || this.promptStyle !== 'shown';
    const { lap } = this.turn;
    this.#forget();
    if (!isSpoken) lap.begin();
    this.turn.show({ step: 'asking' });
    this.prompted = isSpoken ? this.prompt.play() : Promise.resolve();
  }

  /** A take of this question that was cut off, before it is asked. */
  offer(answerId: string, take: Take): void {
    this.#forget();
    this.turn.answerId = answerId;
    this.turn.show({ step: 'interrupted', take });
    this.prompted = Promise.resolve();
  }

  /** She says anew what was cut off. */
  async sayAnew(): Promise<void> {
    if (this.turn.state.step !== 'interrupted') return;
    this.sounds.stop();
    const dropped = this.#judge.dropInterrupted();
    this.ask();
    await dropped;
  }

  /** A sheet is before the question, or is gone. */
  cover(isCovered: boolean): void {
    const { lap } = this.turn;
    if (isCovered) lap.pause('sheet');
    else lap.unpause('sheet');
  }

  choosePromptStyle(style: PromptStyle): void {
    this.promptStyle = style;
    this.#dependencies.preferences.write(PROMPT_STYLE_KEY, style);
    if (style !== 'shown' && this.turn.state.step === 'asking') void this.play('prompt');
  }

  choosePromptLanguage(language: PromptLanguage): void {
    this.sounds.stop();
    this.prompt.chooseLanguage(language);
    const isPlayed = this.promptStyle !== 'shown' && this.turn.state.step === 'asking';
    if (isPlayed) this.prompted = this.prompt.play();
  }

  /** The prompt is spoken once more, so that it is not missed where it has just been turned on. */
  repeatPrompt(): void {
    const isAsking = this.turn.state.step === 'asking' && this.turn.canAnswer;
    if (isAsking && this.sounds.playing !== 'prompt') this.prompted = this.prompt.play();
  }

  /** Opens the answer without a spoken one; the learner says herself how she did. */
  reveal(): void {
    if (!this.turn.canAnswer) return;
    this.sounds.stop();
    this.recordingNote.show(undefined);
    reveal(this.turn, this.#dependencies.ids);
    this.#host.revealed?.();
  }

  /** Nothing is heard of what this question does not have. */
  async play(sound: Sound): Promise<void> {
    const { question } = this.progress;
    const own = this.ownSound;
    if (sound === 'in-turn' || sound === 'together') {
      if (!question || own === undefined) return;
      return this.sounds.playBoth(sound, [question.answerAudio, own], sound);
    }
    if (sound === 'prompt') return this.prompt.isSilent ? undefined : this.prompt.play();
    const source = sound === 'own-take' ? own : soundPath(sound, question);
    if (source !== undefined) await this.sounds.play(sound, source);
  }

  #forget(): void {
    this.repeat.forget();
    this.sounds.forgetError();
    this.typed.forget();
    this.recordingNote.show(undefined);
    this.turn.lap.prepare();
  }

  /** Nothing is heard or recorded until she is back. */
  rest(): void {
    this.modelAfter.cancel();
    this.pausing.resume();
    this.sounds.stop();
    void this.repeat.cancel();
  }

  /** Nothing is heard, nothing is recorded any more. */
  dispose(): void {
    this.pausing.resume();
    this.spoken.dispose();
    this.repeat.forget();
    this.#stopWatching();
    this.modelAfter.dispose();
    this.recordingNote.dispose();
    this.sounds.stop();
  }
}
