import { makeAutoObservable, runInAction } from 'mobx';
import type { Monologue } from '../../core/monologue/monologue.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { MonologuesApi } from '../../core/ports/monologues-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';

export type SpeechesState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: ApiError | Unexpected }
  | {
      readonly step: 'shown';
      readonly monologues: readonly Monologue[];
      /** Where the next page begins; undefined after the last. */
      readonly next: string | undefined;
      readonly isLoadingMore: boolean;
      /** Why no more came. */
      readonly error?: ApiError | Unexpected;
    };

/** Her speeches, the latest first, page after page. */
export class SpeechesPresenter {
  state: SpeechesState = { step: 'loading' };

  readonly #monologues: Pick<MonologuesApi, 'page'>;
  readonly #reporter: Reporter;

  constructor(monologues: Pick<MonologuesApi, 'page'>, reporter: Reporter) {
    this.#monologues = monologues;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    const asked = await attempt(this.#reporter, 'speeches', () => this.#monologues.page({}));
    this.#show(
      asked.ok
        ? { step: 'shown', ...asked.value, isLoadingMore: false }
        : { step: 'failed', error: asked.error },
    );
  }

  async retry(): Promise<void> {
    this.#show({ step: 'loading' });
    await this.load();
  }

  async loadMore(): Promise<void> {
    const { state } = this;
    if (state.step !== 'shown' || state.isLoadingMore || state.next === undefined) return;
    const { monologues, next } = state;
    this.#show({ step: 'shown', monologues, next, isLoadingMore: true });
    const asked = await attempt(this.#reporter, 'more speeches', () =>
      this.#monologues.page({ after: next }),
    );
    this.#show(
      asked.ok
        ? {
            step: 'shown',
            monologues: [...monologues, ...asked.value.monologues],
            next: asked.value.next,
            isLoadingMore: false,
          }
        : { step: 'shown', monologues, next, isLoadingMore: false, error: asked.error },
    );
  }

  #show(state: SpeechesState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
