import type { BookLayout, StudyStatus } from '../ports/library-api.ts';
import type { ReviewItem, ReviewStatus } from '../review/review.ts';
import type { LessonSummary } from '../verbal-composition/lesson.ts';
import type { AnsweredHere } from './answered-here.ts';
import type { Readable } from './readable.ts';

/** What else was read, by which a count is told anew. */
export interface Beside {
  readonly items: readonly ReviewItem[];
  readonly layouts: readonly BookLayout[];
}

const NOTHING: Beside = { items: [], layouts: [] };

type With<T> = (read: T, answered: AnsweredHere, beside?: Beside) => T;

/** What was read, as it is with what she answered since. What comes of that elsewhere, the server says. */
export const withAnswered: { readonly [Name in keyof Readable]: With<Readable[Name]> } = {
  home: (status, answered, { items } = NOTHING) => ({
    ...status,
    review: countsWith(status.review, status.habit.today, items, answered),
    continueLesson: status.continueLesson && lessonWith(status.continueLesson, answered),
  }),
  books: (books, answered, { layouts } = NOTHING) =>
    books.map((book) => {
      const layout = layouts.find((one) => one.book.id === book.id);
      if (!layout) return book;
      // Either may have been read before the other.
      const learned = learnedIn(layout.lessons.map((lesson) => lessonWith(lesson, answered)));
      return { ...book, learnedLessonCount: Math.max(book.learnedLessonCount, learned) };
    }),
  book: (layout, answered) => layoutWith(layout, answered),
  lessons: (layouts, answered) => layouts.map((layout) => layoutWith(layout, answered)),
  questions: (list, { outcomes }) => ({
    ...list,
    questions: list.questions.map((question) => {
      const outcome = outcomes.get(question.id);
      if (outcome === undefined) return question;
      return outcome === 'waiting'
        ? { ...question, isWaiting: true }
        : { ...question, lastOutcome: outcome };
    }),
  }),
  wordings: (wordings) => wordings,
  'review-status': (status, answered, { items } = NOTHING) => statusWith(status, items, answered),
  review: ({ status, items }, answered) => ({
    status: statusWith(status, items, answered),
    items: items.map((item) => itemWith(item, answered)),
  }),
  themes: (themes) => themes,
  theme: (theme) => theme,
};

function layoutWith(layout: BookLayout, answered: AnsweredHere): BookLayout {
  const lessons = layout.lessons.map((lesson) => lessonWith(lesson, answered));
  const { book } = layout;
  const more = learnedIn(lessons) - learnedIn(layout.lessons);
  return { book: { ...book, learnedLessonCount: book.learnedLessonCount + more }, lessons };
}

const learnedIn = (lessons: readonly LessonSummary[]): number =>
  lessons.filter(({ progress }) => progress === 'learned').length;

function lessonWith(lesson: LessonSummary, { lessons }: AnsweredHere): LessonSummary {
  const answered = lessons.get(lesson.id);
  if (!answered || lesson.progress === 'learned') return lesson;
  const right = [...answered.values()].filter(Boolean).length;
  return { ...lesson, progress: right >= lesson.questionCount ? 'learned' : 'learning' };
}

function statusWith(
  status: ReviewStatus,
  items: readonly ReviewItem[],
  answered: AnsweredHere,
): ReviewStatus {
  return { ...status, ...countsWith(status, status.today, items, answered) };
}

function countsWith(
  { dueCount, doneCount }: StudyStatus['review'],
  today: string,
  items: readonly ReviewItem[],
  { reviewed }: AnsweredHere,
): StudyStatus['review'] {
  const isDue = ({ dueOn, isRemoved }: ReviewItem) => dueOn <= today && !isRemoved;
  const done = items.filter((item) => isDue(item) && reviewed.has(item.question.id)).length;
  return { dueCount: Math.max(0, dueCount - done), doneCount: doneCount + reviewed.size };
}

function itemWith(item: ReviewItem, { outcomes }: AnsweredHere): ReviewItem {
  const outcome = outcomes.get(item.question.id);
  if (outcome === undefined) return item;
  if (outcome === 'waiting') return { ...item, isUnsent: true };
  return { ...item, lastOutcome: outcome, isUnsent: true };
}
