import { beginOfStudyDay, studyDayOf } from '../../core/domain/study-time/study-day.ts';

/** When the learner's day began: it lasts until 3:00 at night in Japan. */
export const startOfDay = (now: Date): Date => new Date(beginOfStudyDay(studyDayOf(now.getTime())));
