import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { Ids } from '../../core/ports/ids.ts';
import type { LessonsApi } from '../../core/ports/library-api.ts';
import type { Preferences } from '../../core/ports/preferences.ts';
import type { RecordsApi, Round } from '../../core/ports/records-api.ts';
import { ANSWER_MODE_KEY, SPEED_LEVEL_KEY } from '../../core/settings/preference-keys.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { standingsOf, type LevelStanding } from '../../core/domain/round/round-standing.ts';
import { SPEED_LEVELS, targetMs, type SpeedLevel } from '../../core/domain/lesson/speed-level.ts';
import type { Lesson, Question } from '../../core/verbal-composition/lesson.ts';
import type { LessonStanding, Mode, Outcome } from '../../core/verbal-composition/record.ts';
import { keptMode } from '../answering/answer-state.ts';

export interface RoundParts {
  readonly library: LessonsApi;
  readonly records: RecordsApi;
  readonly preferences: Preferences;
  readonly ids: Ids;
  /** Rounds with only the wrong ones that were begun in this visit: they were not left before. */
  readonly begunAgain: Set<string>;
}

/** One way through the questions of a lesson: which is asked, what counts so far, how fast and how it is judged. */
export class RoundState {
  lesson: Lesson | undefined;
  index = 0;
  /** What counts for each question so far, by question id. */
  outcomes: Readonly<Record<string, Outcome>> = {};
  readonly lessonId: string;
  levels: readonly LevelStanding[] = [];
  roundsDone = 0;
  /** She goes on with a round that she had left, and stands where she left it. */
  isResumed = false;
  round: Round;
  #unendedId: string | undefined;
  readonly #parts: RoundParts;

  constructor(lessonId: string, parts: RoundParts) {
    this.lessonId = lessonId;
    this.#parts = parts;
    this.round = this.#newRound('normal');
    // Replaced whole, never changed; and what a device keeps must be plain.
    const ref = observableRef;
    const plain = { lesson: ref, levels: ref, outcomes: ref, round: ref } as const;
    makeAutoObservable(this, plain, { autoBind: true });
  }

  get question(): Question | undefined {
    return this.lesson?.questions[this.index];
  }

  /** Nothing of it is graded yet. */
  get isFresh(): boolean {
    return Object.keys(this.outcomes).length === 0;
  }

  /** Each of its questions is graded; one that was skipped is not done. */
  get isWhole(): boolean {
    return this.lesson !== undefined && this.#next(0) === undefined;
  }

  get isLast(): boolean {
    return this.#next(this.index + 1) === undefined;
  }

  /** How long the answer to this question may take. */
  get targetMs(): number {
    return targetMs(this.question?.answers[0] ?? '', this.round.level);
  }

  /** The round that was left after its last answer: only its end never reached the server. */
  get unendedId(): string | undefined {
    return this.#unendedId;
  }

  /** She has never played this lesson to its end: there is nothing to be measured against yet. */
  get isFirstRound(): boolean {
    return this.roundsDone === 0 && !this.levels.some(({ isCleared }) => isCleared);
  }

  /** A faster level that has opened and was not cleared yet; undefined where there is none, or a round is under way. */
  get offeredLevel(): SpeedLevel | undefined {
    const next = this.levels.find(({ isCleared }) => !isCleared);
    const isFaster = next !== undefined && rank(next.level) > rank(this.round.level);
    return this.isFresh && isFaster && next.isOpen ? next.level : undefined;
  }

  /** Goes on with the round that was left, or begins one at the level she chose last. */
  async load(): Promise<Result<void, ApiError | NotFound>> {
    const { library, records } = this.#parts;
    const [lesson, standing] = await Promise.all([
      library.lesson(this.lessonId),
      records.standing(this.lessonId),
    ]);
    if (!lesson.ok) return lesson;
    runInAction(() => {
      this.lesson = lesson.value;
      // Where she stands is worth less than the lesson itself: without it she begins at the beginning.
      this.levels = standing.ok ? standing.value.levels : standingsOf(lesson.value.questions, []);
      this.roundsDone = standing.ok ? standing.value.roundsDone : 0;
      this.#begin(standing.ok ? standing.value.openRound : undefined);
    });
    return ok(undefined);
  }

  /** Leaves what was answered in this round behind. */
  restart(): void {
    this.#begin(undefined);
  }

  chooseMode(mode: Mode): void {
    this.round = { ...this.round, mode };
    this.#parts.preferences.write(ANSWER_MODE_KEY, mode);
  }

  /** A round is played at one level: it is chosen before anything is graded. */
  chooseLevel(level: SpeedLevel): void {
    const isOpen = this.levels.some((one) => one.level === level && one.isOpen);
    if (!this.isFresh || !isOpen) return;
    this.round = { ...this.round, level };
    this.#parts.preferences.write(SPEED_LEVEL_KEY, level);
  }

  settle(questionId: string, outcome: Outcome): void {
    this.outcomes = { ...this.outcomes, [questionId]: outcome };
  }

  /** To the next question without an answer; false when there is none. */
  advance(): boolean {
    const next = this.#next(this.index + 1);
    if (next === undefined) return false;
    this.index = next;
    this.isResumed = false;
    return true;
  }

  #begin(open: LessonStanding['openRound']): void {
    this.outcomes = open?.outcomes ?? {};
    const first = this.#next(0);
    const isOver = open !== undefined && first === undefined;
    const isBegunNow = open !== undefined && this.#parts.begunAgain.delete(open.id);
    this.isResumed = open !== undefined && !isOver && !isBegunNow;
    this.#unendedId = isOver ? open.id : undefined;
    if (isOver) this.outcomes = {};
    this.index = first ?? 0;
    this.round =
      open && !isOver
        ? { id: open.id, lessonId: this.lessonId, mode: open.mode, level: open.level }
        : this.#newRound(this.#chosenLevel());
  }

  /** As fast as she chose, as far as this lesson lets her. */
  #chosenLevel(): SpeedLevel {
    const chosen = this.#parts.preferences.read(SPEED_LEVEL_KEY);
    const open = this.levels.filter(({ isOpen }) => isOpen).map(({ level }) => level);
    return open.findLast((level) => rank(level) <= rank(chosen)) ?? 'normal';
  }

  #newRound(level: SpeedLevel): Round {
    const { ids, preferences } = this.#parts;
    return { id: ids.next(), lessonId: this.lessonId, mode: keptMode(preferences), level };
  }

  #next(from: number): number | undefined {
    const questions = this.lesson?.questions ?? [];
    const at = questions.findIndex(({ id }, index) => index >= from && !(id in this.outcomes));
    return at < 0 ? undefined : at;
  }
}

/** The slowest where none is named. */
const rank = (level: string | undefined): number =>
  Math.max(
    0,
    SPEED_LEVELS.findIndex((one) => one === level),
  );
