import type { Book, Lesson } from '../content/book-file.ts';
import type { BookOutline, LessonHead, StoredLesson, StoredQuestion } from './library.ts';

/** All books at hand: every question about them is answered without a search. */
export class Shelf {
  readonly outlines: readonly BookOutline[];
  readonly #lessons: ReadonlyMap<string, StoredLesson>;
  readonly #questions: ReadonlyMap<string, StoredQuestion>;

  constructor(books: readonly Book[]) {
    this.outlines = books.map((book) => ({
      ...book,
      lessons: book.lessons.map(headOf),
      promptLanguages: isInKorean(book) ? ['ja', 'ko'] : ['ja'],
    }));
    const lessons = books.flatMap((book) =>
      book.lessons.map((lesson) => ({ bookId: book.id, lesson })),
    );
    this.#lessons = new Map(lessons.map((stored) => [stored.lesson.id, stored]));
    this.#questions = new Map(
      lessons.flatMap(({ lesson }) =>
        lesson.questions.map((question) => [question.id, { lessonId: lesson.id, question }]),
      ),
    );
  }

  /** In the order of books, and in each in its own. */
  lessons(): Iterable<StoredLesson> {
    return this.#lessons.values();
  }

  lesson(id: string): StoredLesson | undefined {
    return this.#lessons.get(id);
  }

  /** In the order they are asked for; what is in no book is left out. */
  questions(ids: readonly string[]): readonly StoredQuestion[] {
    return ids.flatMap((id) => this.#questions.get(id) ?? []);
  }
}

const isInKorean = ({ lessons }: Book): boolean =>
  lessons.every(({ questions }) => questions.every(({ prompt_ko }) => prompt_ko !== undefined));

function headOf(lesson: Lesson): LessonHead {
  const { questions: _, ...head } = lesson;
  return head;
}
