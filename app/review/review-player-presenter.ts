import { makeAutoObservable, runInAction } from 'mobx';
import { sayableMs, targetMs } from '../../core/domain/lesson/speed-level.ts';
import type { AnswerGround } from '../../core/domain/recall/recall-grade.ts';
import type { StartRecording } from '../../core/recording/start-recording.ts';
import type { TypedHere } from '../../core/rounds/typed-here.ts';
import type { ReviewAnswer, ReviewOutcome } from '../../core/review/review.ts';
import { ANSWER_MODE_KEY } from '../../core/settings/preference-keys.ts';
import { attempt } from '../../core/shared/attempt.ts';
import { coalesce } from '../../core/shared/coalesce.ts';
import type { StudySessions } from '../../core/study-time/study-sessions.ts';
import type { Question } from '../../core/verbal-composition/lesson.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { GradedAnswer, Mode, Outcome } from '../../core/verbal-composition/record.ts';
import { keptMode } from '../answering/answer-state.ts';
import type {
  QuestionPlayerDependencies,
  QuestionPlayerHost,
} from '../answering/question-host-presenter.ts';
import { QuestionPlayer } from '../answering/question-player-presenter.ts';
import type { HeardAnswer, ReviewAround, ReviewError } from './review-player-state.ts';
import type { ReviewParts } from './review-presenter.ts';
import { ReviewProgressState } from './review-progress-state.ts';
import { reviewTakeJudge } from './review-take-presenter.ts';

export interface ReviewPlayerDependencies
  extends ReviewParts, Omit<QuestionPlayerDependencies, 'isModelOutOfPlace'> {
  readonly recording: StartRecording;
  readonly typedHere: Pick<TypedHere, 'prepare' | 'judge'>;
  readonly study: QuestionPlayerDependencies['study'] & Pick<StudySessions, 'startNext'>;
}

/** One review: each question is said, typed or thought, and judged by Oz or by herself. */
export class ReviewPlayerPresenter {
  mode: Mode;
  /** Why a question could not be removed, or no further review begin. */
  error: ReviewError | undefined;
  isBeginning = false;

  readonly progress: ReviewProgressState;
  readonly player: QuestionPlayer<HeardAnswer, ReviewAround>;
  readonly #id: string;
  readonly #dependencies: ReviewPlayerDependencies;
  /** As it was judged; it counts once she goes on, for until then she may flip it. */
  #graded: ReviewAnswer | undefined;
  /** She has said or typed something before the answer was opened, whatever became of it. */
  #hasAnswered = false;

  readonly #loading = coalesce(() => this.#load());
  /** She has left: nothing is asked of her any more, whatever still comes. */
  #isDisposed = false;

