import type { Book } from '../../content/book-file.ts';
import type {
  BookOutline,
  LessonProgress,
  Library,
  StoredLesson,
  StoredQuestion,
} from '../../library/library.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryLibrary implements Library {
  readonly #tables: MemoryTables;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  async replace(books: readonly Book[]): Promise<void> {
    this.#tables.books = books;
  }

  async outlines(): Promise<readonly BookOutline[]> {
    return this.#tables.books.map(({ lessons, ...book }) => ({
      ...book,
      lessons: lessons.map(({ id, title, minutes, easy }) => ({ id, title, minutes, easy })),
    }));
  }

  async lesson(id: string): Promise<StoredLesson | undefined> {
    return this.#lessons().find(({ lesson }) => lesson.id === id);
  }

  async question(id: string): Promise<StoredQuestion | undefined> {
    return (await this.questions([id]))[0];
  }

  async questions(ids: readonly string[]): Promise<readonly StoredQuestion[]> {
    const byId = new Map(
      this.#lessons().flatMap(({ lesson: { id: lessonId, questions } }) =>
        questions.map((question) => [question.id, { lessonId, question }] as const),
      ),
    );
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async progressOf(learnerId: string): Promise<readonly LessonProgress[]> {
    const details = [...this.#tables.details.values()].filter(
      (detail) => detail.learnerId === learnerId,
    );
    const byQuestion = Map.groupBy(details, ({ questionId }) => questionId);
    return this.#lessons().map(({ bookId, lesson }) => {
      const answered = lesson.questions.flatMap(({ id }) => byQuestion.get(id) ?? []);
      const correct = answered.filter(({ outcome }) => outcome === 'correct');
      const last = Math.max(...answered.map(({ answeredAt }) => +answeredAt));
      return {
        lessonId: lesson.id,
        bookId,
        questionCount: lesson.questions.length,
        answeredCount: new Set(answered.map(({ questionId }) => questionId)).size,
        correctCount: new Set(correct.map(({ questionId }) => questionId)).size,
        bestTimeMs: this.#bestTimeMs(learnerId, lesson),
        lastAnsweredAt: answered.length === 0 ? undefined : new Date(last),
      };
    });
  }

  #bestTimeMs(learnerId: string, lesson: Book['lessons'][number]): number | undefined {
    const times = [...this.#tables.records.values()]
      .filter((round) => round.learnerId === learnerId && round.lessonId === lesson.id)
      .filter((round) => round.finishedAt)
      .flatMap((round) => {
        const details = [...this.#tables.details.values()].filter(
          ({ recordId }) => recordId === round.id,
        );
        const correct = details.filter(({ outcome }) => outcome === 'correct');
        const isWhole =
          new Set(correct.map(({ questionId }) => questionId)).size === lesson.questions.length;
        return isWhole ? [details.reduce((sum, { answerMs }) => sum + answerMs, 0)] : [];
      });
    return times.length === 0 ? undefined : Math.min(...times);
  }

  #lessons(): readonly StoredLesson[] {
    return this.#tables.books.flatMap(({ id: bookId, lessons }) =>
      lessons.map((lesson) => ({ bookId, lesson })),
    );
  }
}
