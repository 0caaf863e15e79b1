import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { ReviewedItem, ReviewWish } from '../../core/review/review.ts';
import type { Unexpected } from '../../core/shared/attempt.ts';
import type { GradedAnswer } from '../../core/verbal-composition/record.ts';
import type { TurnState } from '../answering/turn-state.ts';

export type ReviewError = ApiError | NotFound | Unexpected;

/** What could be reviewed next. */
export interface More extends ReviewWish {
  /** How many there are of that kind. */
  readonly left: number;
}

export interface ReviewEnd {
  readonly step: 'finished';
  readonly items: readonly ReviewedItem[];
  /** Answers the server does not have yet; when each question comes again is not known then. */
  readonly unsent: number;
  readonly more: More | undefined;
  /** The study day it was finished on; undefined where the server could not tell. */
  readonly today: string | undefined;
}

export type ReviewAround =
  | { readonly step: 'unavailable'; readonly error: ReviewError }
  | ReviewEnd;

/** A graded answer that can be heard again, where it was said. */
export type HeardAnswer = GradedAnswer & { readonly audio?: string | undefined };

export type ReviewPlayerState = TurnState<HeardAnswer, ReviewAround>['state'];
