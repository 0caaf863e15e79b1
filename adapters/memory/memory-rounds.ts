import { standingsOf, timesOf, type PlayedRound } from '../../core/shared/round-standing.ts';
import type { LessonRecord, LessonStanding } from '../../core/verbal-composition/record.ts';
import { layoutsFor } from './memory-layouts.ts';
import { summaryOf } from './memory-record-summary.ts';
import type { MemoryWorld, StoredRound } from './memory-world.ts';

/** A round with its answers, and what it has come to. */
export function wholeRecord(world: MemoryWorld, round: StoredRound): LessonRecord {
  const { lessonId, learnerId, level, mode } = round;
  const questions = world.lessons.get(lessonId)?.questions ?? [];
  const { targetMs, isCleared } = timesOf(questions, played(world, round));
  const { levels, roundsDone } = standingIn(world, learnerId, lessonId);
  const lessons = layoutsFor(world, learnerId).flatMap((layout) => layout.lessons);
  const at = lessons.findIndex(({ id }) => id === lessonId);
  const after = lessons[at + 1];
  return {
    ...summaryOf(world, round),
    mode,
    level,
    targetMs,
    isCleared,
    bestTimeMs: levels.find((one) => one.level === level)?.bestTimeMs,
    roundsDone,
    nextLesson: after?.bookId === lessons[at]?.bookId ? after : undefined,
    details: detailsOf(world, round),
  };
}

export function standingIn(
  world: MemoryWorld,
  learnerId: string,
  lessonId: string,
): LessonStanding {
  const rounds = [...world.rounds.values()]
    .filter((round) => round.learnerId === learnerId && round.lessonId === lessonId)
    .filter(({ savedAt }) => savedAt !== undefined)
    .sort(byNewest);
  const finished = rounds.filter((round) => round.finished);
  const [latest] = rounds;
  return {
    levels: standingsOf(
      world.lessons.get(lessonId)?.questions ?? [],
      finished.map((round) => played(world, round)),
    ),
    roundsDone: finished.length,
    openRound:
      latest && !latest.finished
        ? {
            id: latest.id,
            mode: latest.mode,
            level: latest.level,
            outcomes: Object.fromEntries(
              detailsOf(world, latest).map(({ questionId, outcome }) => [questionId, outcome]),
            ),
          }
        : undefined,
    records: rounds.map((round) => summaryOf(world, round)),
  };
}

const byNewest = (a: StoredRound, b: StoredRound): number =>
  (b.savedAt ?? '').localeCompare(a.savedAt ?? '') || b.id.localeCompare(a.id);

const detailsOf = (world: MemoryWorld, { id }: StoredRound) =>
  [...world.details.values()].filter(({ recordId }) => recordId === id);

const played = (world: MemoryWorld, round: StoredRound): PlayedRound => ({
  level: round.level,
  laps: detailsOf(world, round),
});
