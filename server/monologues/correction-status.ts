import { stateOf, type MonologueState } from '../../core/domain/monologue/monologue.ts';
import type { CorrectionProgress } from './correction-progress.ts';
import type { Monologues, StoredMonologue } from './monologues.ts';

/** Of a minute of speech on two processors, hearing and all. */
const SECONDS_OF_MINUTE = 20;

/** What has waited longer and is not in work can't be corrected now: its day's speech is used up, or nothing hears. */
const OVERDUE_MS = 10 * 60_000;

/** More are too many to count each second. */
const MOST_AHEAD = 100;

export interface CorrectionStatus {
  readonly state: MonologueState;
  /** 0 to 1; undefined where it waits, or another server works on it. */
  readonly progress: number | undefined;
  /** The words heard so far; undefined where these are not known. */
  readonly heard: string | undefined;
  /** Speeches that come before this one, without those that can't be corrected now. */
  readonly ahead: number;
  /** An estimate, in whole seconds; undefined where it does not wait, or nothing can be said. */
  readonly secondsLeft: number | undefined;
}

/** How far the correction of a speech is, told as it is known. */
export class FindCorrectionStatus {
  readonly #monologues: Pick<Monologues, 'countBefore'>;
  readonly #progress: CorrectionProgress;
  readonly #now: () => Date;

  constructor(
    monologues: Pick<Monologues, 'countBefore'>,
    progress: CorrectionProgress,
    now: () => Date,
  ) {
    this.#monologues = monologues;
    this.#progress = progress;
    this.#now = now;
  }

  /** The queue keeps its order: what was submitted before what is in work was passed over, and so is what is overdue. */
  #waitingSince(): Date {
    const overdue = new Date(this.#now().getTime() - OVERDUE_MS);
    const last = this.#progress.submittedOfLast();
    return last && last < overdue ? last : overdue;
  }

  async of(monologue: StoredMonologue): Promise<CorrectionStatus> {
    const state = stateOf(monologue);
    if (state !== 'submitted')
      return { state, progress: undefined, heard: undefined, ahead: 0, secondsLeft: undefined };
    const { learnerId, id, submittedAt } = monologue;
    const ahead = submittedAt
      ? await this.#monologues.countBefore(
          { learnerId, id, submittedAt },
          this.#waitingSince(),
          MOST_AHEAD,
        )
      : 0;
    const { done: progress, heard } = this.#progress.of(learnerId, id) ?? {};
    // Those before it are of unknown length, and taken for a minute each.
    const own = (monologue.durationMs / 60_000) * SECONDS_OF_MINUTE * (1 - (progress ?? 0));
    const isOverdue =
      progress === undefined &&
      submittedAt !== undefined &&
      this.#now().getTime() - submittedAt.getTime() > OVERDUE_MS;
    const secondsLeft = Math.max(1, Math.ceil(own + ahead * SECONDS_OF_MINUTE));
    return { state, progress, heard, ahead, secondsLeft: isOverdue ? undefined : secondsLeft };
  }
}
