import { beginOfStudyDay, dayAfter, studyDayOf } from '../domain/study-time/study-day.ts';
import type { Clock } from '../ports/clock.ts';
import type { PageVisibility } from '../ports/page-visibility.ts';

interface StudyDaySockets {
  readonly clock: Clock;
  readonly visibility: PageVisibility;
}

/** Calls back when she sees the app on another study day than before; the answer stops it. */
export function watchStudyDay(
  { clock, visibility }: StudyDaySockets,
  begun: () => void,
): () => void {
  let day = studyDayOf(clock.now());
  const look = () => {
    const today = studyDayOf(clock.now());
    if (!visibility.isVisible() || today === day) return;
    day = today;
    begun();
  };
  let cancel = () => {};
  const waitForNext = () => {
    const now = clock.now();
    cancel = clock.after(beginOfStudyDay(dayAfter(studyDayOf(now))) - now, () => {
      look();
      waitForNext();
    });
  };
  waitForNext();
  const stopWatching = visibility.watch(look);
  return () => {
    cancel();
    stopWatching();
  };
}
