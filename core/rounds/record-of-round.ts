import { summaryOf } from '../domain/round/round-summary.ts';
import {
  standingsOf,
  timesOf,
  type Lap,
  type LevelStanding,
} from '../domain/round/round-standing.ts';
import { openLevels } from '../domain/lesson/speed-level.ts';
import type { Lesson } from '../verbal-composition/lesson.ts';
import type { LessonRecord, LessonStanding } from '../verbal-composition/record.ts';
import type { UnsentRound } from './unsent-round.ts';

/** What a round has come to, as far as this device knows. The server adds what comes next in the book. */
export function recordOfRound(
  lesson: Lesson,
  kept: UnsentRound,
  before: LessonStanding | undefined,
  { levels, roundsDone }: Pick<LessonStanding, 'levels' | 'roundsDone'>,
): LessonRecord {
  const { round, details, isFinished } = kept;
  const { id, lessonId, mode, level } = round;
  const earlier = earlierLaps(kept, before);
  const laps = [...earlier, ...details];
  const { targetMs, isCleared } = timesOf(lesson.questions, { level, laps });
  return {
    id,
    lessonId,
    bookId: lesson.bookId,
    lessonTitle: lesson.title,
    savedAt: details[0]?.answeredAt ?? '',
    finished: isFinished,
    ...summaryOf(laps),
    questionCount: lesson.questions.length,
    mode,
    level,
    targetMs,
    isCleared,
    bestTimeMs: levels.find((one) => one.level === level)?.bestTimeMs,
    roundsDone,
    nextLesson: undefined,
    details,
    ...(earlier.length > 0 && { earlierOutcomes: outcomesOf(earlier) }),
    isUnsent: true,
  };
}

/** Where she stands once the server knows of these rounds as well. */
export function standingWith(
  lesson: Lesson,
  before: LessonStanding | undefined,
  kept: readonly UnsentRound[],
): LessonStanding {
  const finished = kept.filter(({ isFinished }) => isFinished);
  const here = standingsOf(
    lesson.questions,
    finished.map((one) => ({ level: one.round.level, laps: lapsOf(one, before) })),
  );
  const levels = joined(before?.levels ?? [], here);
  const roundsDone = (before?.roundsDone ?? 0) + finished.length;
  const latest = kept.at(-1);
  const laps = latest ? lapsOf(latest, before) : [];
  // The round that was open when there was a network may be the very one that is kept.
  const others = (before?.records ?? []).filter(
    ({ id }) => !kept.some(({ round }) => round.id === id),
  );
  return {
    levels,
    roundsDone,
    openRound:
      latest === undefined
        ? before?.openRound
        : latest.isFinished
          ? undefined
          : { ...latest.round, outcomes: outcomesOf(laps), laps },
    records: [
      ...kept.map((one) => recordOfRound(lesson, one, before, { levels, roundsDone })).toReversed(),
      ...others,
    ],
  };
}

/** What was answered in earlier visits is known to the server alone, which told of it when she came back. */
function earlierLaps(
  { round, details }: UnsentRound,
  before: LessonStanding | undefined,
): readonly Lap[] {
  const open = before?.openRound;
  const here = new Set(details.map(({ questionId }) => questionId));
  return open?.id === round.id
    ? (open.laps ?? []).filter(({ questionId }) => !here.has(questionId))
    : [];
}

const lapsOf = (kept: UnsentRound, before: LessonStanding | undefined): readonly Lap[] => [
  ...earlierLaps(kept, before),
  ...kept.details.map(({ questionId, outcome, answerMs }) => ({ questionId, outcome, answerMs })),
];

const outcomesOf = (laps: readonly Lap[]) =>
  Object.fromEntries(laps.map(({ questionId, outcome }) => [questionId, outcome]));

function joined(
  before: readonly LevelStanding[],
  here: readonly LevelStanding[],
): readonly LevelStanding[] {
  const both = here.map((one) => {
    const old = before.find(({ level }) => level === one.level);
    const times = [old?.bestTimeMs, one.bestTimeMs].filter((ms) => ms !== undefined);
    return {
      level: one.level,
      isCleared: one.isCleared || old?.isCleared === true,
      bestTimeMs: times.length === 0 ? undefined : Math.min(...times),
    };
  });
  const open = openLevels(new Set(both.filter((one) => one.isCleared).map(({ level }) => level)));
  return both.map((one) => ({ ...one, isOpen: open.includes(one.level) }));
}
