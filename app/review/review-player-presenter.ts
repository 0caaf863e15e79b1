import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../core/ports/clock.ts';
import type { Preferences } from '../../core/ports/preferences.ts';
import type { StartRecording } from '../../core/recording/start-recording.ts';
import { AnswerAloud } from '../../core/review/answer-aloud.ts';
import type { ReviewAnswer, ReviewedItem, ReviewOutcome } from '../../core/review/review.ts';
import { ANSWER_MODE_KEY, PROMPT_STYLE_KEY } from '../../core/settings/preference-keys.ts';
import { attempt } from '../../core/shared/attempt.ts';
import type { StudySessions } from '../../core/study-time/study-sessions.ts';
import type { Question } from '../../core/verbal-composition/lesson.ts';
import type { GradedAnswer, Mode, Outcome } from '../../core/verbal-composition/record.ts';
import { PausePresenter, type PauseParts } from '../answering/pause-presenter.ts';
import {
  keptMode,
  keptPromptStyle,
  soundPath,
  type PromptStyle,
  type Sound,
} from '../answering/answer-state.ts';
import { SpokenAnswerPresenter } from '../answering/spoken-answer-presenter.ts';
import { reveal, TurnState } from '../answering/turn-state.ts';
import { TypedAnswerPresenter } from '../answering/typed-answer-presenter.ts';
import { RecordingNoteState } from '../microphone/recording-note-state.ts';
import type { ListeningPresenter } from '../shell/listening-presenter.ts';
import type { ReviewAround, ReviewError, ReviewPlayerState } from './review-player-state.ts';
import type { ReviewParts } from './review-presenter.ts';
import { ReviewProgressState } from './review-progress-state.ts';

export interface ReviewPlayerParts extends ReviewParts {
  readonly listening: ListeningPresenter<Sound>;
  readonly recording: StartRecording;
  readonly preferences: Preferences;
  readonly clock: Clock;
  readonly study: PauseParts['study'] & Pick<StudySessions, 'startNext'>;
}

/** One review: each question is said, typed or thought, and judged by Oz or by herself. */
export class ReviewPlayerPresenter {
  mode: Mode;
  promptStyle: PromptStyle;
  /** Why a question could not be removed, or no further review begin. */
  error: ReviewError | undefined;
  isBeginning = false;

  readonly progress: ReviewProgressState;
  readonly typed: TypedAnswerPresenter<GradedAnswer>;
  readonly recording: RecordingNoteState;
  readonly pausing: PausePresenter;
  readonly #turn: TurnState<GradedAnswer, ReviewAround>;
  readonly #spoken: SpokenAnswerPresenter<GradedAnswer>;
  readonly #id: string;
  readonly #parts: ReviewPlayerParts;
  /** As it was judged; it counts once she goes on, for until then she may flip it. */
  #graded: ReviewAnswer | undefined;

