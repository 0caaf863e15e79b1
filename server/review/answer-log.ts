import type { LoggedAnswer, Recall } from '../../core/domain/recall/recall.ts';

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

/**
 * Every graded answer of every learner, and what they amount to for each question. All questions name the learner.
 *
 * - `add` of an id that is there changes at most its outcome: what was graded last counts, in whatever order it comes.
 *   The id stays with its question.
 * - `items` has no question that was only skipped.
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
  items(learnerId: string): Promise<readonly StoredItem[]>;
  remove(learnerId: string, questionId: string, isRemoved: boolean): Promise<void>;
  reviewedSince(learnerId: string, moment: Date): Promise<number>;
}
