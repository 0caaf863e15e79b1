import { describe, expect, it } from 'vitest';
import type { RecallGrade } from './recall-grade.ts';
import type { GradedRecall, Memory, Scheduler } from './scheduler.ts';
import { studyDayOf } from '../study-time/study-day.ts';

const DAY_MS = 86_400_000;
const MORNING = Date.UTC(2026, 10, 21);

export function schedulerContract(adapter: string, scheduler: Scheduler): void {
  describe(`${adapter} keeps the Scheduler contract`, () => {
    /** Graded so each time it was due. */
    const followed = (...grades: readonly RecallGrade[]): readonly Memory[] => {
      const recalls: GradedRecall[] = [];
      const memories: Memory[] = [];
      for (const grade of grades) {
        recalls.push({ grade, at: memories.at(-1)?.dueAt ?? MORNING });
        memories.push(scheduler.after(recalls as [GradedRecall]));
      }
      return memories;
    };

    const days = ({ at, dueAt }: Memory): number => Math.round((dueAt - at) / DAY_MS);

    it('lets what is known rest longer and longer', () => {
      const rests = followed('good', 'good', 'good', 'good', 'good').map(days);
      expect(rests.every((rest, index) => rest > (rests[index - 1] ?? 0))).toBe(true);
    });

    it.each(['again', 'hard', 'good', 'easy'] as const)(
      'has nothing due before the next study day: %s',
      (grade) => {
        // Half an hour before, and half an hour after a study day begins.
        for (const at of [Date.UTC(2026, 10, 21, 17, 30), Date.UTC(2026, 10, 21, 18, 30)]) {
          const { dueAt } = scheduler.after([{ grade, at }]);
          expect(studyDayOf(dueAt) > studyDayOf(at)).toBe(true);
        }
      },
    );

    it('has what was not known due on the very next day', () => {
      for (const memory of [followed('again'), followed('good', 'good', 'good', 'again')]) {
        const { at, dueAt } = memory.at(-1) ?? expect.fail();
        expect(studyDayOf(dueAt)).toBe(studyDayOf(at + DAY_MS));
      }
    });

    it('trusts an answer the more, the easier it came', () => {
      const [hard, good, easy] = (['hard', 'good', 'easy'] as const).map(
        (grade) => followed('good', 'good', grade).at(-1)?.stability ?? 0,
      );
      expect(hard).toBeLessThan(good ?? 0);
      expect(good).toBeLessThan(easy ?? 0);
    });

    it('has it fade from the moment it was recalled', () => {
      const [memory] = followed('good');
      if (!memory) return expect.fail();
      const chances = [0, 0.01, 1, 10, 100].map((passed) =>
        scheduler.retrievability(memory, MORNING + passed * DAY_MS),
      );
      expect(chances[0]).toBeCloseTo(1, 6);
      expect(chances.every((chance) => chance > 0 && chance <= 1)).toBe(true);
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
      expect(new Set(chances).size).toBe(chances.length);
    });

    it('bears a clock that went back', () => {
      const at = MORNING - 3 * DAY_MS;
      const recalls = [
        { grade: 'good', at },
        ...[1, 2].map(() => ({ grade: 'hard', at }) as const),
      ];
      const memory = scheduler.after(recalls as [GradedRecall]);
      expect(memory.stability).toBeGreaterThan(0);
      expect(scheduler.retrievability(memory, at - DAY_MS)).toBeCloseTo(1, 6);
    });
  });
}
