import { makeAutoObservable, runInAction } from 'mobx';
import type { PlayAudio } from '../../core/listening/play-audio.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Ids } from '../../core/ports/ids.ts';
import type { LibraryApi } from '../../core/ports/library-api.ts';
import type { Preferences } from '../../core/ports/preferences.ts';
import type { RecordsApi, Round } from '../../core/ports/records-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { RECORDING_LIMIT_MS } from '../../core/recording/recording-limits.ts';
import { PROMPT_STYLE_KEY } from '../../core/settings/preference-keys.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { Result } from '../../core/shared/result.ts';
import { ask } from '../../core/takes/ask.ts';
import type { TakeKeeper } from '../../core/takes/take-keeper.ts';
import type { Lesson, Question } from '../../core/verbal-composition/lesson.ts';
import type { Outcome, VoiceVerdict } from '../../core/verbal-composition/record.ts';
import type { ResendAnswer } from '../../core/verbal-composition/resend-answer.ts';
import { deservesAnotherTry } from '../../core/verbal-composition/send-answer.ts';
import type { StartAnswer } from '../../core/verbal-composition/start-answer.ts';
import type {
  SubmitAnswer,
  SubmitAnswerError,
} from '../../core/verbal-composition/submit-answer.ts';
import { ListeningPresenter } from '../shell/listening-presenter.ts';
import { RecordingNoteState } from '../microphone/recording-note-state.ts';
import { KeepingPresenter } from './keeping-presenter.ts';
import { soundPath } from './sound-path.ts';
import {
  PROMPT_STYLES,
  type AnswerError,
  type PlayerState,
  type PromptStyle,
  type Sound,
} from './player-state.ts';

/** What the player is built from; each is one socket of the core. */
export interface PlayerParts {
  readonly library: LibraryApi;
  readonly records: RecordsApi;
  readonly takeKeeper: TakeKeeper;
  readonly startAnswer: StartAnswer;
  readonly submitAnswer: SubmitAnswer;
  readonly resendAnswer: ResendAnswer;
  readonly playAudio: PlayAudio;
  readonly preferences: Preferences;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly reporter: Reporter;
}

/** A microphone that is ready sooner needs no word of waiting, nor does a take; drawing one would only delay them. */
const WAIT_SHOWN_AFTER_MS = 100;

/** One round through a lesson: prompt, answer, verdict, next. */
export class LessonPlayerPresenter {
  state: PlayerState = { step: 'loading' };
  lesson: Lesson | undefined;
  index = 0;
  promptStyle: PromptStyle;
  /** The microphone was asked for and has not answered yet. */
  isStarting = false;
  /** What counts for each question so far, by question id. */
  outcomes: Readonly<Record<string, Outcome>> = {};

  readonly recording: RecordingNoteState;
  readonly answerLimitMs = RECORDING_LIMIT_MS.answer;
  readonly keeping: KeepingPresenter;
  readonly #sounds: ListeningPresenter<Sound>;
  readonly #lessonId: string;
  readonly #parts: PlayerParts;
  #round: Round;
  #answerId = '';
  #promptEndedAt = 0;
  #cancelLimit: () => void = () => {};
  /** She has stopped, and the screen does not show it yet. */
  #isEnding = false;
  #isDisposed = false;

  constructor(lessonId: string, parts: PlayerParts) {
    this.#lessonId = lessonId;
    this.#parts = parts;
    this.#round = { id: parts.ids.next(), lessonId, mode: 'ai', level: 'normal' };
    const kept = parts.preferences.read(PROMPT_STYLE_KEY);
    this.promptStyle = PROMPT_STYLES.find((style) => style === kept) ?? 'both';
    this.keeping = new KeepingPresenter(parts.takeKeeper);
    this.#sounds = new ListeningPresenter(parts.playAudio, parts.reporter);
    // What was said before the microphone was gone is judged as it is.
    this.recording = new RecordingNoteState(parts.startAnswer, () => void this.stop());
    makeAutoObservable(
      this,
      { answerLimitMs: false, keeping: false, onLevel: false, recording: false },
      { autoBind: true },
    );
  }

