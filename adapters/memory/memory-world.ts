import type { Bookmark } from '../../core/bookmarks/bookmark.ts';
import { FORM_NAMES, type FormName } from '../../core/navigation/form-redirect.ts';
import type { AppSettings } from '../../core/ports/app-config.ts';
import type { BookLayout } from '../../core/ports/library-api.ts';
import type { Round } from '../../core/ports/records-api.ts';
import type { SurveyQuestion } from '../../core/ports/survey-api.ts';
import type { ReviewAnswer } from '../../core/review/review.ts';
import type { ReviewKind } from '../../core/shared/offer-review.ts';
import type { StudiedSession } from '../../core/study-time/studied-session.ts';
import type { TeacherAnswer } from '../../core/teacher/teacher-talk.ts';
import type { Book, Lesson } from '../../core/verbal-composition/lesson.ts';
import type { Outcome, RecordDetail } from '../../core/verbal-composition/record.ts';
import { MemorySystemInfo } from './memory-system-info.ts';
import { MemoryAccounts } from './memory-accounts.ts';

const NO_FORMS = Object.fromEntries(FORM_NAMES.map((name) => [name, undefined])) as Record<
  FormName,
  undefined
>; // every name is there

export interface StoredRound extends Round {
  readonly learnerId: string;
  /** ISO, UTC. */
  readonly openedAt: string;
  readonly savedAt: string | undefined;
  readonly finished: boolean;
}

export interface StoredReview {
  readonly id: string;
  readonly learnerId: string;
  readonly kind: ReviewKind;
  readonly questionIds: readonly string[];
  readonly isFinished: boolean;
}

/** By which an answer is known in whatever rounds it was copied into. */
export const givenKey = (
  learnerId: string,
  { questionId, answeredAt }: Pick<RecordDetail, 'questionId' | 'answeredAt'>,
): string => `${learnerId} ${questionId} ${answeredAt}`;

/** What a server knows, as plain data; the memory adapters of one world share it. */
export class MemoryWorld {
  readonly systemInfo = new MemorySystemInfo();
  readonly accounts = new MemoryAccounts();
  /** Learners whose contract has ended. */
  readonly withoutContract = new Set<string>();
  readonly surveyQuestions: SurveyQuestion[] = [];
  readonly studied = new Map<string, StudiedSession & { readonly learnerId: string }>();
  settings: AppSettings = {
    forms: NO_FORMS,
    supportEmail: 'support@oz.example',
    errorReportingDsn: undefined,
  };
  readonly books: BookLayout[] = [];
  readonly lessons = new Map<string, Lesson>();
  readonly files = new Map<string, string>();
  readonly rounds = new Map<string, StoredRound>();
  /** By learner, and by what they are of. */
  readonly bookmarks = new Map<string, Map<string, Bookmark>>();
  readonly details = new Map<string, RecordDetail>();
  readonly reviews = new Map<string, StoredReview>();
  /** By learner and id. */
  readonly reviewAnswers = new Map<string, ReviewAnswer & { readonly learnerId: string }>();
  /** What a learner made last of an answer she gave in a lesson, by its `givenKey`. */
  readonly flips = new Map<string, Outcome>();
  /** Learner and question. */
  readonly removedFromReview = new Set<string>();
  readonly teacherAnswers = new Map<string, TeacherAnswer & { readonly learnerId: string }>();
  /** The downloads that were asked for, in order. */
  readonly downloadsAsked: { readonly path: string; readonly etag: string | undefined }[] = [];
  /** What was told of study sessions, in order. */
  readonly studiesTold: StudiedSession[] = [];
  /** How often the books were asked for. */
  booksAsked = 0;
  isOffline = false;
  /** Every call fails. */
  isBroken = false;
  isRecognizerBroken = false;

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
        bookTitle: book.title,
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
