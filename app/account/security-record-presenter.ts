import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import type { SecurityEvent, SecurityRecordApi } from '../../core/ports/security-record-api.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';

export type SecurityRecordState =
  | { readonly step: 'loading' }
  | {
      readonly step: 'shown';
      readonly events: readonly SecurityEvent[];
      /** Undefined when all are shown. */
      readonly next: string | undefined;
      readonly isBusy: boolean;
      readonly error: ApiError | Unexpected | undefined;
    }
  | { readonly step: 'failed'; readonly error: ApiError | Unexpected };

/** What happened around her account, a page at a time. */
export class SecurityRecordPresenter {
  state: SecurityRecordState = { step: 'loading' };

  readonly #record: SecurityRecordApi;
  readonly #reporter: Reporter;

  constructor(record: SecurityRecordApi, reporter: Reporter) {
    this.#record = record;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    const page = await this.#ask(undefined);
    this.#show(
      page.ok
        ? { step: 'shown', ...page.value, isBusy: false, error: undefined }
        : { step: 'failed', error: page.error },
    );
  }

  async more(): Promise<void> {
    const { state } = this;
    if (state.step !== 'shown' || state.next === undefined || state.isBusy) return;
    this.#show({ ...state, isBusy: true, error: undefined });
    const page = await this.#ask(state.next);
    this.#show(
      page.ok
        ? {
            ...state,
            events: [...state.events, ...page.value.events],
            next: page.value.next,
            isBusy: false,
            error: undefined,
          }
        : { ...state, isBusy: false, error: page.error },
    );
  }

  #ask(after: string | undefined) {
    return attempt(this.#reporter, 'security record', () => this.#record.page(after));
  }

  #show(state: SecurityRecordState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
