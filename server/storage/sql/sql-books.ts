import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Book } from '../../content/book-file.ts';
import type { Database } from '../../database/schema.ts';

/** The same for the same books only. */
export const versionOf = (books: readonly Book[]): string =>
  createHash('sha256').update(JSON.stringify(books)).digest('base64url');

/** Of the books that are loaded; undefined where none ever were. */
export async function booksVersion(db: Kysely<Database>): Promise<string | undefined> {
  const row = await db
    .selectFrom('versions')
    .select('version')
    .where('name', '=', 'books')
    .executeTakeFirst();
  return row?.version;
}

export async function readStoredBooks(db: Kysely<Database>): Promise<readonly Book[]> {
  const books = await db.selectFrom('books').selectAll().orderBy('position').execute();
  const lessons = await db.selectFrom('lessons').selectAll().orderBy('position').execute();
  const questions = await db.selectFrom('questions').selectAll().orderBy('position').execute();
  const ofBook = Map.groupBy(lessons, (lesson) => lesson.book_id);
  const ofLesson = Map.groupBy(questions, (question) => question.lesson_id);
  return books.map((book) => ({
    ...book.content,
    lessons: (ofBook.get(book.id) ?? []).map((lesson) => ({
      ...lesson.content,
      questions: (ofLesson.get(lesson.id) ?? []).map((question) => question.content),
    })),
  }));
}

/** In a transaction: what learners did refers to books by id only, so that everything may go and come again. */
export async function writeBooks(db: Kysely<Database>, books: readonly Book[]): Promise<void> {
  // Lessons and questions go with their book.
  await db.deleteFrom('books').execute();
  for (const [position, { lessons, ...content }] of books.entries()) {
    await db
      .insertInto('books')
      .values({ id: content.id, position, content: JSON.stringify(content) })
      .execute();
    for (const [place, { questions, ...lesson }] of lessons.entries()) {
      const { id } = lesson;
      await db
        .insertInto('lessons')
        .values({ id, book_id: content.id, position: place, content: JSON.stringify(lesson) })
        .execute();
      await db
        .insertInto('questions')
        .values(
          questions.map((question, index) => ({
            id: question.id,
            lesson_id: id,
            position: index,
            content: JSON.stringify(question),
          })),
        )
        .execute();
    }
  }
  const version = versionOf(books);
  await db
    .insertInto('versions')
    .values({ name: 'books', version })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ version }))
    .execute();
}

/** Lessons that have other questions in one of these than in the other, or are in one alone. */
export function changedLessons(before: readonly Book[], after: readonly Book[]): readonly string[] {
  const [old, young] = [questionsByLesson(before), questionsByLesson(after)];
  return [...new Set([...old.keys(), ...young.keys()])].filter(
    (id) => old.get(id) !== young.get(id),
  );
}

const questionsByLesson = (books: readonly Book[]): ReadonlyMap<string, string> =>
  new Map(
    books.flatMap(({ lessons }) =>
      lessons.map((lesson) => [
        lesson.id,
        lesson.questions
          .map(({ id }) => id)
          .toSorted()
          .join(' '),
      ]),
    ),
  );
