import type {
  Review,
  ReviewAnswer,
  ReviewItem,
  ReviewStatus,
  ReviewWish,
} from '../review/review.ts';
import type { Result } from '../shared/result.ts';
import type { GradedAnswer, TakeVerdict } from '../verbal-composition/record.ts';
import type { ApiError, NotFound } from './api-error.ts';
import type { Take } from './recorder.ts';
import type { LessonLocked, NotEnglish, VoiceError } from './records-api.ts';

/**
 * What was studied, asked again before it is forgotten.
 *
 * - Every graded answer counts, in whatever round it was given; a flip takes the place of what it flips.
 * - Nothing is due again before the next study day; what was wrong is due then, and so is what was only seen, even where it
 *   is said right later that day. What is opened sooner than it can be said was only seen.
 * - Remembered is what is neither weak nor was seen last.
 * - `smart` offers what was answered wrong and is not known well again, `daily` what is due: most likely forgotten first.
 * - `begin` with an id that is there gives the same review again, with its questions as they were chosen.
 * - Answers may come late, twice and in any order: what was graded last counts, and a skipped question stays as it was.
 * - `judgeVoice` and `judgeTyped` are the judge of a lesson, for a question she may open; they keep nothing.
 * - What is removed is offered no more, nor counted, until it is put back; a review under way keeps it.
 */
export interface ReviewApi {
  status(): Promise<Result<ReviewStatus, ApiError>>;
  /** What a review would ask if it began now. */
  offered(wish: ReviewWish): Promise<Result<readonly ReviewItem[], ApiError>>;
  begin(id: string, wish: ReviewWish): Promise<Result<Review, ApiError | NotFound>>;
  review(id: string): Promise<Result<Review, ApiError | NotFound>>;
  answer(answer: ReviewAnswer): Promise<Result<void, ApiError | NotFound>>;
  judgeVoice(
    questionId: string,
    take: Take,
  ): Promise<Result<TakeVerdict<GradedAnswer>, ApiError | NotFound | LessonLocked | VoiceError>>;
  judgeTyped(
    questionId: string,
    text: string,
  ): Promise<Result<GradedAnswer, ApiError | NotFound | LessonLocked | NotEnglish>>;
  finish(id: string): Promise<Result<Review, ApiError | NotFound>>;
  /** All of them, the removed ones too; what is due first comes first. */
  items(): Promise<Result<readonly ReviewItem[], ApiError>>;
  remove(questionId: string, isRemoved: boolean): Promise<Result<void, ApiError | NotFound>>;
}
