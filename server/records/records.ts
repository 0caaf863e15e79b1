import type { SpeedLevel } from '../../core/shared/speed-level.ts';
import type { MarkedWord } from '../../language/judge/verdict.ts';

export type Mode = 'ai' | 'self' | 'typing';
export type Outcome = 'correct' | 'wrong';

export interface StoredRecord {
  readonly id: string;
  readonly learnerId: string;
  readonly lessonId: string;
  readonly mode: Mode;
  readonly level: SpeedLevel;
  readonly startedAt: Date;
  /** When its first question was graded; until then the record is a draft that no list shows. */
  readonly savedAt: Date | undefined;
  readonly finishedAt: Date | undefined;
}

export interface StoredDetail {
  readonly id: string;
  readonly recordId: string;
  readonly learnerId: string;
  readonly questionId: string;
  readonly outcome: Outcome;
  readonly judged: Outcome | undefined;
  readonly transcript: string | undefined;
  readonly words: readonly MarkedWord[];
  readonly nearest: string | undefined;
  readonly answerMs: number;
  /** From the prompt's end to the first word. */
  readonly reactionMs: number | undefined;
  readonly wordsPerMinute: number | undefined;
  /** Other wordings the learner asked for, in order. */
  readonly generated: readonly string[];
  readonly takePath: string | undefined;
  readonly answeredAt: Date;
}

/**
 * Every round and every graded answer. All questions name the learner: what is another's is not there.
 *
 * - `open` of an id that exists changes nothing; false when it is another learner's.
 * - `addDetail` saves the record with its first detail; the id of one that exists changes nothing.
 * - `setOutcome` changes only what counts, never what the judge said.
 * - `lastOutcomes` tells how these questions were answered last; those that were not are not in it.
 * - `latest` and `ofLesson` list saved records, the newest first; `latestAnswer` is the newest detail of a question in
 *   which something was said.
 * - `copy` opens a record with these answers in it, in one step; false when the id is taken, and then nothing is changed.
 */
export interface Records {
  open(record: Omit<StoredRecord, 'savedAt' | 'finishedAt'>): Promise<boolean>;
  ofId(learnerId: string, id: string): Promise<StoredRecord | undefined>;
  finish(learnerId: string, id: string, at: Date): Promise<void>;
  latest(learnerId: string, limit: number): Promise<readonly StoredRecord[]>;
  ofLesson(learnerId: string, lessonId: string): Promise<readonly StoredRecord[]>;
  copy(
    record: Omit<StoredRecord, 'savedAt' | 'finishedAt'>,
    details: readonly StoredDetail[],
  ): Promise<boolean>;
  addDetail(detail: StoredDetail): Promise<void>;
  detail(learnerId: string, id: string): Promise<StoredDetail | undefined>;
  latestAnswer(learnerId: string, questionId: string): Promise<StoredDetail | undefined>;
  details(learnerId: string, recordIds: readonly string[]): Promise<readonly StoredDetail[]>;
  lastOutcomes(
    learnerId: string,
    questionIds: readonly string[],
  ): Promise<ReadonlyMap<string, Outcome>>;
  setOutcome(learnerId: string, detailId: string, outcome: Outcome): Promise<void>;
  addGenerated(learnerId: string, detailId: string, answer: string): Promise<void>;
}
