import { sql, type Kysely } from 'kysely';
import type { Book } from '../content/book-file.ts';
import type { Database } from '../database/schema.ts';
import type {
  BookOutline,
  LessonProgress,
  Library,
  StoredLesson,
  StoredQuestion,
} from './library.ts';

/** Any number that nothing else locks on. */
const REPLACING = 20_261_121;

export class SqlLibrary implements Library {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async replace(books: readonly Book[]): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      // Several servers may start at once, and each brings the same books.
      await sql`select pg_advisory_xact_lock(${REPLACING})`.execute(db);
      // Lessons and questions go with their book; what learners did refers to them by id only.
      await db.deleteFrom('books').execute();
      for (const [position, { lessons, ...content }] of books.entries()) {
        await db
          .insertInto('books')
          .values({ id: content.id, position, content: JSON.stringify(content) })
          .execute();
        for (const [place, { questions, ...lesson }] of lessons.entries()) {
          await db
            .insertInto('lessons')
            .values({
              id: lesson.id,
              book_id: content.id,
              position: place,
              content: JSON.stringify(lesson),
            })
            .execute();
          await db
            .insertInto('questions')
            .values(
              questions.map((question, index) => ({
                id: question.id,
                lesson_id: lesson.id,
                position: index,
                content: JSON.stringify(question),
              })),
            )
            .execute();
        }
      }
    });
  }

  async outlines(): Promise<readonly BookOutline[]> {
    const [books, lessons] = await Promise.all([
      this.#db.selectFrom('books').selectAll().orderBy('position').execute(),
      this.#db.selectFrom('lessons').selectAll().orderBy('position').execute(),
    ]);
    const ofBook = Map.groupBy(lessons, (lesson) => lesson.book_id);
    return books.map((book) => ({
      ...book.content,
      lessons: (ofBook.get(book.id) ?? []).map((lesson) => lesson.content),
    }));
  }

  async lesson(id: string): Promise<StoredLesson | undefined> {
    const row = await this.#db
      .selectFrom('lessons')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const questions = await this.#db
      .selectFrom('questions')
      .select('content')
      .where('lesson_id', '=', id)
      .orderBy('position')
      .execute();
    return {
      bookId: row.book_id,
      lesson: { ...row.content, questions: questions.map((question) => question.content) },
    };
  }

  async question(id: string): Promise<StoredQuestion | undefined> {
    return (await this.questions([id]))[0];
  }

  async questions(ids: readonly string[]): Promise<readonly StoredQuestion[]> {
    if (ids.length === 0) return [];
    const rows = await this.#db
      .selectFrom('questions')
      .select(['id', 'lesson_id', 'content'])
      .where('id', 'in', [...ids])
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [{ lessonId: row.lesson_id, question: row.content }] : [];
    });
  }

  async progressOf(learnerId: string): Promise<readonly LessonProgress[]> {
    const { rows } = await sql<{
      lesson_id: string;
      book_id: string;
      question_count: number;
      answered_count: number;
      correct_count: number;
      best_time_ms: number | null;
      last_answered_at: Date | null;
    }>`
      with answered as (
        select question_id, bool_or(outcome = 'correct') as correct, max(answered_at) as at
        from record_details where learner_id = ${learnerId} group by question_id
      ), round as (
        select r.lesson_id, sum(d.answer_ms)::int as ms,
          count(distinct d.question_id) filter (where d.outcome = 'correct') as correct
        from records r join record_details d on d.record_id = r.id
        where r.learner_id = ${learnerId} and r.finished_at is not null
        group by r.id, r.lesson_id
      )
      select l.id as lesson_id, l.book_id,
        count(q.id)::int as question_count,
        count(a.question_id)::int as answered_count,
        count(a.question_id) filter (where a.correct)::int as correct_count,
        max(a.at) as last_answered_at,
        (select min(round.ms) from round
          where round.lesson_id = l.id and round.correct = count(q.id)) as best_time_ms
      from lessons l
        join books b on b.id = l.book_id
        join questions q on q.lesson_id = l.id
        left join answered a on a.question_id = q.id
      group by l.id, l.book_id, l.position, b.position
      order by b.position, l.position`.execute(this.#db);
    return rows.map((row) => ({
      lessonId: row.lesson_id,
      bookId: row.book_id,
      questionCount: row.question_count,
      answeredCount: row.answered_count,
      correctCount: row.correct_count,
      bestTimeMs: row.best_time_ms ?? undefined,
      lastAnsweredAt: row.last_answered_at ?? undefined,
    }));
  }
}
