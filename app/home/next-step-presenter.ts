import { nextStep, type NextStep } from '../../core/domain/home/next-step.ts';
import type { StudyStatus } from '../../core/ports/library-api.ts';

/** What home offers to do now; without a network only a lesson can be. */
export function nextStepOf(
  { continueLesson, hasPractisedToday = false, review, speech, records }: StudyStatus,
  isOffline = false,
): NextStep {
  if (isOffline) return continueLesson ? 'lesson' : 'books';
  return nextStep({
    hasStudied: records.length > 0,
    dueCount: review.dueCount,
    reviewedCount: review.doneCount,
    hasLesson: continueLesson !== undefined,
    hasPractised: hasPractisedToday,
    hasTheme: speech.theme !== undefined,
    hasSpoken: speech.hasSpokenToday,
  });
}
