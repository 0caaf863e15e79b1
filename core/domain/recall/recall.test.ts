import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryScheduler } from '../../../adapters/memory/memory-scheduler.ts';
import { recallOf, type LoggedAnswer } from './recall.ts';
import { studyDayOf } from '../study-time/study-day.ts';

const DAY_MS = 86_400_000;
const MORNING = Date.UTC(2026, 10, 21);
const scheduler = new MemoryScheduler();

const answer = (id: string, more: Partial<LoggedAnswer> = {}): LoggedAnswer => ({
  id,
  outcome: 'correct',
  ground: 'judged',
  answerMs: 5000,
  targetMs: 8000,
  answeredAt: MORNING,
  gradedAt: MORNING,
  ...more,
});

describe('what a log amounts to', () => {
  it('is nothing where nothing was graded', () => {
    expect(recallOf([], scheduler)).toBeUndefined();
    expect(recallOf([answer('a', { outcome: 'skipped' })], scheduler)).toBeUndefined();
  });

  it('counts, and knows what was last', () => {
    const later = { answeredAt: MORNING + DAY_MS, gradedAt: MORNING + DAY_MS };
    const log = [answer('b', { outcome: 'wrong', ...later }), answer('a')];
    expect(recallOf(log, scheduler)).toMatchObject({
      at: MORNING + DAY_MS,
      lastOutcome: 'wrong',
      answerCount: 2,
      wrongCount: 1,
      dueOn: studyDayOf(MORNING + 2 * DAY_MS),
    });
  });

  it('forgets a mistake that was none', () => {
    const corrected = answer('a', { gradedAt: MORNING + 1 });
    for (const log of [
      [answer('a', { outcome: 'wrong' }), corrected],
      [corrected, answer('a', { outcome: 'wrong' })],
    ]) {
      expect(recallOf(log, scheduler)).toMatchObject({ wrongCount: 0, answerCount: 1 });
    }
  });

  it('is the same in whatever order and however often its answers become known', () => {
    const told = fc
      .record({
        // What an answer was, and when, never changes: only its grade.
        number: fc.integer({ min: 0, max: 12 }),
        outcome: fc.constantFrom('correct', 'wrong', 'skipped' as const),
        gradedAfter: fc.integer({ min: 0, max: 3 }),
      })
      .map(({ number, outcome, gradedAfter }) => {
        const answeredAt = MORNING + ((number * 7) % 5) * DAY_MS;
        return answer(`answer-${number}`, {
          outcome,
          answerMs: number * 2000,
          answeredAt,
          gradedAt: answeredAt + gradedAfter,
        });
      });
    const orders = fc
      .array(told, { maxLength: 40 })
      .chain((log) =>
        fc.tuple(
          fc.constant(log),
          fc.shuffledSubarray(log, { minLength: log.length }),
          fc.subarray(log),
        ),
      );
    fc.assert(
      fc.property(orders, ([log, shuffled, again]) => {
        expect(recallOf([...again, ...shuffled], scheduler)).toEqual(recallOf(log, scheduler));
      }),
    );
  });
});
