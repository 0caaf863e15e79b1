import { makeAutoObservable, observable, runInAction, type ObservableMap } from 'mobx';
import { keyOf, type BookmarkKind, type BookmarkTarget } from '../../core/bookmarks/bookmark.ts';
import type { Bookmarks } from '../../core/bookmarks/bookmarks.ts';

/** Which questions, lessons and answers she wants to find again; one for all screens, so that they agree. */
export class BookmarksPresenter {
  /** How many changes wait to be told to the server. */
  waiting = 0;

  readonly #bookmarks: Bookmarks;
  /** A toggle looks at its own entry alone. */
  readonly #on: ObservableMap<string, true> = observable.map();

  constructor(bookmarks: Bookmarks) {
    this.#bookmarks = bookmarks;
    makeAutoObservable(this, {}, { autoBind: true });
    // It lives as long as what it watches.
    bookmarks.watch(() => this.#look());
    this.#look();
  }

  /** Without an answer it shows what is known here. */
  async load(): Promise<void> {
    await this.#bookmarks.load();
  }

  isOn(kind: BookmarkKind, id: string): boolean {
    return this.#on.has(keyOf({ kind, id }));
  }

  toggle(target: BookmarkTarget): void {
    this.#bookmarks.set(target, !this.isOn(target.kind, target.id));
  }

  #look(): void {
    const on = new Set(this.#bookmarks.all().map(keyOf));
    runInAction(() => {
      this.waiting = this.#bookmarks.unsent.all().length;
      for (const key of this.#on.keys()) if (!on.has(key)) this.#on.delete(key);
      for (const key of on) this.#on.set(key, true);
    });
  }
}
