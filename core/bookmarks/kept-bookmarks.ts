import type { Preferences } from '../ports/preferences.ts';
import { KEPT_BOOKMARKS_KEY } from '../settings/preference-keys.ts';
import { StoredList } from '../shared/stored-list.ts';
import { laterChange } from '../domain/bookmark/later-change.ts';
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
  readonly #list: StoredList<KeptBookmark>;

  constructor(preferences: Preferences) {
    const isOurs = isKeptBookmark;
    this.#list = new StoredList(preferences, { key: KEPT_BOOKMARKS_KEY, isOurs, most: MOST_KEPT });
  }

  keep(learnerId: string, bookmark: Bookmark): void {
    const isSame = (kept: KeptBookmark) => isOf(kept, learnerId, bookmark);
    const before = this.#list.all().find(isSame);
    const counts = before ? laterChange(before.bookmark, bookmark) : bookmark;
    this.#list.add({ learnerId, bookmark: counts }, isSame);
  }

  /** Unless it was changed again meanwhile. */
  drop(learnerId: string, bookmark: Bookmark): void {
    this.#list.drop(
      (kept) => isOf(kept, learnerId, bookmark) && kept.bookmark.changedAt === bookmark.changedAt,
    );
  }

  of(learnerId: string): readonly Bookmark[] {
    return this.#list
      .all()
      .filter((kept) => kept.learnerId === learnerId)
      .map(withQuestion);
  }
}

const isOf = (kept: KeptBookmark, learnerId: string, bookmark: Bookmark): boolean =>
  kept.learnerId === learnerId && keyOf(kept.bookmark) === keyOf(bookmark);

/** JSON forgets what is undefined. */
const withQuestion = ({ bookmark }: KeptBookmark): Bookmark => ({
  ...bookmark,
  questionId: bookmark.questionId,
});

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
