import { sql, type Kysely } from 'kysely';
import type { SpeedLevel } from '../../../core/domain/lesson/speed-level.ts';
import type { Book } from '../../content/book-file.ts';
import type { Database } from '../../database/schema.ts';
import { countLessonsAnew, holdEverybody } from './sql-progress.ts';
import type {
  BookOutline,
  LessonProgress,
  LevelProgress,
  Library,
  StoredLesson,
  StoredQuestion,
} from '../../library/library.ts';
import { Shelf } from '../../library/shelf.ts';
import {
  booksVersion,
  changedLessons,
  readStoredBooks,
  versionOf,
  writeBooks,
} from './sql-books.ts';

/** The books of a database, kept in the process for as long as they are of the same version. */
export class SqlLibrary implements Library {
  readonly #db: Kysely<Database>;
  #version: string | undefined;
  #shelf: Shelf | undefined;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async replace(books: readonly Book[]): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      // Several servers may start at once, and each brings the same books.
      await holdEverybody(db);
      if ((await booksVersion(db)) === versionOf(books)) return;
      const before = await readStoredBooks(db);
      await writeBooks(db, books);
      await countLessonsAnew(db, changedLessons(before, books));
    });
    await this.refresh();
  }

  async refresh(): Promise<void> {
    if ((await booksVersion(this.#db)) === this.#version) return;
    this.#keep(await this.#read());
  }

  async outlines(): Promise<readonly BookOutline[]> {
    return (await this.#books()).outlines;
  }

  async lesson(id: string): Promise<StoredLesson | undefined> {
    return (await this.#books()).lesson(id);
  }

  async question(id: string): Promise<StoredQuestion | undefined> {
    return (await this.#books()).questions([id])[0];
  }

  async questions(ids: readonly string[]): Promise<readonly StoredQuestion[]> {
    return (await this.#books()).questions(ids);
  }

  async versionFor(learnerId: string): Promise<string> {
    await this.#books();
    const { rows } = await sql<{ version: string }>`
      select progress_version::text as version from learners where id = ${learnerId}`.execute(
      this.#db,
    );
    return `${this.#version} ${rows[0]?.version}`;
  }

  async progressOf(learnerId: string): Promise<readonly LessonProgress[]> {
    const shelf = await this.#books();
    const byLesson = await this.#lessonProgress(learnerId);
    return [...shelf.lessons()].map(({ bookId, lesson }) => {
      const [, answeredCount = 0, correctCount = 0, bestTimeMs, lastAnsweredMs] =
        byLesson.get(lesson.id) ?? [];
      return {
        lessonId: lesson.id,
        bookId,
        questionCount: lesson.questions.length,
        answeredCount,
        correctCount,
        bestTimeMs: bestTimeMs ?? undefined,
        lastAnsweredAt: lastAnsweredMs === undefined ? undefined : new Date(lastAnsweredMs),
      };
    });
  }

  /** As one value: a driver takes longer to read sixty rows than the database to find them. */
  async #lessonProgress(learnerId: string): Promise<ReadonlyMap<string, LessonRow>> {
    const { rows } = await sql<{ lessons: readonly LessonRow[] | null }>`
      select json_agg(json_build_array(lesson_id, answered_count, correct_count, best_time_ms,
        (extract(epoch from last_answered_at) * 1000)::bigint)) as lessons
      from lesson_progress where learner_id = ${learnerId}`.execute(this.#db);
    return new Map(rows[0]?.lessons?.map((row) => [row[0], row]));
  }

  async levelsOf(learnerId: string, lessonId: string): Promise<readonly LevelProgress[]> {
    const rows = await this.#db
      .selectFrom('level_progress')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .where('lesson_id', '=', lessonId)
      .execute();
    return rows.map((row) => ({
      level: row.level as SpeedLevel, // only `open` of records writes it, from this very type
      roundsDone: row.rounds_done,
      bestTimeMs: wholeOf(row.best_time_ms),
    }));
  }

  async #books(): Promise<Shelf> {
    return this.#shelf ?? this.#keep(await this.#read());
  }

  #keep({ version, shelf }: VersionedShelf): Shelf {
    this.#version = version;
    this.#shelf = shelf;
    return shelf;
  }

  /** All of one moment, also while they are replaced. */
  #read(): Promise<VersionedShelf> {
    const moment = this.#db.transaction().setIsolationLevel('repeatable read');
    return moment.execute(async (db) => ({
      version: await booksVersion(db),
      shelf: new Shelf(await readStoredBooks(db)),
    }));
  }
}

/** Its id, questions answered and right, the best time and the latest answer, in ms. */
type LessonRow = readonly [string, number, number, number | null, number];

interface VersionedShelf {
  readonly version: string | undefined;
  readonly shelf: Shelf;
}

const wholeOf = (value: string | number | null | undefined): number | undefined =>
  value === null || value === undefined ? undefined : Number(value);
