import type { Bookmark, BookmarkedAnswer, BookmarkedQuestion } from '../bookmarks/bookmark.ts';
import type { Result } from '../shared/result.ts';
import type { ApiError, NotFound } from './api-error.ts';

/**
 * What the learner wants to find again.
 *
 * - `all`, `questions` and `answers` give what is on, the latest first; the last two leave out what is in no book any
 *   more, and `answers` what the teacher never answered to this learner.
 * - `set` gives what counts now: of two changes the later one, and of two at one moment the one that is on. A time
 *   far ahead of the server's counts as a minute ahead.
 * - The same change set again changes nothing.
 */
export interface BookmarksApi {
  all(): Promise<Result<readonly Bookmark[], ApiError>>;
  questions(): Promise<Result<readonly BookmarkedQuestion[], ApiError>>;
  answers(): Promise<Result<readonly BookmarkedAnswer[], ApiError>>;
  set(bookmark: Bookmark): Promise<Result<Bookmark, ApiError | NotFound>>;
}
