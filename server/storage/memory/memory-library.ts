import { bestTimesOf, type PlayedRound } from '../../../core/domain/round/round-standing.ts';
import type { SpeedLevel } from '../../../core/domain/lesson/speed-level.ts';
import type { Book, Lesson } from '../../content/book-file.ts';
import type {
  BookOutline,
  LessonProgress,
  LevelProgress,
  Library,
  StoredLesson,
  StoredQuestion,
} from '../../library/library.ts';
import { Shelf } from '../../library/shelf.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryLibrary implements Library {
  readonly #tables: MemoryTables;
  #shelf: { readonly of: readonly Book[]; readonly shelf: Shelf } | undefined;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  async replace(books: readonly Book[]): Promise<void> {
    const isSame = JSON.stringify(books) === JSON.stringify(this.#tables.books);
    this.#tables.books = books;
    if (!isSame) this.#tables.booksVersion += 1;
  }

  async refresh(): Promise<void> {
    this.#shelf = undefined;
  }

  async outlines(): Promise<readonly BookOutline[]> {
    return this.#books().outlines;
  }

  async lesson(id: string): Promise<StoredLesson | undefined> {
    return this.#books().lesson(id);
  }

  async question(id: string): Promise<StoredQuestion | undefined> {
    return this.#books().questions([id])[0];
  }

  async questions(ids: readonly string[]): Promise<readonly StoredQuestion[]> {
    return this.#books().questions(ids);
  }

  async progressOf(learnerId: string): Promise<readonly LessonProgress[]> {
    const byQuestion = Map.groupBy(
      [...this.#tables.details.values()].filter((detail) => detail.learnerId === learnerId),
      ({ questionId }) => questionId,
    );
    return [...this.#books().lessons()].map(({ bookId, lesson }) => {
      const answered = lesson.questions.flatMap(({ id }) => byQuestion.get(id) ?? []);
      const correct = answered.filter(({ outcome }) => outcome === 'correct');
      const last = Math.max(...answered.map(({ answeredAt }) => +answeredAt));
      const times = bestTimesOf(lesson.questions, this.#finished(learnerId, lesson.id)).values();
      const best = Math.min(...times);
      return {
        lessonId: lesson.id,
        bookId,
        questionCount: lesson.questions.length,
        answeredCount: new Set(answered.map(({ questionId }) => questionId)).size,
        correctCount: new Set(correct.map(({ questionId }) => questionId)).size,
        bestTimeMs: best === Infinity ? undefined : best,
        lastAnsweredAt: answered.length === 0 ? undefined : new Date(last),
      };
    });
  }

  async versionFor(learnerId: string): Promise<string> {
    const { booksVersion, records, details } = this.#tables;
    const rounds = [...records.values()]
      .filter((round) => round.learnerId === learnerId)
      .map(({ id, savedAt, finishedAt }) => [id, savedAt, finishedAt]);
    const answers = [...details.values()]
      .filter((detail) => detail.learnerId === learnerId)
      .map(({ id, outcome }) => [id, outcome]);
    const learner = this.#tables.learners.get(learnerId);
    // All else that home tells of.
    const tables = this.#tables;
    const others = [
      tables.studySessions,
      tables.answers,
      tables.removedItems,
      tables.monologues,
      tables.ownQuestions,
      tables.chosenGenres,
    ].map((table: ReadonlyMap<string, { readonly learnerId: string }>) =>
      [...table.values()].filter((one) => one.learnerId === learnerId),
    );
    const celebrated = this.#tables.celebratedDays.get(learnerId)?.days;
    return JSON.stringify([
      booksVersion,
      rounds,
      answers,
      learner?.surveyedAt,
      learner?.placement,
      others,
      celebrated,
    ]);
  }

  async levelsOf(learnerId: string, lessonId: string): Promise<readonly LevelProgress[]> {
    const rounds = this.#finished(learnerId, lessonId);
    const questions: Lesson['questions'] = this.#books().lesson(lessonId)?.lesson.questions ?? [];
    const best = bestTimesOf(questions, rounds);
    const byLevel = Map.groupBy<SpeedLevel, PlayedRound>(rounds, ({ level }) => level);
    return [...byLevel].map(([level, of]) => ({
      level,
      roundsDone: of.length,
      bestTimeMs: best.get(level),
    }));
  }

  #finished(learnerId: string, lessonId: string): readonly PlayedRound[] {
    return [...this.#tables.records.values()]
      .filter((round) => round.learnerId === learnerId && round.lessonId === lessonId)
      .filter(({ finishedAt }) => finishedAt)
      .map(({ id, level }) => ({ level, laps: this.#tables.detailsOf(id) }));
  }

  #books(): Shelf {
    const { books } = this.#tables;
    if (this.#shelf?.of !== books) this.#shelf = { of: books, shelf: new Shelf(books) };
    return this.#shelf.shelf;
  }
}
