import { laterChange } from '../../../core/domain/bookmark/later-change.ts';
import {
  placeOfBookmark,
  type BookmarkKind,
  type Bookmarks,
  type StoredBookmark,
} from '../../bookmarks/bookmarks.ts';
import type { Page } from '../../page.ts';
import { keyOf, type MemoryTables } from './memory-tables.ts';
import { newestFirst } from './newest-first.ts';

export class MemoryBookmarks implements Bookmarks {
  readonly #bookmarks: MemoryTables['bookmarks'];

  constructor({ bookmarks }: MemoryTables) {
    this.#bookmarks = bookmarks;
  }

  async set(bookmark: StoredBookmark): Promise<StoredBookmark> {
    const key = keyOf(bookmark.learnerId, bookmark.kind, bookmark.targetId);
    const before = this.#bookmarks.get(key);
    const after = { ...bookmark, ...before, ...latest(bookmark, before ?? bookmark) };
    this.#bookmarks.set(key, after);
    return after;
  }

  async on(
    learnerId: string,
    kinds: readonly BookmarkKind[],
    page: Page,
  ): Promise<readonly StoredBookmark[]> {
    const on = [...this.#bookmarks.values()].filter(
      (one) => one.learnerId === learnerId && one.isOn && kinds.includes(one.kind),
    );
    return newestFirst(on, page, placeOfBookmark);
  }
}

/** What counts of two changes of one bookmark. */
function latest(
  one: StoredBookmark,
  other: StoredBookmark,
): Pick<StoredBookmark, 'isOn' | 'changedAt'> {
  const changeOf = ({ isOn, changedAt }: StoredBookmark) => ({ isOn, changedAt: +changedAt });
  const { isOn, changedAt } = laterChange(changeOf(one), changeOf(other));
  return { isOn, changedAt: new Date(changedAt) };
}
