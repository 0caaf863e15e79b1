import type { Bookmark } from './bookmark.ts';

/** Whether this can be a bookmark that was kept as JSON, which forgets what is undefined. */
export function isBookmark(kept: unknown): kept is Bookmark {
  const { kind, id, questionId, isOn, changedAt } = Object(kept);
  return (
    typeof id === 'string' &&
    ['question', 'lesson', 'teacher-answer'].includes(kind) &&
    ['string', 'undefined'].includes(typeof questionId) &&
    typeof isOn === 'boolean' &&
    Number.isSafeInteger(changedAt)
  );
}
