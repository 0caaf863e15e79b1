import type { ApiError } from '../ports/api-error.ts';
import type { BookmarksApi } from '../ports/bookmarks-api.ts';
import type { Clock } from '../ports/clock.ts';
import type { Reporter } from '../ports/reporter.ts';
import type { StoredEntries } from '../outbox/stored-entries.ts';
import { StoredKind } from '../outbox/stored-kind.ts';
import { attempt, type Unexpected } from '../shared/attempt.ts';
import { laterChange } from '../domain/bookmark/later-change.ts';
import { ok, type Result } from '../shared/result.ts';
import { keyOf, type Bookmark, type BookmarkTarget } from './bookmark.ts';
import { isBookmark } from './is-bookmark.ts';

export interface BookmarksParts {
  readonly api: Pick<BookmarksApi, 'all' | 'set'>;
  readonly stored: StoredEntries;
  /** Whose bookmarks these are now; undefined when no learner is signed in. */
  readonly learnerId: () => string | undefined;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** What she wants to find again. A change counts at once, and is kept until the server has been told of it. */
export class Bookmarks {
  readonly #parts: BookmarksParts;
  /** The changes that the server has not been told of: of each thing the last. */
  readonly unsent: StoredKind<Bookmark, Bookmark>;
  #known = new Map<string, Bookmark>();
  /** What the server was told since it was asked last what it knows. */
  #toldSince = new Map<string, Bookmark>();
  #learnerId: string | undefined;
  readonly #watching = new Set<() => void>();

  constructor(parts: BookmarksParts) {
    this.#parts = parts;
    this.unsent = new StoredKind({
      ...parts,
      name: 'bookmark',
      isBody: isBookmark,
      idOf: keyOf,
      tell: (bookmark) => this.#tell(bookmark),
    });
    this.unsent.watch(() => this.#changed());
  }

  /** What is on, by all that is known here. */
  all(): readonly Bookmark[] {
    return [...this.#standing().values()].filter(({ isOn }) => isOn);
  }

  /** Tells the server what it does not know yet, and asks it what it knows. */
  async load(): Promise<Result<void, ApiError | Unexpected>> {
    await this.unsent.sendAll();
    const learnerId = this.#learner();
    const { api, reporter } = this.#parts;
    this.#toldSince = new Map();
    const told = await attempt(reporter, 'read bookmarks', () => api.all());
    if (!told.ok) return told;
    if (learnerId === this.#learner()) {
      // What it has heard of since it began to answer is not in the answer.
      const known = told.value.map((bookmark) => [keyOf(bookmark), bookmark] as const);
      this.#known = new Map([...known, ...this.#toldSince]);
      this.#changed();
    }
    return ok(undefined);
  }

  set(target: BookmarkTarget, isOn: boolean): void {
    const before = this.#standing().get(keyOf(target))?.changedAt ?? 0;
    // By a clock that is behind, she would change it back to what it was.
    const changedAt = Math.max(Math.round(this.#parts.clock.now()), before + 1);
    const { kind, id, questionId } = target;
    this.unsent.put({ kind, id, questionId, isOn, changedAt });
    void this.unsent.send(keyOf(target));
  }

  /** Calls back at every change; the answer stops it. */
  watch(changed: () => void): () => void {
    this.#watching.add(changed);
    return () => this.#watching.delete(changed);
  }

  async #tell(bookmark: Bookmark): ReturnType<BookmarksApi['set']> {
    const learnerId = this.#learner();
    // JSON forgets what is undefined.
    const set = await this.#parts.api.set({ ...bookmark, questionId: bookmark.questionId });
    if (set.ok && learnerId === this.#learner()) {
      for (const map of [this.#known, this.#toldSince]) map.set(keyOf(set.value), set.value);
    }
    return set;
  }

  #standing(): ReadonlyMap<string, Bookmark> {
    this.#learner();
    const standing = new Map(this.#known);
    for (const bookmark of this.unsent.all()) {
      const known = standing.get(keyOf(bookmark));
      standing.set(keyOf(bookmark), known ? laterChange(known, bookmark) : bookmark);
    }
    return standing;
  }

  /** What was known of another learner is forgotten. */
  #learner(): string | undefined {
    const learnerId = this.#parts.learnerId();
    if (learnerId !== this.#learnerId) [this.#known, this.#toldSince] = [new Map(), new Map()];
    this.#learnerId = learnerId;
    return learnerId;
  }

  #changed(): void {
    for (const changed of this.#watching) changed();
  }
}
