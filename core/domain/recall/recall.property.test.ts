import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryScheduler } from '../../../adapters/memory/memory-scheduler.ts';
import { FsrsScheduler } from '../../../server/review/fsrs-scheduler.ts';
import { recallOf, type LoggedAnswer } from './recall.ts';
import type { Scheduler } from './scheduler.ts';

const DAY_MS = 86_400_000;
const MORNING = Date.UTC(2026, 10, 21);
const HISTORY_DAYS = 60;
const LAST_DAY = HISTORY_DAYS + 1;

/** Given on a day, in the order of `minute`. */
type Given = Pick<LoggedAnswer, 'outcome' | 'ground' | 'answerMs'> & { readonly day: number };

const given = (
  day: fc.Arbitrary<number>,
  outcome: fc.Arbitrary<'correct' | 'wrong'>,
  ground: fc.Arbitrary<LoggedAnswer['ground']>,
): fc.Arbitrary<Given> =>
  fc.record({ day, outcome, ground, answerMs: fc.constantFrom(0, 3000, 5000, 30_000) });

const anyGround = fc.constantFrom('judged', 'own-word', 'seen' as const);
const anyOutcome = fc.constantFrom('correct', 'wrong' as const);
const honest = fc.constantFrom('judged', 'own-word' as const);
const lastDay = fc.constant(LAST_DAY);

const history = fc.array(given(fc.nat(HISTORY_DAYS), anyOutcome, anyGround), { maxLength: 6 });
const right = given(lastDay, fc.constant('correct'), honest);
const missed = fc.oneof(
  given(lastDay, fc.constant('wrong'), honest),
  given(lastDay, fc.constant('correct'), fc.constant('seen')),
);

/** A day on which everything was right, and one with a miss among what was right. */
const rightDay = fc.array(right, { minLength: 1, maxLength: 3 });
const missedDay = fc
  .tuple(fc.array(right, { maxLength: 3 }), missed, fc.array(right, { maxLength: 3 }))
  .map(([before, miss, after]) => [...before, miss, ...after]);

const log = (days: readonly Given[]): readonly LoggedAnswer[] =>
  days
    .toSorted((a, b) => a.day - b.day)
    .map(({ day, ...answer }, index) => {
      const answeredAt = MORNING + day * DAY_MS + index * 60_000;
      return { ...answer, id: `${index}`, targetMs: 8000, answeredAt, gradedAt: answeredAt };
    });

const dueOn = (days: readonly Given[], scheduler: Scheduler): string =>
  recallOf(log(days), scheduler)?.dueOn ?? expect.fail();

describe.each([
  ['FSRS', new FsrsScheduler()],
  ['the scheduler in memory', new MemoryScheduler()],
])('what was missed, by %s', (_, scheduler) => {
  it('is never due later than what was right on the same day and before', () => {
    fc.assert(
      fc.property(history, missedDay, rightDay, (before, miss, allRight) => {
        const missedDue = dueOn([...before, ...miss], scheduler);
        expect(missedDue <= dueOn([...before, ...allRight], scheduler)).toBe(true);
      }),
    );
  });

  it('is due on the next day, however often it was said right after it', () => {
    fc.assert(
      fc.property(history, missedDay, (before, miss) => {
        const next = new Date(MORNING + (LAST_DAY + 1) * DAY_MS).toISOString().slice(0, 10);
        expect(dueOn([...before, ...miss], scheduler)).toBe(next);
      }),
    );
  });
});
