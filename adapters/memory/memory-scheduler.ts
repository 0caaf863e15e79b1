import type { RecallGrade } from '../../core/domain/recall/recall-grade.ts';
import type { GradedRecall, Memory, Scheduler } from '../../core/domain/recall/scheduler.ts';

const DAY_MS = 86_400_000;

/** How many times as long something is remembered after it was known. */
const GROWTH: Readonly<Record<Exclude<RecallGrade, 'again'>, number>> = {
  hard: 1.5,
  good: 2,
  easy: 3,
};

/** What is known is asked again after twice the time, and what is not tomorrow: enough where no learner really forgets. */
export class MemoryScheduler implements Scheduler {
  after(recalls: readonly [GradedRecall, ...GradedRecall[]]): Memory {
    let [{ at }] = recalls;
    let stability = 1;
    for (const recall of recalls) {
      at = Math.max(at, recall.at);
      stability = recall.grade === 'again' ? 0.5 : Math.max(1, stability) * GROWTH[recall.grade];
    }
    const days = Math.max(1, Math.round(stability));
    return { stability, difficulty: 5, at, dueAt: at + days * DAY_MS };
  }

  retrievability({ stability, at }: Memory, now: number): number {
    return 0.9 ** (Math.max(0, now - at) / DAY_MS / stability);
  }
}