  constructor(id: string, parts: ReviewPlayerParts) {
    const { clock, ids, reporter, preferences } = parts;
    this.#id = id;
    this.#parts = parts;
    this.mode = keptMode(preferences);
    this.promptStyle = keptPromptStyle(preferences);
    this.progress = new ReviewProgressState(id, parts);
    const rules = {
      settled: ({ outcome }: GradedAnswer) => this.#keep(outcome),
      judgesHerselfAfter: ['recognition-failed', 'offline'] as const,
    };
    const turn = new TurnState<GradedAnswer, ReviewAround>({ step: 'loading' }, rules, clock);
    this.#turn = turn;
    const judgeTyped = (text: string) => parts.api.judgeTyped(this.#asked.id, text);
    this.typed = new TypedAnswerPresenter(turn, { judgeTyped, ids, reporter });
    const aloud = new AnswerAloud(parts.recording, parts.api);
    const voice = {
      begin: () => {
        turn.answerId = ids.next();
        return aloud.begin();
      },
      cancel: () => aloud.cancel(),
      judge: (onEnded: () => void) => aloud.judge(this.#asked.id, onEnded),
      judgeAgain: () => aloud.judgeAgain(this.#asked.id),
    };
    this.#spoken = new SpokenAnswerPresenter(turn, voice, parts);
    // What was said before the microphone was gone is judged as it is.
    this.recording = new RecordingNoteState(parts.recording, () => void this.stop());
    const { study, listening } = parts;
    this.pausing = new PausePresenter({ study, lap: turn.lap, listening });
    const plain = {
      progress: false,
      typed: false,
      recording: false,
      pausing: false,
      onLevel: false,
    } as const;
    makeAutoObservable(this, plain, { autoBind: true });
  }

  get state(): ReviewPlayerState {
    return this.#turn.state;
  }

  get isStarting(): boolean {
    return this.#turn.isStarting;
  }

  get isAnswerOpen(): boolean {
    return this.#turn.isAnswerOpen;
  }

  get canPause(): boolean {
    return this.#turn.canAnswer || this.isAnswerOpen;
  }

  get isPromptVisible(): boolean {
    return this.promptStyle !== 'spoken' || this.isAnswerOpen;
  }

  get item(): ReviewedItem | undefined {
    return this.progress.item;
  }

  get question(): Question | undefined {
    return this.item?.question;
  }

  get index(): number {
    return this.progress.done;
  }

  get answerLimitMs(): number {
    return this.#spoken.limitMs;
  }

  get playing(): Sound | undefined {
    return this.#parts.listening.playing;
  }

  get soundError(): ListeningPresenter['error'] {
    return this.#parts.listening.error;
  }

  async load(): Promise<void> {
    // Whoever tries again goes on with what she began.
    if (this.state.step !== 'unavailable') this.#parts.study.startNext({});
    this.#turn.show({ step: 'loading' });
    const loaded = await this.progress.load();
    if (!loaded.ok) return this.#turn.show({ step: 'unavailable', error: loaded.error });
    // She may be in the train by the next one.
    for (const { question } of this.progress.left) {
      void this.#parts.listening.prepare(question.promptAudio);
      void this.#parts.listening.prepare(question.answerAudio);
    }
    await this.#ask();
  }

  chooseMode(mode: Mode): void {
    if (!this.#turn.canAnswer) return;
    this.mode = mode;
    this.#parts.preferences.write(ANSWER_MODE_KEY, mode);
  }

  choosePromptStyle(style: PromptStyle): void {
    this.promptStyle = style;
    this.#parts.preferences.write(PROMPT_STYLE_KEY, style);
    if (style !== 'shown' && this.state.step === 'asking') void this.play('prompt');
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

  reveal(): void {
    if (!this.#turn.canAnswer) return;
    this.stopPlaying();
    reveal(this.#turn, this.#parts.ids);
    if (this.promptStyle !== 'shown') void this.play('model-answer');
  }

  async judgeMyself(outcome: Outcome): Promise<void> {
    if (this.state.step !== 'self-judging') return;
    this.progress.give(this.#answer(outcome));
    await this.#ask();
  }

  /** She knows better than the judge, or what he left open. */
  settle(outcome: Outcome): void {
    const { state } = this.#turn;
    if (state.step === 'graded') this.#turn.settle({ ...state.detail, outcome, isOwnWord: true });
  }

  async next(): Promise<void> {
    if (this.state.step !== 'graded') return;
    this.#giveGraded();
    await this.#ask();
  }

  /** Leaves the question as it was. */
  async skip(): Promise<void> {
    if (!this.#isOpen()) return;
    this.#turn.answerId = this.#parts.ids.next();
    this.progress.give({ ...this.#answer('skipped'), answerMs: 0 });
    await this.#ask();
  }

  /** Takes the question out of this and all later reviews. */
  async remove(): Promise<void> {
    if (!this.#isOpen()) return;
    const { api, reporter } = this.#parts;
    this.error = undefined;
    const { id } = this.#asked;
    const removed = await attempt(reporter, 'remove from review', () => api.remove(id, true));
    if (!removed.ok) return this.#fail(removed.error);
    this.progress.note(id, 'removed');
    await this.#ask();
  }

  async play(sound: Sound): Promise<void> {
    const { item } = this;
    const path = soundPath(sound, item?.question, undefined);
    if (path !== undefined) await this.#parts.listening.play(sound, path);
    const isStillAsked = this.state.step === 'asking' && this.item === item;
    if (sound === 'prompt' && isStillAsked) this.#turn.lap.begin();
  }

  stopPlaying(): void {
    this.#parts.listening.stop();
  }

  onLevel(listener: (level: number) => void): () => void {
    return this.#parts.recording.onLevel(listener);
  }

  /** Gives the id of the next review; undefined when none could begin. */
  async tryMore(): Promise<string | undefined> {
    if (this.state.step !== 'finished' || !this.state.more || this.isBeginning) return undefined;
    const { kind, count } = this.state.more;
    const { api, ids, reporter } = this.#parts;
    this.isBeginning = true;
    this.error = undefined;
    const begun = await attempt(reporter, 'begin review', () =>
      api.begin(ids.next(), { kind, count }),
    );
    runInAction(() => {
      this.isBeginning = false;
    });
    if (begun.ok) return begun.value.id;
    this.#fail(begun.error);
    return undefined;
  }

  /** Leaves the review: what was judged counts, and nothing is heard or recorded any more. */
  dispose(): void {
    this.pausing.resume();
    this.#giveGraded();
    this.#spoken.dispose();
    this.recording.dispose();
    this.stopPlaying();
  }

  get #asked(): Question {
    if (!this.question) throw new Error('Nothing is asked');
    return this.question;
  }

  #isOpen(): boolean {
    return this.#turn.canAnswer || this.state.step === 'self-judging';
  }

  #answer(outcome: ReviewOutcome): ReviewAnswer {
    const { clock } = this.#parts;
    const at = new Date(clock.now()).toISOString();
    return {
      id: this.#turn.answerId,
      reviewId: this.#id,
      questionId: this.#asked.id,
      outcome,
      answerMs: this.#turn.lap.ms(),
      answeredAt: at,
      gradedAt: at,
    };
  }

  #keep(outcome: Outcome): void {
    const answer = this.#answer(outcome);
    const { answeredAt } = this.#graded ?? answer;
    this.#graded = { ...answer, answeredAt };
    this.#parts.answers.put(this.#graded);
  }

  #giveGraded(): void {
    if (this.#graded) this.progress.give(this.#graded);
    this.#graded = undefined;
  }

  async #ask(): Promise<void> {
    this.stopPlaying();
    if (!this.item) {
      this.#turn.show({ step: 'loading' });
      return this.#turn.show(await this.progress.finish());
    }
    runInAction(() => {
      this.error = undefined;
      this.#parts.listening.forgetError();
    });
    this.typed.forget();
    this.recording.show(undefined);
    this.#turn.lap.prepare();
    this.#turn.lap.begin();
    this.#turn.show({ step: 'asking' });
    if (this.promptStyle !== 'shown') void this.play('prompt');
  }

  #fail(error: ReviewError): void {
    runInAction(() => {
      this.error = error;
    });
  }
}
