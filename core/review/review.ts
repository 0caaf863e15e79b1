import type { ReviewCount, ReviewKind } from '../domain/recall/offer-review.ts';
import type { AnswerGround } from '../domain/recall/recall-grade.ts';
import type { Question } from '../verbal-composition/lesson.ts';
import type { Outcome } from '../verbal-composition/record.ts';

export interface ReviewStatus {
  /** Study days as `2026-11-21`. */
  readonly today: string;
  readonly dueCount: number;
  /** Questions graded in reviews today. */
  readonly doneCount: number;
  /** Questions for Smart Review. */
  readonly smartCount: number;
  /** The first day after today on which something is due. */
  readonly nextDueOn: string | undefined;
  /** Today and the six days after it. */
  readonly days: readonly { readonly day: string; readonly count: number }[];
}

/** A question that was answered, and what is remembered of it. */
export interface ReviewItem {
  readonly question: Question;
  readonly lessonId: string;
  readonly lastOutcome: Outcome;
  readonly answerCount: number;
  readonly wrongCount: number;
  /** The study day from which on it should be said again. */
  readonly dueOn: string;
  readonly isRemembered: boolean;
  readonly isRemoved: boolean;
  /** She has answered it since, on this device, and the server does not know. */
  readonly isUnsent?: true;
}

export type ReviewOutcome = Outcome | 'skipped';

export interface ReviewedItem extends ReviewItem {
  /** Undefined until it is answered or skipped in this review. */
  readonly outcome: ReviewOutcome | undefined;
}

/** Questions asked again in one go. */
export interface Review {
  readonly id: string;
  readonly kind: ReviewKind;
  readonly isFinished: boolean;
  /** In the order they are asked: what is most likely forgotten comes first. */
  readonly items: readonly ReviewedItem[];
}

export interface ReviewWish {
  readonly kind: ReviewKind;
  readonly count: ReviewCount;
}

/** What was answered in a review, as the device knows it. */
export interface ReviewAnswer {
  /** Made by the client; the same one sent twice is one answer. */
  readonly id: string;
  readonly reviewId: string;
  readonly questionId: string;
  readonly outcome: ReviewOutcome;
  /** Her own word where it is undefined: it was kept by an app that did not tell. */
  readonly ground?: AnswerGround | undefined;
  readonly answerMs: number;
  /** ISO, UTC, by the clock of the device. */
  readonly answeredAt: string;
  readonly gradedAt: string;
}
