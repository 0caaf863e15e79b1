import type { LocalText } from '../shared/language.ts';
import type { Lap, LevelStanding } from '../domain/round/round-standing.ts';
import type { SpeedLevel } from '../domain/lesson/speed-level.ts';
import type { LessonSummary } from './lesson.ts';

export type Mode = 'ai' | 'self' | 'typing';
export type Outcome = 'correct' | 'wrong';
/** What the judge says; `unlisted`: not on the list, and no mistake was found. It counts as correct until she flips it. */
export type Judged = Outcome | 'unlisted';

/** What the judge has to say of some words: the reason of a wrong answer, a note to a right one. */
export interface Remark {
  readonly kind: string;
  /** The words as they were said, and as they are right; either may be empty. */
  readonly said: string;
  readonly right: string;
  readonly why: LocalText;
}

/** right has both sides, missing only `expected`, extra only `said`, replaced both. */
export interface MarkedWord {
  readonly mark: 'right' | 'missing' | 'extra' | 'replaced';
  readonly expected?: string;
  readonly said?: string;
  /** How well a right word was pronounced, 0 to 1; there only where that is sure. */
  readonly goodness?: number;
}

/** What became of an answer, wherever it was given. */
export interface GradedAnswer {
  /** What counts now: the judge's outcome, or the learner's own after a flip. */
  readonly outcome: Outcome;
  /** What the judge said; undefined where the learner judged herself. */
  readonly judged: Judged | undefined;
  readonly transcript: string | undefined;
  readonly words: readonly MarkedWord[];
  /** Never empty of what was judged wrong. */
  readonly remarks: readonly Remark[];
  /** The accepted answer that it was compared with. */
  readonly nearest: string | undefined;
  /** She has said herself what it counts as, after the judge. */
  readonly isOwnWord?: true;
  /** Judged on this device by what is listed; the server will judge it once more. */
  readonly isJudgedHere?: true;
}

/** One graded answer of a round. */
export interface RecordDetail extends GradedAnswer {
  readonly id: string;
  readonly recordId: string;
  readonly questionId: string;
  readonly answerMs: number;
  /** From the prompt's end to the first word; undefined where nothing was recorded. */
  readonly reactionMs: number | undefined;
  readonly wordsPerMinute: number | undefined;
  /** Other wordings she asked for, in order. */
  readonly generated: readonly string[];
  /** Path of the learner's own take. */
  readonly audio: string | undefined;
  /** ISO, UTC. */
  readonly answeredAt: string;
}

/** One round through a lesson, in a list. */
export interface RecordSummary {
  readonly id: string;
  readonly lessonId: string;
  readonly bookId: string;
  readonly lessonTitle: LocalText;
  /** ISO, UTC: when its first question was graded. */
  readonly savedAt: string;
  readonly finished: boolean;
  readonly correctCount: number;
  readonly answeredCount: number;
  readonly questionCount: number;
  /** Of all answers together. */
  readonly totalMs: number;
  /** From the end of a prompt to the first word, on average; undefined where nothing was recorded. */
  readonly reactionMs: number | undefined;
  /** On average; undefined where too little was recorded to tell. */
  readonly wordsPerMinute: number | undefined;
}

export interface LessonRecord extends RecordSummary {
  readonly mode: Mode;
  readonly level: SpeedLevel;
  /** What all answers may take together at this level. */
  readonly targetMs: number;
  readonly isCleared: boolean;
  /** Of the fastest finished round of this lesson at this level with every question right. */
  readonly bestTimeMs: number | undefined;
  /** Finished rounds of this lesson, at any level. */
  readonly roundsDone: number;
  /** The one that comes after it in its book. */
  readonly nextLesson: LessonSummary | undefined;
  readonly details: readonly RecordDetail[];
  /** What counts for questions of which this device knows no more: they were answered in an earlier visit. */
  readonly earlierOutcomes?: Readonly<Record<string, Outcome>>;
  /** The server does not know everything of it yet. */
  readonly isUnsent?: true;
}

/** What is said of a take; `say-again` grades nothing. */
export type TakeVerdict<Detail extends GradedAnswer> =
  | { readonly outcome: Judged; readonly detail: Detail }
  | {
      readonly outcome: 'say-again';
      readonly transcript: string;
      readonly words: readonly MarkedWord[];
    };

export type VoiceVerdict = TakeVerdict<RecordDetail>;

/** A round that was left before its end. */
export interface OpenRound {
  readonly id: string;
  readonly mode: Mode;
  readonly level: SpeedLevel;
  /** What counts for each question so far, by question id. */
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** Every answer, in order; not there where an older app kept it. */
  readonly laps?: readonly Lap[];
}

/** Where she stands in one lesson. */
export interface LessonStanding {
  readonly levels: readonly LevelStanding[];
  readonly roundsDone: number;
  /** The latest round, where it is not finished. */
  readonly openRound: OpenRound | undefined;
  /** The latest first. */
  readonly records: readonly RecordSummary[];
}
