import type { Preferences } from '../ports/preferences.ts';

export interface StoredListOptions<T> {
  /** Its name among the preferences. */
  readonly key: string;
  /** Anything may be found in a browser's storage; what is not ours is passed over. JSON forgets what is undefined. */
  readonly isOurs: (kept: unknown) => kept is T;
  /** The oldest go where there would be more. */
  readonly most: number;
}

/** A short list that a device keeps among its preferences, the oldest first. */
export class StoredList<T> {
  readonly #preferences: Preferences;
  readonly #options: StoredListOptions<T>;

  constructor(preferences: Preferences, options: StoredListOptions<T>) {
    this.#preferences = preferences;
    this.#options = options;
  }

  all(): readonly T[] {
    const { key, isOurs } = this.#options;
    const text = this.#preferences.read(key);
    if (text === undefined || text === '') return [];
    try {
      const kept: unknown = JSON.parse(text);
      return Array.isArray(kept) ? kept.filter(isOurs) : [];
    } catch {
      return [];
    }
  }

  /** At the end, in place of those that are told. */
  add(one: T, isReplaced: (kept: T) => boolean): void {
    this.#write([...this.all().filter((kept) => !isReplaced(kept)), one]);
  }

  drop(isDropped: (kept: T) => boolean): void {
    const all = this.all();
    const left = all.filter((kept) => !isDropped(kept));
    if (left.length < all.length) this.#write(left);
  }

  #write(list: readonly T[]): void {
    const { key, most } = this.#options;
    this.#preferences.write(key, list.length === 0 ? '' : JSON.stringify(list.slice(-most)));
  }
}
