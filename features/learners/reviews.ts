import type { ReviewCount, ReviewKind } from '../../core/domain/recall/offer-review.ts';
import type { Outcome } from '../../core/verbal-composition/record.ts';

/** What the screen of reviews says. */
export interface ReviewsSeen {
  readonly due: number;
  readonly smart: number;
  /** Due today, and on each of the six days after it. */
  readonly days: readonly number[];
}

/** What a review came to. */
export interface ReviewEnd {
  readonly right: number;
  readonly graded: number;
  /** How many more she is offered; 0 where there is nothing left. */
  readonly more: number;
}

/** She is asked again what she might forget. */
export interface Reviews {
  /** At the screen of reviews. */
  looks(): Promise<ReviewsSeen>;
  /** How many questions are due, as home says it. */
  dueAtHome(): Promise<number>;
  begins(kind: ReviewKind, count: ReviewCount): Promise<void>;
  /** The Japanese sentence she is asked; undefined when the review is over. */
  prompt(): Promise<string | undefined>;
  answers(outcome: Outcome): Promise<void>;
  skips(): Promise<void>;
  /** This question, from all reviews. */
  removes(): Promise<void>;
  end(): Promise<ReviewEnd>;
  triesMore(): Promise<void>;
  putsBack(prompt: string): Promise<void>;
  /** Whether she is told that her answers are still to be sent. */
  hasUnsent(): Promise<boolean>;
}
