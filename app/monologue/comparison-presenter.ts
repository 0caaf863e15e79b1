import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Monologue, ReceivedCorrection } from '../../core/monologue/monologue.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { MonologuesApi } from '../../core/ports/monologues-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import { ok } from '../../core/shared/result.ts';

/** Which of the two, by when they were recorded as they are first shown. */
export type Side = 'earlier' | 'later';

export type ComparisonState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: ApiError | NotFound | Unexpected }
  /** There are no two on this theme. */
  | { readonly step: 'too-few' }
  | {
      readonly step: 'shown';
      /** What she may choose from, the newest first. */
      readonly speeches: readonly Monologue[];
      readonly earlier: ReceivedCorrection;
      readonly later: ReceivedCorrection;
    };

type Api = Pick<MonologuesApi, 'page' | 'correction'>;

/** Two speeches on one theme side by side: at first the oldest of the latest twenty, and the newest. */
export class ComparisonPresenter {
  state: ComparisonState = { step: 'loading' };

  readonly #materialId: string;
  readonly #api: Api;
  readonly #reporter: Reporter;
  /** Counts what was asked for: what comes too late is not shown. */
  #asked = 0;

  constructor(materialId: string, api: Api, reporter: Reporter) {
    this.#materialId = materialId;
    this.#api = api;
    this.#reporter = reporter;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    const page = await attempt(this.#reporter, 'speeches on a theme', () =>
      this.#api.page({ materialId: this.#materialId, isCorrected: true }),
    );
    if (!page.ok) return this.#show({ step: 'failed', error: page.error });
    const { monologues: speeches } = page.value;
    const [newest, oldest] = [speeches[0], speeches.at(-1)];
    if (!newest || !oldest || newest === oldest) return this.#show({ step: 'too-few' });
    await this.#compare(speeches, oldest.id, newest.id);
  }

  async retry(): Promise<void> {
    this.#show({ step: 'loading' });
    await this.load();
  }

  /** Another speech on one side. */
  async choose(side: Side, id: string): Promise<void> {
    const { state } = this;
    if (state.step !== 'shown') return;
    const idOn = (one: Side) => (one === side ? id : state[one].monologue.id);
    await this.#compare(state.speeches, idOn('earlier'), idOn('later'));
  }

  async #compare(speeches: readonly Monologue[], one: string, other: string): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const both = await attempt(this.#reporter, 'compare speeches', async () => {
      const [earlier, later] = await Promise.all([
        this.#api.correction(one),
        this.#api.correction(other),
      ]);
      if (!earlier.ok) return earlier;
      return later.ok ? ok({ earlier: earlier.value, later: later.value }) : later;
    });
    if (asked !== this.#asked) return;
    this.#show(
      both.ok ? { step: 'shown', speeches, ...both.value } : { step: 'failed', error: both.error },
    );
  }

  #show(state: ComparisonState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
