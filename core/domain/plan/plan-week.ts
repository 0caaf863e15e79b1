import { LEVELS, type Level } from '../lesson/level.ts';
import type { StudyMenu } from './week-plan.ts';

export interface WeekWish {
  /** Of each day, Monday first. */
  readonly minutes: readonly number[];
  /** Undefined where it is not known yet. */
  readonly level: Level | undefined;
  /** Of the survey. */
  readonly goals: readonly string[];
}

/** Where it counts to speak at length. */
const GOALS_OF_SPEAKING = ['work', 'exam', 'study-abroad'];

/** On how many of her days she speaks for a minute, by level; such a goal lifts her by one. */
const SPEECH_SHARE = [0, 1 / 3, 1 / 2, 1 / 2, 2 / 3, 2 / 3];

/** Of someone who told nothing: as the lessons have it. */
const USUAL_LEVEL = 'A2';

/** Less is not worth opening it for. */
const SHORTEST = 5;

const LONGEST_REVIEW = 15;
const LONGEST_SPEECH = 15;

/** What to do in the minutes she has: what was answered comes back first, then something new, and from A2 on a speech. */
export function planWeek({ minutes, level, goals }: WeekWish): readonly Omit<StudyMenu, 'id'>[] {
  const lift = goals.some((goal) => GOALS_OF_SPEAKING.includes(goal)) ? 1 : 0;
  const share = SPEECH_SHARE[LEVELS.indexOf(level ?? USUAL_LEVEL) + lift] ?? 0;
  let days = 0;
  return minutes.flatMap((ofDay, weekday) => {
    if (ofDay === 0) return [];
    days += 1;
    const speaks = Math.floor(days * share) > Math.floor((days - 1) * share);
    return planDay(ofDay, speaks).map((part) => ({ weekday, ...part }));
  });
}

/** The parts of a day take all of its minutes. */
function planDay(
  minutes: number,
  speaks: boolean,
): readonly Pick<StudyMenu, 'activity' | 'minutes'>[] {
  const main = speaks ? 'speech' : 'lesson';
  if (minutes < 2 * SHORTEST) return [{ activity: main, minutes }];
  const quarter = Math.floor(minutes / 4 / SHORTEST) * SHORTEST;
  const review = Math.min(LONGEST_REVIEW, Math.max(SHORTEST, quarter));
  const left = minutes - review;
  const parts: Pick<StudyMenu, 'activity' | 'minutes'>[] = [
    { activity: 'review', minutes: review },
  ];
  if (!speaks) return [...parts, { activity: 'lesson', minutes: left }];
  const lesson = left - Math.min(LONGEST_SPEECH, left);
  if (lesson < SHORTEST) return [...parts, { activity: 'speech', minutes: left }];
  return [
    ...parts,
    { activity: 'lesson', minutes: lesson },
    { activity: 'speech', minutes: left - lesson },
  ];
}
