import type { Bookmark, BookmarkedQuestion } from '../bookmarks/bookmark.ts';
import type { Result } from '../shared/result.ts';
import type { ApiError, NotFound } from './api-error.ts';

/**
 * What the learner wants to find again.
 *
 * - `all` and `questions` give what is on, the latest first; `questions` leaves out what is in no book any more.
 * - `set` gives what counts now: of two changes the later one, and of two at one moment the one that is on. A time
 *   far ahead of the server's counts as a minute ahead.
 * - The same change set again changes nothing.
 */
export interface BookmarksApi {
  all(): Promise<Result<readonly Bookmark[], ApiError>>;
  questions(): Promise<Result<readonly BookmarkedQuestion[], ApiError>>;
  set(bookmark: Bookmark): Promise<Result<Bookmark, ApiError | NotFound>>;
}
