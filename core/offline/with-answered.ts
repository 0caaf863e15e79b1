import type { BookLayout } from '../ports/library-api.ts';
import type { ReviewItem, ReviewStatus } from '../review/review.ts';
import type { LessonSummary } from '../verbal-composition/lesson.ts';
import type { AnsweredHere } from './answered-here.ts';
import type { Readable } from './readable.ts';

type With<T> = (read: T, answered: AnsweredHere) => T;

/** What was read, as it is with what she answered since. What comes of that elsewhere, the server says. */
export const withAnswered: { readonly [Name in keyof Readable]: With<Readable[Name]> } = {
  home: (status, answered) => ({
    ...status,
    continueLesson: status.continueLesson && lessonWith(status.continueLesson, answered),
  }),
  books: (books) => books,
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
  'review-status': (status, answered) => statusWith(status, [], answered),
  review: ({ status, items }, answered) => ({
    status: statusWith(status, items, answered),
    items: items.map((item) => itemWith(item, answered)),
  }),
};

function layoutWith(layout: BookLayout, answered: AnsweredHere): BookLayout {
  const lessons = layout.lessons.map((lesson) => lessonWith(lesson, answered));
  const learned = (all: readonly LessonSummary[]) =>
    all.filter(({ progress }) => progress === 'learned').length;
  const { book } = layout;
  const more = learned(lessons) - learned(layout.lessons);
  return { book: { ...book, learnedLessonCount: book.learnedLessonCount + more }, lessons };
}

function lessonWith(lesson: LessonSummary, { lessons }: AnsweredHere): LessonSummary {
  const answered = lessons.get(lesson.id);
  if (!answered || lesson.progress === 'learned') return lesson;
  const right = [...answered.values()].filter(Boolean).length;
  return { ...lesson, progress: right >= lesson.questionCount ? 'learned' : 'learning' };
}

function statusWith(
  status: ReviewStatus,
  items: readonly ReviewItem[],
  { reviewed }: AnsweredHere,
): ReviewStatus {
  const isDue = ({ dueOn, isRemoved }: ReviewItem) => dueOn <= status.today && !isRemoved;
  const done = items.filter((item) => isDue(item) && reviewed.has(item.question.id)).length;
  return {
    ...status,
    dueCount: Math.max(0, status.dueCount - done),
    doneCount: status.doneCount + reviewed.size,
  };
}

function itemWith(item: ReviewItem, { outcomes }: AnsweredHere): ReviewItem {
  const outcome = outcomes.get(item.question.id);
  if (outcome === undefined) return item;
  if (outcome === 'waiting') return { ...item, isUnsent: true };
  return { ...item, lastOutcome: outcome, isUnsent: true };
}
