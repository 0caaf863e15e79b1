import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { CatalogueApi, RecordWish } from '../../core/ports/catalogue-api.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { RecordSummary } from '../../core/verbal-composition/record.ts';

/** She types on: what she has typed until then is not looked for yet. */
const TYPING_MS = 300;

export type RecordListState =
  | { readonly step: 'loading' }
  | { readonly step: 'shown' }
  | { readonly step: 'failed'; readonly error: ApiError | Unexpected };

export interface RecordListParts {
  readonly catalogue: Pick<CatalogueApi, 'records'>;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** Every record of hers: by month, by the name of its lesson, and further back as far as there are any. */
export class RecordListPresenter {
  state: RecordListState = { step: 'loading' };
  records: readonly RecordSummary[] = [];
  months: readonly string[] = [];
  /** As `2026-11`; undefined for all. */
  month: string | undefined;
  name = '';
  isLoadingMore = false;
  next: string | undefined;
  /** Why what she asked for last did not come; what came before stays. */
  error: ApiError | Unexpected | undefined;
  readonly #parts: RecordListParts;
  /** Counts what was looked for: an answer to something else comes to nothing. */
  #asked = 0;
  #cancelTyping: () => void = () => {};

  constructor(parts: RecordListParts) {
    this.#parts = parts;
    const ref = observableRef;
    makeAutoObservable(
      this,
      { records: ref, months: ref, state: ref, error: ref },
      { autoBind: true },
    );
  }

  /** What was looked for stays. */
  async load(): Promise<void> {
    await this.#ask(undefined);
  }

  async retry(): Promise<void> {
    this.state = { step: 'loading' };
    await this.load();
  }

  async chooseMonth(month: string | undefined): Promise<void> {
    this.month = month;
    await this.load();
  }

  search(name: string): void {
    this.name = name;
    this.#cancelTyping();
    this.#cancelTyping = this.#parts.clock.after(TYPING_MS, () => void this.load());
  }

  async more(): Promise<void> {
    if (this.next === undefined || this.isLoadingMore) return;
    this.isLoadingMore = true;
    await this.#ask(this.next);
  }

  async #ask(after: string | undefined): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const name = this.name.trim();
    const wish: RecordWish = {
      ...(this.month !== undefined && { month: this.month }),
      ...(name !== '' && { name }),
      ...(after !== undefined && { after }),
    };
    const { catalogue, reporter } = this.#parts;
    const found = await attempt(reporter, 'list records', () => catalogue.records(wish));
    if (asked !== this.#asked) return;
    runInAction(() => {
      this.isLoadingMore = false;
      this.error = found.ok ? undefined : found.error;
      if (!found.ok) {
        if (this.state.step !== 'shown') this.state = { step: 'failed', error: found.error };
        return;
      }
      const { records, next, months } = found.value;
      this.records = after === undefined ? records : [...this.records, ...records];
      this.next = next;
      this.months = months;
      this.state = { step: 'shown' };
    });
  }
}
