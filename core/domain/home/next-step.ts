/** The one thing home offers to do now. */
export type NextStep = 'review' | 'lesson' | 'speech' | 'books';

export interface Today {
  /** She has answered something before. */
  readonly hasStudied: boolean;
  /** Questions due, and questions graded in reviews today. */
  readonly dueCount: number;
  readonly reviewedCount: number;
  /** There is a lesson to go on with. */
  readonly hasLesson: boolean;
  /** A round was answered today. */
  readonly hasPractised: boolean;
  /** There is a theme to speak about. */
  readonly hasTheme: boolean;
  readonly hasSpoken: boolean;
}

/** As many as one review asks; what else is due waits until she has learned something new. */
export const ENOUGH_REVIEWED = 10;

/**
 * In the order a coach would choose: what is about to be forgotten, something new, then speaking freely with it. Who has done all
 * three goes round again. The first day begins with a lesson: there is nothing to remember, and a minute is long.
 */
export function nextStep(today: Today): NextStep {
  const { hasLesson, hasTheme } = today;
  if (!today.hasStudied && hasLesson) return 'lesson';
  const isDue = today.dueCount > 0;
  if (isDue && today.reviewedCount < ENOUGH_REVIEWED) return 'review';
  if (hasLesson && !today.hasPractised) return 'lesson';
  if (hasTheme && !today.hasSpoken) return 'speech';
  if (isDue) return 'review';
  if (hasLesson) return 'lesson';
  return hasTheme ? 'speech' : 'books';
}
