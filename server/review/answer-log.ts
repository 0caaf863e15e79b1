import type { ReviewCounts } from '../../core/domain/recall/offer-review.ts';
import type { LoggedAnswer, Recall } from '../../core/domain/recall/recall.ts';
import type { Page } from '../page.ts';

export interface LearnersAnswer extends LoggedAnswer {
  readonly learnerId: string;
  readonly questionId: string;
  /** In which review; undefined for one in a lesson. */
  readonly reviewId: string | undefined;
}

/** A question that was answered at least once, and is still in a book. */
export interface StoredItem {
  readonly questionId: string;
  readonly recall: Recall;
  /** The learner does not want to be asked it in reviews. */
  readonly isRemoved: boolean;
}

/** What to find: what is due or weak on a study day and is not removed, or these questions, removed or not. */
export type ItemWish =
  | { readonly dueOn: string }
  | { readonly weakOn: string }
  | { readonly questionIds: readonly string[] };

/**
 * Every graded answer of every learner, and what they amount to for each question. All questions name the learner.
 *
 * - `add` of an id that is there changes at most its outcome: what was graded last counts, in whatever order it comes.
 *   The id stays with its question.
 * - `items`, `listed` and `counts` know no question that was only skipped, and none that is in no book any more.
 * - `listed` has all others, the removed ones too: what is due first comes first, of two at one moment the smaller id. A
 *   place is when something is due, and its question. `counts` leaves out what is removed.
 * - `remove` also works on what was never answered, and is undone with `false`.
 * - `inReview` has the answers of one review; `reviewedSince` counts questions graded in reviews.
 */
export interface AnswerLog {
  add(answer: LearnersAnswer): Promise<void>;
  ofId(learnerId: string, id: string): Promise<LearnersAnswer | undefined>;
  /** In a lesson, at this moment in milliseconds since 1970: what was copied into other rounds was given once. */
  givenAt(
    learnerId: string,
    questionId: string,
    answeredAt: number,
  ): Promise<LearnersAnswer | undefined>;
  inReview(learnerId: string, reviewId: string): Promise<readonly LearnersAnswer[]>;
  items(learnerId: string, wish: ItemWish): Promise<readonly StoredItem[]>;
  listed(learnerId: string, page: Page): Promise<readonly StoredItem[]>;
  counts(learnerId: string, today: string): Promise<ReviewCounts>;
  remove(learnerId: string, questionId: string, isRemoved: boolean): Promise<void>;
  reviewedSince(learnerId: string, moment: Date): Promise<number>;
}
