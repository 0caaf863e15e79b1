import { makeAutoObservable, runInAction } from 'mobx';
import type { Cached, Read } from '../../core/offline/readable.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import { coalesce } from '../../core/shared/coalesce.ts';
import { ok } from '../../core/shared/result.ts';

export type ContentState<T, E> =
  | { readonly step: 'loading' }
  | { readonly step: 'shown'; readonly content: T; readonly cached?: Cached }
  | { readonly step: 'failed'; readonly error: E | Unexpected };

/** A screen that shows what was fetched, and can fetch it again. */
export class ContentPresenter<T, E> {
  state: ContentState<T, E> = { step: 'loading' };

  readonly #where: string;
  readonly #fetch: () => Promise<Read<T, E>>;
  readonly #reporter: Reporter;
  readonly #loading = coalesce(() => this.#load());
  #isAsking = false;

  constructor(where: string, fetch: () => Promise<Read<T, E>>, reporter: Reporter) {
    this.#where = where;
    this.#fetch = fetch;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A second call while the first is under way waits for the same answer. */
  load(): Promise<void> {
    return this.#loading();
  }

  /** Shows that it is loading, unlike `load`, which leaves what is there until the answer comes. */
  async retry(): Promise<void> {
    this.state = { step: 'loading' };
    await this.load();
  }

  /** Asks for what has changed by now: an answer that is on its way may be of before. */
  async renew(): Promise<void> {
    if (this.#isAsking) await this.load();
    await this.load();
  }

  async #load(): Promise<void> {
    this.#isAsking = true;
    const fetched = await attempt(this.#reporter, this.#where, async () => {
      const read = await this.#fetch();
      return read.ok ? ok(read) : read;
    });
    this.#isAsking = false;
    runInAction(() => {
      if (!fetched.ok) this.state = { step: 'failed', error: fetched.error };
      else this.state = { step: 'shown', content: fetched.value.value, ...cachedOf(fetched.value) };
    });
  }
}

const cachedOf = ({ cached }: { readonly cached?: Cached }) => cached && { cached };
