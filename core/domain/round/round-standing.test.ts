import { describe, expect, it } from 'vitest';
import { standingsOf, timesOf, type Lap } from './round-standing.ts';
import { targetMs } from '../lesson/speed-level.ts';

const questions = [
  { id: 'one', answers: ['I overslept.', 'I got up late this morning.'] },
  { id: 'two', answers: ['I usually get up at six thirty.'] },
];
const TARGET =
  targetMs('I overslept.', 'quick') + targetMs('I usually get up at six thirty.', 'quick');

const lap = (questionId: string, answerMs: number, outcome: Lap['outcome'] = 'correct'): Lap => ({
  questionId,
  outcome,
  answerMs,
});

const clearedIn = (level: 'normal' | 'quick', ...laps: readonly Lap[]) =>
  timesOf(questions, { level, laps }).isCleared;

describe('a round', () => {
  it('has the target of all questions together, said as the model says them', () => {
    expect(timesOf(questions, { level: 'quick', laps: [] })).toEqual({
      totalMs: 0,
      targetMs: TARGET,
      isAllCorrect: false,
      isCleared: false,
    });
  });

  it('is cleared at normal by right answers, however long they took', () => {
    expect(clearedIn('normal', lap('one', 99_000), lap('two', 99_000))).toBe(true);
    expect(clearedIn('normal', lap('one', 1000), lap('two', 1000, 'wrong'))).toBe(false);
    expect(clearedIn('normal', lap('one', 1000))).toBe(false);
  });

  it('is cleared at a higher level within its target, to the millisecond', () => {
    expect(clearedIn('quick', lap('one', 1000), lap('two', TARGET - 1000))).toBe(true);
    expect(clearedIn('quick', lap('one', 1000), lap('two', TARGET - 999))).toBe(false);
  });

  it('counts the answer that was given last, and the time of every one', () => {
    const laps = [lap('one', 1000, 'wrong'), lap('two', 1000), lap('one', 1000)];
    expect(timesOf(questions, { level: 'quick', laps })).toMatchObject({
      totalMs: 3000,
      isAllCorrect: true,
    });
    expect(
      clearedIn('normal', lap('one', 1, 'correct'), lap('two', 1), lap('one', 1, 'wrong')),
    ).toBe(false);
  });
});

describe('where a learner stands', () => {
  it('is at the beginning without a round', () => {
    expect(standingsOf(questions, [])).toEqual([
      { level: 'normal', isOpen: true, isCleared: false, bestTimeMs: undefined },
      { level: 'quick', isOpen: false, isCleared: false, bestTimeMs: undefined },
      { level: 'fast', isOpen: false, isCleared: false, bestTimeMs: undefined },
      { level: 'extreme', isOpen: false, isCleared: false, bestTimeMs: undefined },
    ]);
  });

  it('opens the next level with each that is cleared, and keeps the best time of each', () => {
    const normal = (ms: number) => ({
      level: 'normal' as const,
      laps: [lap('one', ms), lap('two', ms)],
    });
    const slow = { level: 'quick' as const, laps: [lap('one', TARGET), lap('two', TARGET)] };
    const [first, second, third] = standingsOf(questions, [normal(9000), normal(5000), slow]);
    expect(first).toMatchObject({ isCleared: true, bestTimeMs: 10_000 });
    expect(second).toMatchObject({ isOpen: true, isCleared: false, bestTimeMs: 2 * TARGET });
    expect(third?.isOpen).toBe(false);
  });
});
