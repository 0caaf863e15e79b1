import type { ReviewStatus } from '../review/review.ts';
import type { LessonSummary } from './lesson.ts';
import type { LessonRecord } from './record.ts';

/** The one thing to do on the next day. */
export type Tomorrow =
  /** So many questions of all lessons are due; `hasWrong` says that this round left some. */
  | { readonly kind: 'review'; readonly count: number; readonly hasWrong: boolean }
  /** How many are due is not known; what was wrong in this round is among them. */
  | { readonly kind: 'wrong-again' }
  | { readonly kind: 'go-on' }
  | { readonly kind: 'next-lesson'; readonly lesson: LessonSummary }
  | { readonly kind: 'another-round' };

/** What follows from a round. The status may be missing; then it is told from the round alone. */
export function tomorrowAfter(record: LessonRecord, status: ReviewStatus | undefined): Tomorrow {
  const { finished, correctCount, answeredCount, nextLesson } = record;
  const hasWrong = correctCount < answeredCount;
  const count = status?.days[1]?.count ?? 0;
  if (count > 0) return { kind: 'review', count, hasWrong };
  if (!status && hasWrong) return { kind: 'wrong-again' };
  if (!finished) return { kind: 'go-on' };
  const isNew = nextLesson?.unlocked && nextLesson.progress !== 'learned';
  return isNew ? { kind: 'next-lesson', lesson: nextLesson } : { kind: 'another-round' };
}
