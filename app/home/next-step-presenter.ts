import { nextStep, type NextStep } from '../../core/domain/home/next-step.ts';
import { studyDayOf } from '../../core/domain/study-time/study-day.ts';
import type { StudyStatus } from '../../core/ports/library-api.ts';

/** What home offers to do now; without a network only a lesson can be. */
export function nextStepOf(
  { continueLesson, habit, review, speech, records }: StudyStatus,
  isOffline = false,
): NextStep {
  if (isOffline) return continueLesson ? 'lesson' : 'books';
  const [latest] = records;
  return nextStep({
    hasStudied: latest !== undefined,
    dueCount: review.dueCount,
    reviewedCount: review.doneCount,
    hasLesson: continueLesson !== undefined,
    hasPractised: latest !== undefined && dayOf(latest.savedAt) === habit.today,
    hasTheme: speech.theme !== undefined,
    hasSpoken: speech.hasSpokenToday,
  });
}

// eslint-disable-next-line no-restricted-globals -- reads a moment it is given, and asks for none
const dayOf = (instant: string): string => studyDayOf(Date.parse(instant));
