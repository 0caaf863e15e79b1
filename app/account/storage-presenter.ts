import { makeAutoObservable, runInAction } from 'mobx';
import type { LocalCache } from '../../core/ports/local-cache.ts';
import type { Reporter } from '../../core/ports/reporter.ts';

export type StorageState =
  | { readonly step: 'measuring' }
  /** Without bytes it is not known how large it is. */
  | { readonly step: 'measured'; readonly bytes: number | undefined }
  | { readonly step: 'clearing' }
  | { readonly step: 'cleared' }
  | { readonly step: 'failed' };

/** The downloaded sounds on this device: how large they are, and away with them. */
export class StoragePresenter {
  state: StorageState = { step: 'measuring' };

  readonly #cache: () => Promise<LocalCache>;
  readonly #reporter: Reporter;

  /** @param cache loaded when it is first asked. */
  constructor(cache: () => Promise<LocalCache>, reporter: Reporter) {
    this.#cache = cache;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async measure(): Promise<void> {
    const bytes = await this.#tried(async () => (await this.#cache()).size());
    this.#show({ step: 'measured', bytes });
  }

  async clear(): Promise<void> {
    if (this.state.step === 'clearing') return;
    this.#show({ step: 'clearing' });
    const isCleared = await this.#tried(async () => {
      await (await this.#cache()).clear();
      return true;
    });
    this.#show({ step: isCleared ? 'cleared' : 'failed' });
  }

  async #tried<T>(run: () => Promise<T>): Promise<T | undefined> {
    try {
      return await run();
    } catch (error) {
      this.#reporter.bug(error, { where: 'local cache' });
      return undefined;
    }
  }

  #show(state: StorageState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
