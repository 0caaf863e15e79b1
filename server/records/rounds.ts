import {
  standingsAt,
  timesOf,
  type LevelStanding,
  type RoundTimes,
} from '../../core/domain/round/round-standing.ts';
import type { Question } from '../content/book-file.ts';
import type { Library } from '../library/library.ts';
import type { LessonAndProgress } from '../library/progress.ts';
import { pageOf, type Place } from '../page.ts';
import type { Shelves } from '../start/shelves.ts';
import type { ListedRecord, Records, StoredDetail, StoredRecord } from './records.ts';

/** So many records of a lesson are listed at a time. */
const RECORDS_AT_A_TIME = 20;

export interface WholeRound {
  readonly record: StoredRecord;
  readonly details: readonly StoredDetail[];
  /** Undefined where the lesson is no longer there; so is the next one after the last of a book. */
  readonly lesson: LessonAndProgress | undefined;
  readonly nextLesson: LessonAndProgress | undefined;
  readonly times: RoundTimes;
  readonly bestTimeMs: number | undefined;
  readonly roundsDone: number;
}

export interface RoundsOfLesson {
  readonly levels: readonly LevelStanding[];
  readonly roundsDone: number;
  /** The latest round with its answers, where it is not finished. */
  readonly open:
    | { readonly record: StoredRecord; readonly details: readonly StoredDetail[] }
    | undefined;
  /** The newest first: one page of them. */
  readonly records: readonly ListedRecord[];
  readonly next: Place | undefined;
  readonly lesson: LessonAndProgress | undefined;
}

/** What rounds have come to: times, levels cleared, what comes next. */
export class Rounds {
  readonly #records: Records;
  readonly #library: Library;
  readonly #shelves: Pick<Shelves, 'of'>;

  constructor(records: Records, library: Library, shelves: Pick<Shelves, 'of'>) {
    this.#records = records;
    this.#library = library;
    this.#shelves = shelves;
  }

  async whole(learnerId: string, id: string): Promise<WholeRound | undefined> {
    const record = await this.#records.ofId(learnerId, id);
    if (!record) return undefined;
    const [{ lesson, nextLesson }, questions, details, { levels, roundsDone }] = await Promise.all([
      this.#placeOf(learnerId, record.lessonId),
      this.#questions(record.lessonId),
      this.#records.details(learnerId, [id]),
      this.#standing(learnerId, record.lessonId),
    ]);
    return {
      record,
      details,
      lesson,
      nextLesson,
      times: timesOf(questions, { level: record.level, laps: details }),
      bestTimeMs: levels.find(({ level }) => level === record.level)?.bestTimeMs,
      roundsDone,
    };
  }

  /** Whether it is unlocked for her. */
  async mayBegin(learnerId: string, lessonId: string): Promise<boolean> {
    return (await this.#placeOf(learnerId, lessonId)).lesson?.unlocked ?? false;
  }

  /** Undefined where there is no such lesson. */
  async ofLesson(
    learnerId: string,
    lessonId: string,
    after: Place | undefined,
  ): Promise<RoundsOfLesson | undefined> {
    if (!(await this.#library.lesson(lessonId))) return undefined;
    const [{ lesson }, standing, listed, [latest]] = await Promise.all([
      this.#placeOf(learnerId, lessonId),
      this.#standing(learnerId, lessonId),
      this.#records.ofLesson(learnerId, lessonId, { limit: RECORDS_AT_A_TIME + 1, after }),
      this.#records.ofLesson(learnerId, lessonId, { limit: 1 }),
    ]);
    const { items: records, next } = pageOf(listed, RECORDS_AT_A_TIME, ({ savedAt: at, id }) => ({
      at,
      id,
    }));
    return {
      ...standing,
      open:
        latest && !latest.finishedAt
          ? { record: latest, details: await this.#records.details(learnerId, [latest.id]) }
          : undefined,
      records,
      next,
      lesson,
    };
  }

  async #standing(learnerId: string, lessonId: string) {
    const [questions, results] = await Promise.all([
      this.#questions(lessonId),
      this.#library.levelsOf(learnerId, lessonId),
    ]);
    const bestTimes = new Map(
      results.flatMap(({ level, bestTimeMs }) =>
        bestTimeMs === undefined ? [] : [[level, bestTimeMs]],
      ),
    );
    return {
      levels: standingsAt(questions, bestTimes),
      roundsDone: results.reduce((sum, one) => sum + one.roundsDone, 0),
    };
  }

  async #questions(lessonId: string): Promise<readonly Question[]> {
    return (await this.#library.lesson(lessonId))?.lesson.questions ?? [];
  }

  async #placeOf(learnerId: string, lessonId: string) {
    const shelved = await this.#shelves.of(learnerId);
    for (const lessons of shelved.lessons.values()) {
      const at = lessons.findIndex((one) => one.lesson.id === lessonId);
      if (at >= 0) return { lesson: lessons[at], nextLesson: lessons[at + 1] };
    }
    return { lesson: undefined, nextLesson: undefined };
  }
}
