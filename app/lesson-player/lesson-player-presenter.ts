import { makeAutoObservable, runInAction } from 'mobx';
import type { PlayAudio } from '../../core/listening/play-audio.ts';
import { PROMPT_STYLE_KEY } from '../../core/settings/preference-keys.ts';
import { attempt } from '../../core/shared/attempt.ts';
import type { SpeedLevel } from '../../core/domain/lesson/speed-level.ts';
import type { StudySessions } from '../../core/study-time/study-sessions.ts';
import type { TakeKeeper } from '../../core/takes/take-keeper.ts';
import type { Lesson, Question } from '../../core/verbal-composition/lesson.ts';
import type { Mode, Outcome, RecordDetail } from '../../core/verbal-composition/record.ts';
import {
  keptPromptStyle,
  soundPath,
  type PromptStyle,
  type Sound,
} from '../answering/answer-state.ts';
import { PausePresenter, type PauseParts } from '../answering/pause-presenter.ts';
import {
  SpokenAnswerPresenter,
  type SpokenAnswerParts,
} from '../answering/spoken-answer-presenter.ts';
import { TurnState } from '../answering/turn-state.ts';
import { TypedAnswerPresenter } from '../answering/typed-answer-presenter.ts';
import { RecordingNoteState } from '../microphone/recording-note-state.ts';
import { ListeningPresenter } from '../shell/listening-presenter.ts';
import { HandsFreePresenter } from './hands-free-presenter.ts';
import { KeepingPresenter } from './keeping-presenter.ts';
import { OtherWordingsPresenter } from './other-wordings-presenter.ts';
import { OwnJudgementPresenter } from './own-judgement-presenter.ts';
import { lessonVoice, type LessonVoiceParts } from './lesson-voice-presenter.ts';
import type { LessonTurn, PlayerState } from './player-state.ts';
import { RoundState, type RoundParts } from './round-state.ts';

/** What the player is built from; each is one socket of the core. */
export interface PlayerParts extends RoundParts, LessonVoiceParts, SpokenAnswerParts {
  readonly takeKeeper: TakeKeeper;
  readonly playAudio: PlayAudio;
  readonly study: PauseParts['study'] & Pick<StudySessions, 'startNext'>;
}

/** A lesson being played: prompt, answer, verdict, next. How an answer is given lies in the classes it is made of. */
export class LessonPlayerPresenter {
  promptStyle: PromptStyle;
  /** Done when the prompt has been heard, or was interrupted. */
  prompted: Promise<void> = Promise.resolve();

  readonly progress: RoundState;
  readonly turn: LessonTurn;
  readonly typed: TypedAnswerPresenter<RecordDetail>;
  readonly wordings: OtherWordingsPresenter;
  readonly handsFree: HandsFreePresenter;
  readonly recording: RecordingNoteState;
  readonly keeping: KeepingPresenter;
  readonly pausing: PausePresenter;
  readonly #spoken: SpokenAnswerPresenter<RecordDetail>;
  readonly #own: OwnJudgementPresenter;
  readonly #sounds: ListeningPresenter<Sound>;
  readonly #parts: PlayerParts;

  constructor(lessonId: string, parts: PlayerParts) {
    this.#parts = parts;
    this.progress = new RoundState(lessonId, parts);
    const rules = {
      settled: ({ questionId, outcome }: RecordDetail) => this.progress.settle(questionId, outcome),
      judgesHerselfAfter: ['recognition-failed'] as const,
    };
    this.turn = new TurnState({ step: 'loading' }, rules, parts.clock);
    this.typed = new TypedAnswerPresenter(this.turn, {
      ...parts,
      judgeTyped: (text) => this.#judgeTyped(text),
    });
    this.wordings = new OtherWordingsPresenter(this.turn, parts.records, parts.reporter);
    this.#spoken = new SpokenAnswerPresenter(
      this.turn,
      lessonVoice(this.turn, this.progress, parts),
      parts,
    );
    this.#own = new OwnJudgementPresenter(this.turn, this.progress, parts);
    this.promptStyle = keptPromptStyle(parts.preferences);
    this.keeping = new KeepingPresenter(parts.takeKeeper);
    this.#sounds = new ListeningPresenter(parts.playAudio, parts.reporter);
    // What was said before the microphone was gone is judged as it is.
    this.recording = new RecordingNoteState(parts.startAnswer, () => void this.stop());
    this.handsFree = new HandsFreePresenter(this, parts.clock);
    const { study } = parts;
    this.pausing = new PausePresenter({ study, lap: this.turn.lap, listening: this.#sounds });
    const plain = {
      handsFree: false,
      keeping: false,
      onLevel: false,
      pausing: false,
      progress: false,
      prompted: false,
      recording: false,
      turn: false,
      typed: false,
      wordings: false,
    } as const;
    makeAutoObservable(this, plain, { autoBind: true });
  }

  get state(): PlayerState {
    return this.turn.state;
  }

  get isStarting(): boolean {
    return this.turn.isStarting;
  }

  get lesson(): Lesson | undefined {
    return this.progress.lesson;
  }

  get question(): Question | undefined {
    return this.progress.question;
  }

  get index(): number {
    return this.progress.index;
  }

  get outcomes(): Readonly<Record<string, Outcome>> {
    return this.progress.outcomes;
  }

  get mode(): Mode {
    return this.progress.round.mode;
  }

  get playing(): Sound | undefined {
    return this.#sounds.playing;
  }

  get soundError(): ListeningPresenter['error'] {
    return this.#sounds.error;
  }

  get isPromptVisible(): boolean {
    return this.promptStyle !== 'spoken' || this.isAnswerOpen;
  }

  get isAnswerOpen(): boolean {
    return this.turn.isAnswerOpen;
  }

  get canRecord(): boolean {
    return this.turn.canAnswer;
  }

  get canPause(): boolean {
    return !this.handsFree.isOn && (this.canRecord || this.isAnswerOpen);
  }

  get answerLimitMs(): number {
    return this.#spoken.limitMs;
  }

  async load(): Promise<void> {
    this.keeping.watch();
    // Whoever tries again goes on with what she began.
    if (this.state.step !== 'unavailable') {
      this.#parts.study.startNext({ lessonId: this.progress.lessonId });
    }
    this.turn.show({ step: 'loading' });
    const loaded = await attempt(this.#parts.reporter, 'open lesson', this.progress.load);
    if (!loaded.ok) return this.turn.show({ step: 'unavailable', error: loaded.error });
    const { unendedId } = this.progress;
    if (unendedId !== undefined) return this.#finish(unendedId);
    this.#ask();
  }

  /** The first question again, in a round of its own. */
  restart(): void {
    if (!this.canRecord) return;
    this.stopPlaying();
    this.progress.restart();
    this.#ask();
  }

  chooseMode(mode: Mode): void {
    if (this.canRecord) this.progress.chooseMode(mode);
  }

  chooseLevel(level: SpeedLevel): void {
    this.progress.chooseLevel(level);
  }

  choosePromptStyle(style: PromptStyle): void {
    this.promptStyle = style;
    this.#parts.preferences.write(PROMPT_STYLE_KEY, style);
    if (style !== 'shown' && this.state.step === 'asking') void this.play('prompt');
  }

  /** The prompt is spoken once more, so that nobody who has just turned it on has missed it. */
  repeatPrompt(): void {
    const isAsking = this.state.step === 'asking' && this.canRecord;
    if (isAsking && this.playing !== 'prompt') this.prompted = this.play('prompt');
  }

  record(): Promise<void> {
    return this.#spoken.record(() => {
      this.recording.show(undefined);
      this.stopPlaying();
    });
  }

