import type { ApiError } from '../ports/api-error.ts';
import type { BookmarksApi } from '../ports/bookmarks-api.ts';
import type { Clock } from '../ports/clock.ts';
import type { Reporter } from '../ports/reporter.ts';
import { attempt, type Unexpected } from '../shared/attempt.ts';
import { laterChange } from '../domain/bookmark/later-change.ts';
import { ok, type Result } from '../shared/result.ts';
import { keyOf, type Bookmark, type BookmarkTarget } from './bookmark.ts';
import type { KeptBookmarks } from './kept-bookmarks.ts';

export interface BookmarksParts {
  readonly api: BookmarksApi;
  readonly kept: KeptBookmarks;
  /** Whose bookmarks these are now; undefined when nobody is signed in. */
  readonly learnerId: () => string | undefined;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** What she wants to find again. A change counts at once, and is kept until the server has been told of it. */
export class Bookmarks {
  readonly #parts: BookmarksParts;
  #known = new Map<string, Bookmark>();
  #learnerId: string | undefined;
  #sending: Promise<boolean> | undefined;
  readonly #watching = new Set<() => void>();

  constructor(parts: BookmarksParts) {
    this.#parts = parts;
  }

  /** What is on, by all that is known here. */
  all(): readonly Bookmark[] {
    return [...this.#standing().values()].filter(({ isOn }) => isOn);
  }

  /** How many changes the server has not been told of. */
  waiting(): number {
    return this.#parts.kept.of(this.#learner()).length;
  }

  /** Tells the server what it does not know yet, and asks it what it knows. */
  async load(): Promise<Result<void, ApiError | Unexpected>> {
    await this.send();
    const learnerId = this.#learner();
    const { api, reporter } = this.#parts;
    const told = await attempt(reporter, 'read bookmarks', () => api.all());
    if (!told.ok) return told;
    if (learnerId === this.#learner()) {
      this.#known = new Map(told.value.map((bookmark) => [keyOf(bookmark), bookmark]));
      this.#changed();
    }
    return ok(undefined);
  }

  set(target: BookmarkTarget, isOn: boolean): void {
    const { kept, clock } = this.#parts;
    const before = this.#standing().get(keyOf(target))?.changedAt ?? 0;
    // By a clock that is behind, she would change it back to what it was.
    const changedAt = Math.max(Math.round(clock.now()), before + 1);
    const { kind, id, questionId } = target;
    kept.keep(this.#learner(), { kind, id, questionId, isOn, changedAt });
    this.#changed();
    void this.send();
  }

  /** Whether nothing is left to tell; whoever asks while it is on its way waits for the same answer. */
  send(): Promise<boolean> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  /** Calls back at every change; the answer stops it. */
  watch(changed: () => void): () => void {
    this.#watching.add(changed);
    return () => this.#watching.delete(changed);
  }

  async #sendAll(): Promise<boolean> {
    const { api, kept, learnerId, reporter } = this.#parts;
    for (;;) {
      const learner = learnerId();
      const [next] = learner === undefined ? [] : kept.of(learner);
      if (learner === undefined || !next) return true;
      const set = await attempt(reporter, 'set a bookmark', () => api.set(next));
      if (!set.ok && set.error.kind !== 'not-found') return false;
      kept.drop(learner, next);
      if (set.ok && learner === this.#learner()) this.#known.set(keyOf(set.value), set.value);
      this.#changed();
    }
  }

  #standing(): ReadonlyMap<string, Bookmark> {
    const learner = this.#learner();
    const standing = new Map(this.#known);
    for (const bookmark of this.#parts.kept.of(learner)) {
      const known = standing.get(keyOf(bookmark));
      standing.set(keyOf(bookmark), known ? laterChange(known, bookmark) : bookmark);
    }
    return standing;
  }

  /** What was known of somebody else is forgotten. */
  #learner(): string {
    const learnerId = this.#parts.learnerId();
    if (learnerId !== this.#learnerId) this.#known = new Map();
    this.#learnerId = learnerId;
    return learnerId ?? '';
  }

  #changed(): void {
    for (const changed of this.#watching) changed();
  }
}
