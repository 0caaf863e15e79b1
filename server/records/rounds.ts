import {
  standingsOf,
  timesOf,
  type LevelStanding,
  type PlayedRound,
  type RoundTimes,
} from '../../core/domain/round/round-standing.ts';
import type { Question } from '../content/book-file.ts';
import type { Library } from '../library/library.ts';
import { shelves, type LessonAndProgress } from '../library/progress.ts';
import type { Records, StoredDetail, StoredRecord } from './records.ts';

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
  readonly records: readonly {
    readonly record: StoredRecord;
    readonly details: readonly StoredDetail[];
  }[];
  readonly lesson: LessonAndProgress | undefined;
}

/** What rounds have come to: times, levels cleared, what comes next. */
export class Rounds {
  readonly #records: Records;
  readonly #library: Library;

  constructor(records: Records, library: Library) {
    this.#records = records;
    this.#library = library;
  }

  async whole(learnerId: string, id: string): Promise<WholeRound | undefined> {
    const record = await this.#records.ofId(learnerId, id);
    if (!record) return undefined;
    const [{ lesson, nextLesson }, questions, played] = await Promise.all([
      this.#placeOf(learnerId, record.lessonId),
      this.#questions(record.lessonId),
      this.#played(learnerId, record.lessonId),
    ]);
    // A record is listed from its first answer on: what is not there has none.
    const details = played.find((one) => one.record.id === id)?.details ?? [];
    const finished = played.filter((one) => one.record.finishedAt);
    const standings = standingsOf(questions, finished.map(asPlayed));
    return {
      record,
      details,
      lesson,
      nextLesson,
      times: timesOf(questions, asPlayed({ record, details })),
      bestTimeMs: standings.find(({ level }) => level === record.level)?.bestTimeMs,
      roundsDone: finished.length,
    };
  }

  /** Whether the lesson before it is learned, or it is the first of its book. */
  async mayBegin(learnerId: string, lessonId: string): Promise<boolean> {
    return (await this.#placeOf(learnerId, lessonId)).lesson?.unlocked ?? false;
  }

  /** Undefined where there is no such lesson. */
  async ofLesson(learnerId: string, lessonId: string): Promise<RoundsOfLesson | undefined> {
    const stored = await this.#library.lesson(lessonId);
    if (!stored) return undefined;
    const [{ lesson }, played] = await Promise.all([
      this.#placeOf(learnerId, lessonId),
      this.#played(learnerId, lessonId),
    ]);
    const finished = played.filter((one) => one.record.finishedAt);
    const [latest] = played;
    return {
      levels: standingsOf(stored.lesson.questions, finished.map(asPlayed)),
      roundsDone: finished.length,
      open: latest && !latest.record.finishedAt ? latest : undefined,
      records: played,
      lesson,
    };
  }

  async #questions(lessonId: string): Promise<readonly Question[]> {
    return (await this.#library.lesson(lessonId))?.lesson.questions ?? [];
  }

  /** The rounds of a lesson with their answers, the newest first. */
  async #played(learnerId: string, lessonId: string) {
    const records = await this.#records.ofLesson(learnerId, lessonId);
    const details = await this.#records.details(
      learnerId,
      records.map(({ id }) => id),
    );
    const byRecord = Map.groupBy(details, ({ recordId }) => recordId);
    return records.map((record) => ({ record, details: byRecord.get(record.id) ?? [] }));
  }

  async #placeOf(learnerId: string, lessonId: string) {
    const shelved = await shelves(this.#library, learnerId);
    for (const lessons of shelved.lessons.values()) {
      const at = lessons.findIndex((one) => one.lesson.id === lessonId);
      if (at >= 0) return { lesson: lessons[at], nextLesson: lessons[at + 1] };
    }
    return { lesson: undefined, nextLesson: undefined };
  }
}

const asPlayed = (one: {
  readonly record: StoredRecord;
  readonly details: readonly StoredDetail[];
}): PlayedRound => ({ level: one.record.level, laps: one.details });
