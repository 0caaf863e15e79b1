import type { LocalText } from '../shared/language.ts';

export type Mode = 'ai' | 'self' | 'typing';
export type Outcome = 'correct' | 'wrong';

/** right has both sides, missing only `expected`, extra only `said`, replaced both. */
export interface MarkedWord {
  readonly mark: 'right' | 'missing' | 'extra' | 'replaced';
  readonly expected?: string;
  readonly said?: string;
  /** How well a right word was pronounced, 0 to 1; there only where that is sure. */
  readonly goodness?: number;
}

/** One graded answer. */
export interface RecordDetail {
  readonly id: string;
  readonly recordId: string;
  readonly questionId: string;
  /** What counts now: the judge's outcome, or the learner's own after a flip. */
  readonly outcome: Outcome;
  /** What the judge said; undefined where the learner judged herself. */
  readonly judged: Outcome | undefined;
  readonly transcript: string | undefined;
  readonly words: readonly MarkedWord[];
  readonly nearest: string | undefined;
  readonly answerMs: number;
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
}

export interface LessonRecord extends RecordSummary {
  readonly mode: Mode;
  readonly details: readonly RecordDetail[];
}

export type VoiceVerdict =
  | { readonly outcome: Outcome; readonly detail: RecordDetail }
  | {
      readonly outcome: 'say-again';
      readonly transcript: string;
      readonly words: readonly MarkedWord[];
    };
