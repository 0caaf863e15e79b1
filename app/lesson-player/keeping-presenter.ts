import { makeAutoObservable, runInAction } from 'mobx';
import type { KeepError } from '../../core/ports/take-store.ts';
import type { TakeKeeper } from '../../core/takes/take-keeper.ts';

/** Whether the device can keep what she says. */
export class KeepingPresenter {
  /** Why it could not keep what she is saying, or just said. */
  error: KeepError | undefined;
  readonly #keeper: TakeKeeper;
  #stop: () => void = () => {};

  constructor(keeper: TakeKeeper) {
    this.#keeper = keeper;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  watch(): void {
    this.#stop();
    this.#stop = this.#keeper.watch((error) =>
      runInAction(() => {
        this.error = error;
      }),
    );
  }

  dispose(): void {
    this.#stop();
  }
}
