import {
  createEmptyCard,
  default_w,
  forgetting_curve,
  fsrs,
  Rating,
  type FSRS,
  type FSRSParameters,
} from 'ts-fsrs';
import type { RecallGrade } from '../../core/domain/recall/recall-grade.ts';
import type { GradedRecall, Memory, Scheduler } from '../../core/domain/recall/scheduler.ts';

const RATINGS = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
} as const satisfies Readonly<Record<RecallGrade, Rating>>;

const DAY_MS = 86_400_000;

/** The library counts days of UTC; seen so many hours later, those begin when study days do. */
const STUDY_DAY_MS = 6 * 3_600_000;

/** Without steps of minutes: a question belongs to a day, and one that was forgotten to the next. Decision 0028. */
const SETTINGS: Partial<FSRSParameters> = {
  learning_steps: [],
  relearning_steps: ['1d'],
  enable_fuzz: false,
};

/** Names the algorithm, its settings and how answers are graded: what another one has computed is computed anew. */
export const SCHEDULED_BY = 'fsrs-6, days, grounds';

/** FSRS 6 with its default weights, which thousands of learners' reviews were fitted to. */
export class FsrsScheduler implements Scheduler {
  readonly #model: FSRS;

  constructor(settings: Partial<FSRSParameters> = SETTINGS) {
    this.#model = fsrs(settings);
  }

  after(recalls: readonly [GradedRecall, ...GradedRecall[]]): Memory {
    let [{ at }] = recalls;
    let card = createEmptyCard(new Date(at + STUDY_DAY_MS));
    for (const recall of recalls) {
      at = Math.max(at, recall.at);
      card = this.#model.next(card, new Date(at + STUDY_DAY_MS), RATINGS[recall.grade]).card;
    }
    const { stability, difficulty, due } = card;
    return { stability, difficulty, at, dueAt: due.getTime() - STUDY_DAY_MS };
  }

  retrievability({ stability, at }: Memory, now: number): number {
    return forgetting_curve(default_w, Math.max(0, now - at) / DAY_MS, stability);
  }
}
