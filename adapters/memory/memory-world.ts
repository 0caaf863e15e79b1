import type { BookLayout } from '../../core/ports/library-api.ts';
import type { Round } from '../../core/ports/records-api.ts';
import type { Book, Lesson } from '../../core/verbal-composition/lesson.ts';
import type { RecordDetail } from '../../core/verbal-composition/record.ts';

export interface StoredRound extends Round {
  readonly learnerId: string;
  /** ISO, UTC. */
  readonly openedAt: string;
  readonly savedAt: string | undefined;
  readonly finished: boolean;
}

/** What a server knows, as plain data; the memory adapters of one world share it. */
export class MemoryWorld {
  readonly passwords = new Map<string, string>();
  readonly books: BookLayout[] = [];
  readonly lessons = new Map<string, Lesson>();
  readonly files = new Map<string, string>();
  readonly rounds = new Map<string, StoredRound>();
  readonly details = new Map<string, RecordDetail>();
  /** Living refresh tokens, and whose they are. */
  readonly refreshTokens = new Map<string, string>();
  /** Token ids that were signed out. */
  readonly endedTokens = new Set<string>();
  isOffline = false;
  isRecognizerBroken = false;
  /** How often a session was refreshed. */
  refreshes = 0;

  /** Puts a book on the shelf; the flags of its lessons are worked out per learner. */
  addBook(
    book: Omit<Book, 'lessonCount' | 'learnedLessonCount'>,
    lessons: readonly Lesson[],
  ): void {
    this.books.push({
      book: { ...book, lessonCount: lessons.length, learnedLessonCount: 0 },
      lessons: lessons.map((lesson) => ({
        id: lesson.id,
        bookId: book.id,
        title: lesson.title,
        minutes: 5,
        easy: true,
        questionCount: lesson.questions.length,
        progress: 'unlearned',
        unlocked: false,
        bestTimeMs: undefined,
      })),
    });
    for (const lesson of lessons) {
      this.lessons.set(lesson.id, lesson);
      for (const question of lesson.questions) {
        this.files.set(question.promptAudio, `sound:${question.prompt}`);
        this.files.set(question.answerAudio, `sound:${question.answers[0]}`);
      }
    }
  }
}