  get question(): Question | undefined {
    return this.lesson?.questions[this.index];
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

  /** The model answer and the note may be seen. */
  get isAnswerOpen(): boolean {
    return this.state.step === 'graded' || this.state.step === 'self-judging';
  }

  get canRecord(): boolean {
    return !this.isStarting && ['asking', 'say-again', 'refused'].includes(this.state.step);
  }

  async load(): Promise<void> {
    this.keeping.watch();
    this.#show({ step: 'loading' });
    const { library, reporter } = this.#parts;
    const lesson = await attempt(reporter, 'open lesson', () => library.lesson(this.#lessonId));
    if (!lesson.ok) return this.#show({ step: 'unavailable', error: lesson.error });
    runInAction(() => {
      this.lesson = lesson.value;
    });
    this.#ask(0);
  }

  choosePromptStyle(style: PromptStyle): void {
    this.promptStyle = style;
    this.#parts.preferences.write(PROMPT_STYLE_KEY, style);
    if (style !== 'shown' && this.state.step === 'asking') void this.play('prompt');
  }

  async record(): Promise<void> {
    const { lesson, question } = this;
    if (!this.canRecord || !lesson || !question) return;
    const { startAnswer, clock, ids, reporter } = this.#parts;
    const asked = ask(ids.next(), this.#round, lesson, question, this.#answerMs());
    // The microphone takes its time, and so is asked for before anything else.
    const starting = attempt(reporter, 'start answer', () => startAnswer.execute(asked));
    this.isStarting = true;
    this.recording.show(undefined);
    this.stopPlaying();
    const cancelWait = clock.after(WAIT_SHOWN_AFTER_MS, () => this.#show({ step: 'starting' }));
    const started = await starting;
    cancelWait();
    runInAction(() => {
      this.isStarting = false;
    });
    if (this.#isDisposed) return void this.#parts.startAnswer.cancel();
    if (!started.ok) return this.#refuse(started.error, false);
    this.#answerId = asked.answerId;
    this.#isEnding = false;
    this.#cancelLimit = clock.after(this.answerLimitMs, () => void this.stop());
    this.#show({ step: 'recording' });
  }

  async stop(): Promise<void> {
    const { question } = this;
    if (!this.#isRecording() || !question) return;
    this.#cancelLimit();
    this.#isEnding = true;
    const { submitAnswer, clock } = this.#parts;
    const showsJudging = () => {
      cancelWait();
      this.#show({ step: 'judging' });
    };
    const cancelWait = clock.after(WAIT_SHOWN_AFTER_MS, showsJudging);
    const { id: questionId } = question;
    const answer = { answerId: this.#answerId, round: this.#round, questionId };
    await this.#judge('submit answer', () =>
      submitAnswer.execute({ ...answer, answerMs: this.#answerMs() }, showsJudging),
    );
    cancelWait();
  }

  /** Drops what is being recorded, and asks the question again at once; the promise waits for the platform. */
  async cancel(): Promise<void> {
    if (!this.#isRecording()) return;
    this.#cancelLimit();
    this.#show({ step: 'asking' });
    await this.#parts.startAnswer.cancel();
  }

  /** Sends the same take once more, after a failure that was not the learner's. */
  async resend(): Promise<void> {
    if (this.state.step !== 'refused' || !this.state.canResend) return;
    this.#show({ step: 'judging' });
    await this.#judge('resend answer', () =>
      this.#parts.resendAnswer.execute(this.#answerId, this.#round.id),
    );
  }

  /** Opens the answer without a spoken one; the learner says herself how she did. */
  reveal(): void {
    if (!this.canRecord) return;
    this.stopPlaying();
    if (this.state.step !== 'refused') this.#answerId = this.#parts.ids.next();
    this.#show({
      step: 'self-judging',
      because: this.state.step === 'refused' ? this.state.error : undefined,
    });
  }

  async judgeMyself(outcome: Outcome): Promise<void> {
    if (this.state.step !== 'self-judging') return;
    await this.#grade(outcome);
  }

  /** The learner knows better than the judge. */
  async flip(): Promise<void> {
    if (this.state.step !== 'graded') return;
    await this.#grade(this.state.detail.outcome === 'correct' ? 'wrong' : 'correct');
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
    if (sound === 'prompt') this.#promptEndedAt = this.#parts.clock.now();
  }

  stopPlaying(): void {
    this.#sounds.stop();
  }

  onLevel(listener: (level: number) => void): () => void {
    return this.#parts.startAnswer.onLevel(listener);
  }

  /** Leaves the lesson: nothing is heard, nothing is recorded any more. */
  dispose(): void {
    this.#isDisposed = true;
    this.recording.dispose();
    this.#cancelLimit();
    this.keeping.dispose();
    this.stopPlaying();
    if (this.#isRecording()) void this.#parts.startAnswer.cancel();
  }

  #isRecording(): boolean {
    return this.state.step === 'recording' && !this.#isEnding;
  }

  async #advance(): Promise<void> {
    this.stopPlaying();
    const count = this.lesson?.questions.length ?? 0;
    if (this.index + 1 < count) return this.#ask(this.index + 1);
    if (Object.keys(this.outcomes).length === 0) {
      return this.#show({ step: 'finished', recordId: undefined });
    }
    this.#show({ step: 'loading' });
    const { records, reporter } = this.#parts;
    await attempt(reporter, 'finish round', () => records.finish(this.#round.id));
    this.#show({ step: 'finished', recordId: this.#round.id });
  }

  #ask(index: number): void {
    runInAction(() => {
      this.index = index;
      this.#sounds.forgetError();
    });
    this.#promptEndedAt = this.#parts.clock.now();
    this.#show({ step: 'asking' });
    if (this.promptStyle !== 'shown') void this.play('prompt');
    if (this.question) void this.#parts.playAudio.prepare(this.question.answerAudio);
  }

  async #judge(
    where: string,
    run: () => Promise<Result<VoiceVerdict, SubmitAnswerError>>,
  ): Promise<void> {
    const judged = await attempt(this.#parts.reporter, where, run);
    if (!judged.ok) return this.#refuse(judged.error, deservesAnotherTry(judged.error));
    const verdict = judged.value;
    if (verdict.outcome === 'say-again') {
      return this.#show({
        step: 'say-again',
        transcript: verdict.transcript,
        words: verdict.words,
      });
    }
    this.#settle(verdict.detail);
  }

  async #grade(outcome: Outcome): Promise<void> {
    const { question } = this;
    if (!question) return;
    const { records, reporter } = this.#parts;
    const answerMs = this.state.step === 'graded' ? this.state.detail.answerMs : this.#answerMs();
    const graded = await attempt(reporter, 'grade answer', async () => {
      const opened = await records.open(this.#round);
      if (!opened.ok) return opened;
      return records.grade({
        answerId: this.#answerId,
        recordId: this.#round.id,
        questionId: question.id,
        outcome,
        answerMs,
      });
    });
    if (!graded.ok) return this.#show({ step: 'self-judging', because: graded.error });
    this.#settle(graded.value);
  }

  #settle(detail: Extract<PlayerState, { step: 'graded' }>['detail']): void {
    runInAction(() => {
      this.outcomes = { ...this.outcomes, [detail.questionId]: detail.outcome };
    });
    this.#show({ step: 'graded', detail });
  }

  /** Where the judge itself has failed, the learner judges instead of losing her answer. */
  #refuse(error: AnswerError | Unexpected, canResend: boolean): void {
    if (error.kind === 'recognition-failed') {
      return this.#show({ step: 'self-judging', because: error });
    }
    this.#show({ step: 'refused', error, canResend });
  }

  #answerMs(): number {
    return Math.max(0, this.#parts.clock.now() - this.#promptEndedAt);
  }

  #show(state: PlayerState): void {
    if (state.step === 'asking') this.recording.show(undefined);
    runInAction(() => {
      this.state = state;
    });
  }
}
