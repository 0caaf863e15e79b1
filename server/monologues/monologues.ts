import type { Correction } from '../../core/domain/monologue/correction.ts';
import type { MaterialGenre } from '../../core/domain/monologue/material.ts';
import type { Memo, MonologueRefusal } from '../../core/domain/monologue/monologue.ts';
import type { Page } from '../page.ts';
import type { KeptTake } from '../records/records.ts';

/** A speech of hers that was recorded. */
export interface NewMonologue {
  /** Made by the client. */
  readonly id: string;
  readonly learnerId: string;
  readonly materialId: string;
  /** Her own words for the theme, where it is her own. */
  readonly theme: string | undefined;
  readonly memo: Memo;
  readonly recordedAt: Date;
  readonly durationMs: number;
  readonly takePath: string;
  readonly takeBytes: number;
}

export interface StoredMonologue extends Omit<NewMonologue, 'takePath'> {
  /** Undefined once the recording is gone: it is kept for a year, as others are. */
  readonly takePath: string | undefined;
  readonly submittedAt: Date | undefined;
  /** One of the two, once it was corrected or cannot be. */
  readonly correction: Correction | undefined;
  readonly refusal: MonologueRefusal | undefined;
  readonly settledAt: Date | undefined;
  readonly readAt: Date | undefined;
  /** Since when she wants to hear more about its correction; undefined where she does not. */
  readonly feedbackWantedAt: Date | undefined;
}

/** What a list shows: without the words. */
export interface ListedMonologue extends Omit<StoredMonologue, 'correction'> {
  readonly result: MonologueResult | undefined;
}

/** The figures of a correction. */
export interface MonologueResult {
  readonly level: string | undefined;
  readonly score: number | undefined;
  readonly words: number;
  readonly wordsPerMinute: number | undefined;
  /** Silences of a second or more. */
  readonly pauses: number;
  readonly differentWords: number;
  /** Those that count. */
  readonly mistakes: readonly CountedMistake[];
}

export interface CountedMistake {
  readonly kind: string;
  readonly area: string;
  readonly topic: string;
  readonly count: number;
}

export interface CorrectedMonologue {
  readonly correction: Correction;
  readonly result: MonologueResult;
}

export type Settled = CorrectedMonologue | { readonly refusal: MonologueRefusal };

/**
 * The one-minute speeches of learners. All but `waiting`, `countBefore` and `takesBefore` name the learner: what is another's is not there.
 *
 * - `add` keeps one, and says whether it was new; of an id that is there it gives what is there.
 * - `remove` gives back what it removed.
 * - `submit` says whether there is such a speech; the first time counts, and it waits until it is settled.
 * - `settle` keeps the first outcome of one that was submitted, and says whether this was it.
 * - `changeCorrection` keeps what `change` makes of a correction that is there, one change after the other; where that is
 *   undefined, nothing changes. Says whether something did.
 * - `page` and `latest` give the newest first, by when they were recorded.
 * - `waiting` gives those that were submitted and are not settled, the oldest first, of all learners; `countBefore` counts
 *   those of them that were submitted before one, and at `since` or later, up to `most`.
 * - `submittedLast` is the id of hers that was submitted last; `countUnread` counts corrections she has not read.
 * - `markRead` counts the first time.
 * - `wantFeedback` counts the first time; without a moment, she does not want it any more.
 * - `takesBefore` names recordings that were made before a moment, of all learners; `dropTake` forgets where one is.
 * - `spokenAbout` says when each theme was spoken about last.
 */
export interface Monologues {
  add(
    monologue: NewMonologue,
  ): Promise<{ readonly stored: StoredMonologue; readonly isNew: boolean }>;
  ofId(learnerId: string, id: string): Promise<StoredMonologue | undefined>;
  submit(learnerId: string, id: string, at: Date): Promise<boolean>;
  settle(learnerId: string, id: string, settled: Settled, at: Date): Promise<boolean>;
  changeCorrection(
    learnerId: string,
    id: string,
    change: (correction: Correction) => CorrectedMonologue | undefined,
  ): Promise<boolean>;
  markRead(learnerId: string, id: string, at: Date): Promise<boolean>;
  wantFeedback(learnerId: string, id: string, at: Date | undefined): Promise<boolean>;
  page(
    learnerId: string,
    page: Page,
    only?: { readonly materialId?: string; readonly isCorrected?: boolean },
  ): Promise<readonly ListedMonologue[]>;
  waiting(limit: number): Promise<readonly WaitingMonologue[]>;
  countBefore(one: WaitingMonologue, since: Date, most: number): Promise<number>;
  submittedLast(learnerId: string): Promise<string | undefined>;
  countUnread(learnerId: string): Promise<number>;
  spokenAbout(learnerId: string): Promise<ReadonlyMap<string, Date>>;
  remove(
    learnerId: string,
    id: string,
  ): Promise<Pick<StoredMonologue, 'takePath' | 'takeBytes'> | undefined>;
  takesBefore(at: Date, limit: number): Promise<readonly KeptTake[]>;
  dropTake(learnerId: string, takePath: string): Promise<void>;
  genres(learnerId: string): Promise<readonly MaterialGenre[]>;
  chooseGenres(learnerId: string, genres: readonly MaterialGenre[]): Promise<void>;
}

export interface WaitingMonologue {
  readonly learnerId: string;
  readonly id: string;
  readonly submittedAt: Date;
}
