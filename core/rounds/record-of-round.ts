import { summaryOf } from '../domain/round/round-summary.ts';
import { standingsOf, timesOf, type LevelStanding } from '../domain/round/round-standing.ts';
import { openLevels } from '../domain/lesson/speed-level.ts';
import type { Lesson } from '../verbal-composition/lesson.ts';
import type { LessonRecord, LessonStanding } from '../verbal-composition/record.ts';
import type { UnsentRound } from './unsent-round.ts';

/** What a round has come to, as far as this device knows. The server adds what comes next in the book. */
export function recordOfRound(
  lesson: Lesson,
  { round, details, isFinished }: UnsentRound,
  { levels, roundsDone }: Pick<LessonStanding, 'levels' | 'roundsDone'>,
): LessonRecord {
  const { id, lessonId, mode, level } = round;
  const laps = { level, laps: details };
  const { targetMs, isCleared } = timesOf(lesson.questions, laps);
  return {
    id,
    lessonId,
    bookId: lesson.bookId,
    lessonTitle: lesson.title,
    savedAt: details[0]?.answeredAt ?? '',
    finished: isFinished,
    ...summaryOf(details),
    questionCount: lesson.questions.length,
    mode,
    level,
    targetMs,
    isCleared,
    bestTimeMs: levels.find((one) => one.level === level)?.bestTimeMs,
    roundsDone,
    nextLesson: undefined,
    details,
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
    finished.map(({ round, details }) => ({ level: round.level, laps: details })),
  );
  const levels = joined(before?.levels ?? [], here);
  const roundsDone = (before?.roundsDone ?? 0) + finished.length;
  const latest = kept.at(-1);
  // The round that was open when there was a network may be the very one that is kept.
  const others = (before?.records ?? []).filter(
    ({ id }) => !kept.some(({ round }) => round.id === id),
  );
  const open = before?.openRound;
  // What was answered in an earlier visit is known to the server alone.
  const earlier = open?.id === latest?.round.id ? open?.outcomes : undefined;
  return {
    levels,
    roundsDone,
    openRound:
      latest === undefined
        ? open
        : latest.isFinished
          ? undefined
          : { ...latest.round, outcomes: { ...earlier, ...outcomesOf(latest) } },
    records: [
      ...kept.map((one) => recordOfRound(lesson, one, { levels, roundsDone })).toReversed(),
      ...others,
    ],
  };
}

const outcomesOf = ({ details }: UnsentRound) =>
  Object.fromEntries(details.map(({ questionId, outcome }) => [questionId, outcome]));

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
