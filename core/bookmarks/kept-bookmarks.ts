import type { Preferences } from '../ports/preferences.ts';
import { KEPT_BOOKMARKS_KEY } from '../settings/preference-keys.ts';
import { laterChange } from '../shared/later-change.ts';
import { keyOf, type Bookmark } from './bookmark.ts';

/** Nobody sets more without a network. */
const MOST_KEPT = 500;

interface KeptBookmark {
  /** Whose bookmark it is. */
  readonly learnerId: string;
  readonly bookmark: Bookmark;
}

/** Bookmarks the server may not know yet, written down at once: one for each thing, the later change of two. */
export class KeptBookmarks {
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
  }

  keep(learnerId: string, bookmark: Bookmark): void {
    const all = this.#all();
    const before = all.find((kept) => isOf(kept, learnerId, bookmark));
    const counts = before ? laterChange(before.bookmark, bookmark) : bookmark;
    const others = all.filter((kept) => kept !== before);
    this.#write([...others, { learnerId, bookmark: counts }].slice(-MOST_KEPT));
  }

  /** Unless it was changed again meanwhile. */
  drop(learnerId: string, bookmark: Bookmark): void {
    const all = this.#all();
    const left = all.filter(
      (kept) => !isOf(kept, learnerId, bookmark) || kept.bookmark.changedAt !== bookmark.changedAt,
    );
    if (left.length < all.length) this.#write(left);
  }

  of(learnerId: string): readonly Bookmark[] {
    return this.#all()
      .filter((kept) => kept.learnerId === learnerId)
      .map(({ bookmark }) => bookmark);
  }

  #all(): readonly KeptBookmark[] {
    const text = this.#preferences.read(KEPT_BOOKMARKS_KEY);
    if (text === undefined || text === '') return [];
    try {
      const kept: unknown = JSON.parse(text);
      return Array.isArray(kept) ? kept.filter(isKeptBookmark).map(withQuestion) : [];
    } catch {
      return [];
    }
  }

  #write(all: readonly KeptBookmark[]): void {
    this.#preferences.write(KEPT_BOOKMARKS_KEY, all.length === 0 ? '' : JSON.stringify(all));
  }
}

const isOf = (kept: KeptBookmark, learnerId: string, bookmark: Bookmark): boolean =>
  kept.learnerId === learnerId && keyOf(kept.bookmark) === keyOf(bookmark);

/** JSON forgets what is undefined. */
const withQuestion = ({ learnerId, bookmark }: KeptBookmark): KeptBookmark => ({
  learnerId,
  bookmark: { ...bookmark, questionId: bookmark.questionId },
});

/** Anything may be found in a browser's storage. */
function isKeptBookmark(kept: unknown): kept is KeptBookmark {
  const { learnerId, bookmark } = Object(kept);
  const { kind, id, questionId, isOn, changedAt } = Object(bookmark);
  return (
    typeof learnerId === 'string' &&
    typeof id === 'string' &&
    ['question', 'lesson', 'teacher-answer'].includes(kind) &&
    ['string', 'undefined'].includes(typeof questionId) &&
    typeof isOn === 'boolean' &&
    Number.isSafeInteger(changedAt)
  );
}