  constructor(id: string, dependencies: ReviewPlayerDependencies) {
    this.#id = id;
    this.#dependencies = dependencies;
    this.mode = keptMode(dependencies.preferences);
    this.progress = new ReviewProgressState(id, dependencies);
    this.player = new QuestionPlayer(this.#host(), {
      ...dependencies,
      isModelOutOfPlace: () => this.mode === 'typing',
    });
    const plain = { progress: false, player: false, answerId: false } as const;
    makeAutoObservable(this, plain, { autoBind: true });
  }

  /** Of what she answers now; the teacher is asked about this answer, and about none that she gave before. */
  get answerId(): string {
    return this.player.turn.answerId;
  }

  /** She has opened the answer before she could have given one: whatever she says of it, it comes again tomorrow. */
  get isSeen(): boolean {
    return this.player.turn.state.step === 'self-judging' && this.#groundOfOwnWord() === 'seen';
  }

  /** What is still being opened, for a screen she has left and come back to, is not opened once more. */
  async load(): Promise<void> {
    this.#isDisposed = false;
    // A second try goes on with the study session that has begun.
    if (this.player.turn.state.step !== 'unavailable') this.#dependencies.study.startNext({});
    await this.#loading();
  }

  chooseMode(mode: Mode): void {
    if (!this.player.turn.canAnswer) return;
    this.mode = mode;
    this.#dependencies.preferences.write(ANSWER_MODE_KEY, mode);
  }

  async judgeMyself(outcome: Outcome): Promise<void> {
    if (this.player.turn.state.step !== 'self-judging' || this.player.turn.isStarting) return;
    this.progress.give(this.#answer(outcome, this.#groundOfOwnWord()));
    await this.#ask();
  }

  /** She knows better than the judge, or what he left open. */
  settle(outcome: Outcome): void {
    const { turn } = this.player;
    const { state } = turn;
    if (state.step === 'graded') turn.settle({ ...state.detail, outcome, isOwnWord: true });
  }

  async next(): Promise<void> {
    if (this.player.turn.state.step !== 'graded') return;
    this.#giveGraded();
    await this.#ask();
  }

  /** Leaves the question as it was. */
  async skip(): Promise<void> {
    if (!this.#isOpen()) return;
    this.player.turn.answerId = this.#dependencies.ids.next();
    this.progress.give({ ...this.#answer('skipped', 'own-word'), answerMs: 0 });
    await this.#ask();
  }

  /** A verdict that takes too long: she judges herself instead. */
  async goOnWithoutVerdict(): Promise<void> {
    this.player.spoken.goesOn();
  }

  /** Takes the question out of this and all later reviews. */
  async remove(): Promise<void> {
    if (!this.#isOpen()) return;
    const { api, reporter } = this.#dependencies;
    this.error = undefined;
    const { id } = this.#asked;
    const { turn } = this.player;
    // Meanwhile nothing is begun: by the answer another question may be asked.
    turn.starts(true);
    const removed = await attempt(reporter, 'remove from review', () => api.remove(id, true));
    turn.starts(false);
    if (this.#isDisposed) return;
    if (!removed.ok) return this.#tell(removed.error);
    this.progress.note(id, 'removed');
    await this.#ask();
  }

  /** Gives the id of the next review; undefined when none could begin. */
  async tryMore(): Promise<string | undefined> {
    const { state } = this.player.turn;
    if (state.step !== 'finished' || !state.more || this.isBeginning) return undefined;
    const { kind, count } = state.more;
    const { api, ids, reporter } = this.#dependencies;
    this.isBeginning = true;
    this.error = undefined;
    const begun = await attempt(reporter, 'begin review', () =>
      api.begin(ids.next(), { kind, count }),
    );
    runInAction(() => {
      this.isBeginning = false;
    });
    if (begun.ok) return begun.value.id;
    this.#tell(begun.error);
    return undefined;
  }

  /** Leaves the review: what was judged counts. */
  dispose(): void {
    this.#isDisposed = true;
    this.#giveGraded();
    this.player.dispose();
  }

  async #load(): Promise<void> {
    const { turn, sounds } = this.player;
    turn.show({ step: 'loading' });
    const loaded = await this.progress.load();
    if (this.#isDisposed) return;
    if (!loaded.ok) return turn.show({ step: 'unavailable', error: loaded.error });
    // She may be in the train by the next one.
    for (const { question } of this.progress.left) {
      for (const path of [question.promptAudio, question.answerAudio])
        if (path !== '') void sounds.prepare(path);
    }
    const lessons = new Set(this.progress.left.map(({ lessonId }) => lessonId));
    for (const lessonId of lessons) void this.#dependencies.typedHere.prepare(lessonId);
    await this.#ask();
  }

  get #asked(): Question {
    const { question } = this.progress;
    if (!question) throw new Error('Nothing is asked');
    return question;
  }

  #host(): QuestionPlayerHost<HeardAnswer> {
    const { progress } = this;
    const { api } = this.#dependencies;
    return {
      progress,
      judgesHerselfAfter: ['recognition-failed', 'offline'],
      ownTake: ({ audio }) => audio,
      settled: ({ outcome, isOwnWord }) => this.#keep(outcome, isOwnWord ? 'own-word' : 'judged'),
      revealed: () => {
        if (this.player.promptStyle !== 'shown') void this.player.play('model-answer');
      },
      judgeRepeat: (take) => api.judgeVoice(this.#asked.id, take),
      judgeTyped: async (text) => {
        this.#hasAnswered = true;
        const judged = await api.judgeTyped(this.#asked.id, text);
        if (judged.ok || judged.error.kind !== 'offline') return judged;
        return (await this.#judgedHere(text)) ?? judged;
      },
      takeJudge: (turn) =>
        reviewTakeJudge(turn, {
          ...this.#dependencies,
          questionId: () => this.#asked.id,
          answered: () => {
            this.#hasAnswered = true;
          },
        }),
    };
  }

  /** A review is told what came of an answer, not what was typed: only what the lists settle is judged without the server. */
  async #judgedHere(text: string): Promise<Result<GradedAnswer, never> | undefined> {
    const { item } = this.progress;
    const here =
      item && (await this.#dependencies.typedHere.judge(item.lessonId, item.question, text));
    if (!here || here.judged === 'unlisted') return undefined;
    const { isJudgedHere: _isJudgedOnceMore, ...judged } = here;
    return ok(judged);
  }

  /** Not while it is being taken out. */
  #isOpen(): boolean {
    const { canAnswer, isStarting, state } = this.player.turn;
    return canAnswer || (state.step === 'self-judging' && !isStarting);
  }

  #groundOfOwnWord(): AnswerGround {
    if (this.#hasAnswered) return 'own-word';
    const [model = ''] = this.#asked.answers;
    const sayable = sayableMs(targetMs(model, 'normal'));
    return this.mode === 'self' && this.player.turn.lap.ms() >= sayable ? 'own-word' : 'seen';
  }

  #answer(outcome: ReviewOutcome, ground: AnswerGround): ReviewAnswer {
    const { answerId, lap } = this.player.turn;
    const at = new Date(this.#dependencies.clock.now()).toISOString();
    return {
      id: answerId,
      reviewId: this.#id,
      questionId: this.#asked.id,
      outcome,
      ground,
      answerMs: lap.ms(),
      answeredAt: at,
      gradedAt: at,
    };
  }

  #keep(outcome: Outcome, ground: AnswerGround): void {
    const answer = this.#answer(outcome, ground);
    const { answeredAt } = this.#graded ?? answer;
    this.#graded = { ...answer, answeredAt };
    this.#dependencies.answers.put(this.#graded);
  }

  #giveGraded(): void {
    if (this.#graded) this.progress.give(this.#graded);
    this.#graded = undefined;
  }

  async #ask(): Promise<void> {
    const { sounds, turn } = this.player;
    sounds.stop();
    if (!this.progress.item) {
      turn.show({ step: 'loading' });
      return turn.show(await this.progress.finish());
    }
    this.#tell(undefined);
    this.#hasAnswered = false;
    this.player.ask();
    // An answer that is given before the prompt has ended is timed from here.
    turn.lap.begin();
  }

  #tell(error: ReviewError | undefined): void {
    runInAction(() => {
      this.error = error;
    });
  }
}
