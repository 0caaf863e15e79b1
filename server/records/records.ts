import type { SpeedLevel } from '../../core/domain/lesson/speed-level.ts';
import type { MarkedWord, Remark } from '../../language/judge/verdict.ts';
import type { Page } from '../page.ts';
import type { RoundSummary } from '../../core/domain/round/round-summary.ts';

export type Mode = 'ai' | 'self' | 'typing';
export type Outcome = 'correct' | 'wrong';
/** What the judge said: `unlisted` counts as correct until the learner says otherwise. */
export type Judged = Outcome | 'unlisted';

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

/** A record as a list shows it: one that is saved. */
export interface ListedRecord extends StoredRecord {
  readonly savedAt: Date;
  readonly summary: RoundSummary;
}

export interface StoredDetail {
  readonly id: string;
  readonly recordId: string;
  readonly learnerId: string;
  readonly questionId: string;
  readonly outcome: Outcome;
  readonly judged: Judged | undefined;
  /** She has said herself what it counts as, after the judge. */
  readonly isOwnWord: boolean;
  readonly transcript: string | undefined;
  readonly words: readonly MarkedWord[];
  /** What there is to read of what the judge said. */
  readonly remarks: readonly Remark[];
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

/** What the judge says of an answer after all. */
export type NewVerdict = Pick<StoredDetail, 'outcome' | 'judged' | 'words' | 'remarks' | 'nearest'>;

/** A round that is to be opened. */
export type NewRecord = Omit<StoredRecord, 'savedAt' | 'finishedAt'>;

/** What an answer does not say of itself. */
export interface AroundAnswer {
  /** The round it opens, where that is not there yet. */
  readonly opens?: NewRecord | undefined;
  /** How long a fluent answer may take; as long as it took where that is not known. */
  readonly targetMs?: number | undefined;
}

/** A recording, and whose it is. */
export interface KeptTake {
  readonly learnerId: string;
  readonly takePath: string;
}

/** "It was right", by question and wording. */
export interface ClaimedWording {
  readonly questionId: string;
  /** As one of them said it. */
  readonly wording: string;
  readonly learners: number;
}

/** Saved from one moment to before another, of some lessons; without a part of it, of all. */
export interface RecordFilter {
  readonly from?: Date;
  readonly until?: Date;
  readonly lessonIds?: readonly string[];
}

/** What is there now, and whether it was not there before. */
export interface KeptDetail {
  readonly stored: StoredDetail;
  readonly isNew: boolean;
}

/**
 * Every round and every graded answer. All questions name the learner: what is another's is not there.
 *
 * - `open` of an id that exists changes nothing; false when it is another learner's.
 * - `addDetail` saves the record with its first detail, opens it where it is not there, and logs the answer, in one step; the
 *   id of one that exists, and another learner's record, change nothing. It gives what is stored under the id, if that is hers.
 * - `setOutcome` changes what counts, which is her own word from then on, and never what the judge said.
 * - `rejudge` changes what the judge said of an answer, with its outcome, unless she has had the last word.
 *   Both log what counts from then on, in the same step.
 * - `claimed` gives wordings that so many learners counted as right against the judge, or where he left it open; no names.
 * - `lastOutcomes` tells how these questions were answered last; those that were not are not in it.
 * - `latest` and `ofLesson` list saved records with what they have come to, the newest first, and of those saved at one
 *   moment the one with the larger id; a place is when a record was saved, and its id; `latestAnswer` is the newest detail of a question in which something was said.
 * - `takesBefore` names takes of answers given before a moment, of all learners, each once; `dropTake` forgets where one is, in every
 *   answer that has it.
 * - `months` are those in which records of hers were saved, as in Japan, the latest first.
 * - `copy` opens a record with these answers in it, in one step; false when the id is taken, and then nothing is changed.
 */
export interface Records {
  open(record: NewRecord): Promise<boolean>;
  ofId(learnerId: string, id: string): Promise<StoredRecord | undefined>;
  finish(learnerId: string, id: string, at: Date): Promise<void>;
  latest(learnerId: string, page: Page, filter?: RecordFilter): Promise<readonly ListedRecord[]>;
  months(learnerId: string): Promise<readonly string[]>;
  ofLesson(learnerId: string, lessonId: string, page: Page): Promise<readonly ListedRecord[]>;
  copy(record: NewRecord, details: readonly StoredDetail[]): Promise<boolean>;
  addDetail(detail: StoredDetail, around?: AroundAnswer): Promise<KeptDetail | undefined>;
  detail(learnerId: string, id: string): Promise<StoredDetail | undefined>;
  latestAnswer(learnerId: string, questionId: string): Promise<StoredDetail | undefined>;
  details(learnerId: string, recordIds: readonly string[]): Promise<readonly StoredDetail[]>;
  lastOutcomes(
    learnerId: string,
    questionIds: readonly string[],
  ): Promise<ReadonlyMap<string, Outcome>>;
  setOutcome(learnerId: string, detailId: string, outcome: Outcome, at: Date): Promise<void>;
  rejudge(learnerId: string, detailId: string, verdict: NewVerdict, at: Date): Promise<void>;
  claimed(byAtLeast: number): Promise<readonly ClaimedWording[]>;
  takesBefore(at: Date, limit: number): Promise<readonly KeptTake[]>;
  dropTake(learnerId: string, takePath: string): Promise<void>;
  addGenerated(learnerId: string, detailId: string, answer: string): Promise<void>;
}
