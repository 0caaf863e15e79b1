import fc from 'fast-check';
import { expect, it } from 'vitest';
import { achievementsOf } from '../../core/domain/study-time/study-achievements.ts';
import { studyDayOf } from '../../core/domain/study-time/study-day.ts';
import { MemoryStudySessions } from '../storage/memory/memory-study-sessions.ts';
import { MemoryTables } from '../storage/memory/memory-tables.ts';
import type { StudySession } from './study-sessions.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;

/** A session, and how often it was told of before it was over: a device that was offline tells all of it at once. */
const session = fc.record({
  endedAt: fc.integer({ min: NOW - 40 * DAY_MS, max: NOW }),
  toldEarlier: fc.array(fc.integer({ min: 1, max: 3 * 3_600_000 }), { maxLength: 3 }),
});

const told = (id: string, endedAt: number): StudySession => ({
  id,
  learnerId: 'yui',
  studyType: 'verbal_composition',
  lessonId: undefined,
  materialId: undefined,
  startedAt: new Date(endedAt - 4 * 3_600_000),
  endedAt: new Date(endedAt),
  durationSeconds: 60,
  pauseSeconds: 0,
});

it('comes to the same streak in whatever order, and however often, sessions arrive', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(session, { maxLength: 40 }), fc.infiniteStream(fc.integer()), run),
  );
});

async function run(
  sessions: readonly { endedAt: number; toldEarlier: readonly number[] }[],
  order: Iterator<number>,
): Promise<void> {
  const posts = sessions.flatMap(({ endedAt, toldEarlier }, index) => [
    told(`s-${index}`, endedAt),
    ...toldEarlier.map((ms) => told(`s-${index}`, endedAt - ms)),
  ]);
  const arriving = posts
    .map((post) => ({ post, at: Number(order.next().value) }))
    .toSorted((a, b) => a.at - b.at);
  const kept = new MemoryStudySessions(new MemoryTables());
  for (const { post } of arriving) await kept.add(post);
  const days = [...new Set(sessions.map(({ endedAt }) => studyDayOf(endedAt)))].toSorted();
  const today = studyDayOf(NOW);
  const { consecutiveDays, restDays, milestones } = achievementsOf(
    days.map((day) => ({ day, seconds: 60 })),
    today,
  );
  expect(achievementsOf(await kept.days('yui'), today)).toMatchObject({
    consecutiveDays,
    restDays,
    milestones,
  });
}