  stop(): Promise<void> {
    return this.#spoken.stop();
  }

  async cancel(): Promise<void> {
    this.recording.show(undefined);
    await this.#spoken.cancel();
  }

  resend(): Promise<void> {
    return this.#spoken.resend();
  }

  async submitTyped(text: string): Promise<void> {
    this.stopPlaying();
    await this.typed.submit(text);
  }

  /** Opens the answer without a spoken one; the learner says herself how she did. */
  reveal(): void {
    if (!this.canRecord) return;
    this.stopPlaying();
    this.#own.reveal();
  }

  judgeMyself(outcome: Outcome): Promise<void> {
    return this.#own.judge(outcome);
  }

  settle(outcome: Outcome): Promise<void> {
    return this.#own.settle(outcome);
  }

  async next(): Promise<void> {
    if (this.isAnswerOpen) await this.#advance();
  }

  /** Leaves the question unanswered. */
  async skip(): Promise<void> {
    if (this.canRecord) await this.#advance();
  }

  /** Nothing is heard of what this question does not have. */
  async play(sound: Sound): Promise<void> {
    const own = this.state.step === 'graded' ? this.state.detail.audio : undefined;
    const path = soundPath(sound, this.question, own);
    if (path !== undefined) await this.#sounds.play(sound, path);
    if (sound === 'prompt') this.turn.lap.begin();
  }

  stopPlaying(): void {
    this.#sounds.stop();
  }

  onLevel(listener: (level: number) => void): () => void {
    return this.#parts.startAnswer.onLevel(listener);
  }

  /** Leaves the lesson: nothing is heard, nothing is recorded any more. */
  dispose(): void {
    this.pausing.resume();
    this.handsFree.dispose();
    this.#spoken.dispose();
    this.recording.dispose();
    this.keeping.dispose();
    this.stopPlaying();
  }

  async #judgeTyped(text: string) {
    const { question, round } = this.progress;
    if (!question) throw new Error('Nothing is asked');
    const { answerId, lap } = this.turn;
    const answer = { answerId, round, questionId: question.id, answerMs: lap.ms(), text };
    return this.#parts.records.answerByTyping(answer);
  }

  async #advance(): Promise<void> {
    this.stopPlaying();
    const { progress, turn } = this;
    if (progress.advance()) return this.#ask();
    if (progress.isFresh) return turn.show({ step: 'finished', recordId: undefined });
    turn.show({ step: 'loading' });
    await this.#finish(progress.round.id);
  }

  async #finish(recordId: string): Promise<void> {
    const { records, reporter } = this.#parts;
    await attempt(reporter, 'finish round', () => records.finish(recordId));
    this.turn.show({ step: 'finished', recordId });
  }

  #ask(): void {
    runInAction(() => this.#sounds.forgetError());
    this.typed.forget();
    this.wordings.forgetError();
    this.recording.show(undefined);
    this.turn.lap.prepare();
    const isSpoken = this.promptStyle !== 'shown' || this.handsFree.isOn;
    if (!isSpoken) this.turn.lap.begin();
    this.turn.show({ step: 'asking' });
    this.prompted = isSpoken ? this.play('prompt') : Promise.resolve();
    if (this.question) void this.#parts.playAudio.prepare(this.question.answerAudio);
  }
}
