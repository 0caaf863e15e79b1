import type { Page, Place } from '../page.ts';

export type BookmarkKind = 'question' | 'lesson' | 'teacher-answer';

export interface StoredBookmark {
  readonly learnerId: string;
  readonly kind: BookmarkKind;
  /** Of the question, the lesson, or the answer. */
  readonly targetId: string;
  /** The question that the teacher answered; undefined for the other kinds. */
  readonly questionId: string | undefined;
  readonly isOn: boolean;
  /** By the device of the learner. */
  readonly changedAt: Date;
}

/** Where it stands in a list: of two at one moment the one with the larger id comes first. */
export const placeOfBookmark = ({ changedAt, kind, targetId }: StoredBookmark): Place => ({
  at: changedAt,
  id: `${kind}-${targetId}`,
});

/**
 * What learners want to find again.
 *
 * - `set` keeps the later change of two, and of two at one moment the one that is on; it gives what counts now.
 * - `on` lists what is on of these kinds, the latest first, and goes on after `placeOfBookmark`.
 */
export interface Bookmarks {
  set(bookmark: StoredBookmark): Promise<StoredBookmark>;
  on(
    learnerId: string,
    kinds: readonly BookmarkKind[],
    page: Page,
  ): Promise<readonly StoredBookmark[]>;
}
