import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecallGrade } from '../../core/domain/recall/recall-grade.ts';
import { recallOf, type LoggedAnswer } from '../../core/domain/recall/recall.ts';
import { schedulerContract } from '../../core/domain/recall/scheduler.contract.ts';
import type { GradedRecall, Memory, Scheduler } from '../../core/domain/recall/scheduler.ts';
import { rememberedAfter, retrievabilityBy, type Remembered } from './fsrs-formulas.fixture.ts';
import { FsrsScheduler } from './fsrs-scheduler.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2022, 11, 29, 3, 30);

schedulerContract('FsrsScheduler', new FsrsScheduler());

/** Graded so, each time when it was due; whole days until the next time. */
function intervals(scheduler: Scheduler, grades: readonly RecallGrade[]): readonly number[] {
  const recalls: GradedRecall[] = [];
  let memory: Memory | undefined;
  return grades.map((grade) => {
    recalls.push({ grade, at: memory?.dueAt ?? START });
    memory = scheduler.after(recalls as [GradedRecall]);
    return Math.floor((memory.dueAt - memory.at) / DAY_MS);
  });
}

/** Graded so, after so many days each. */
function memoryAfter(
  scheduler: Scheduler,
  grades: readonly RecallGrade[],
  days: readonly number[],
): Memory {
  let at = START;
  const recalls = grades.map((grade, index) => {
    at += (days[index] ?? 0) * DAY_MS;
    return { grade, at };
  });
  return scheduler.after(recalls as [GradedRecall, ...GradedRecall[]]);
}

const good = (count: number): readonly RecallGrade[] => Array.from({ length: count }, () => 'good');

/** The numbers with which ts-fsrs and fsrs-rs are tested; their steps of minutes are the only difference to ours. */
describe('the reference vectors of FSRS 6', () => {
  const withSteps = new FsrsScheduler({ enable_fuzz: false });
  const withoutShortTerm = new FsrsScheduler({ enable_fuzz: false, enable_short_term: false });
  const grades = ['again', ...good(5)] as const;
  const days = [0, 0, 1, 3, 8, 21];

  it('has these intervals', () => {
    const history = intervals(withSteps, [...good(6), 'again', 'again', ...good(5)]);
    expect(history).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
  });

  it.each([
    ['with steps', withSteps, 53.62691],
    ['without steps, as ours', new FsrsScheduler(), 53.62691],
    ['without anything for reviews of the same day', withoutShortTerm, 53.335106],
  ])('has this memory: %s', (_, scheduler, stability) => {
    const memory = memoryAfter(scheduler, grades, days);
    expect(memory.stability).toBeCloseTo(stability, 4);
    expect(memory.difficulty).toBeCloseTo(6.3574867, 4);
  });

  it.each([
    ['again', 0.212, 6.4133],
    ['hard', 1.2931, 5.11217071],
    ['good', 2.3065, 2.11810397],
    ['easy', 8.2956, 1],
  ] as const)('begins so: %s', (grade, stability, difficulty) => {
    const memory = new FsrsScheduler().after([{ grade, at: START }]);
    expect(memory).toMatchObject({ stability, difficulty });
  });

  it('has this chance after eight days', () => {
    const scheduler = new FsrsScheduler();
    const memory = scheduler.after([{ grade: 'easy', at: START }]);
    expect(scheduler.retrievability(memory, START + 8 * DAY_MS)).toBeCloseTo(0.9024733, 6);
  });
});

describe('whatever happens', () => {
  const grade = fc.constantFrom<RecallGrade>('again', 'hard', 'good', 'easy');
  const history = fc.array(fc.tuple(grade, fc.integer({ min: 0, max: 400 })), {
    minLength: 1,
    maxLength: 30,
  });

  it('agrees with the formulas of FSRS 6', () => {
    const scheduler = new FsrsScheduler();
    fc.assert(
      fc.property(history, (steps) => {
        const memory = memoryAfter(
          scheduler,
          steps.map(([given]) => given),
          steps.map(([, days]) => days),
        );
        let expected: Remembered | undefined;
        for (const [given, days] of steps) expected = rememberedAfter(expected, given, days);
        expect(memory.stability / (expected?.stability ?? 0)).toBeCloseTo(1, 3);
        expect(memory.difficulty).toBeCloseTo(expected?.difficulty ?? 0, 3);
        const chance = scheduler.retrievability(memory, memory.at + 12.5 * DAY_MS);
        expect(chance).toBeCloseTo(retrievabilityBy(12.5, memory.stability), 6);
      }),
    );
  });
});

describe('a log', () => {
  const scheduler = new FsrsScheduler();

  it('of 10,000 answers is replayed in any order to the same', () => {
    const log = answers(10_000);
    const recall = recallOf(log, scheduler);
    expect(recall).toMatchObject({ answerCount: 10_000 });
    const shuffled = log.toSorted((a, b) => (a.answerMs % 97) - (b.answerMs % 97));
    expect(recallOf([...shuffled, ...shuffled.slice(0, 5000)], scheduler)).toEqual(recall);
    expect(Number.isFinite(recall?.stability)).toBe(true);
  }, 20_000);

  /** The answers of a learner who studies for years; always the same. */
  function answers(count: number): readonly LoggedAnswer[] {
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    let at = START;
    return Array.from({ length: count }, (_, index) => {
      at += random(3 * DAY_MS);
      return {
        id: `answer-${index}`,
        outcome: random(10) < 8 ? 'correct' : 'wrong',
        ground: 'judged',
        answerMs: random(20_000),
        targetMs: 8000,
        answeredAt: at,
        gradedAt: at,
      };
    });
  }
});
