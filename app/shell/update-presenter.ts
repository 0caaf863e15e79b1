import { makeAutoObservable, runInAction } from 'mobx';
import type { AppUpdates } from '../../core/ports/app-updates.ts';
import type { Reporter } from '../../core/ports/reporter.ts';

export type UpdateState =
  | { readonly step: 'current' }
  | { readonly step: 'ready' }
  /** She put it off; it comes with the next start. */
  | { readonly step: 'later' }
  | { readonly step: 'applying' };

/** A newer version of the app, taken when the learner wants it. */
export class UpdatePresenter {
  state: UpdateState = { step: 'current' };

  readonly #updates: AppUpdates;
  readonly #reporter: Reporter;

  constructor(updates: AppUpdates, reporter: Reporter) {
    this.#updates = updates;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The answer stops it. */
  watch(): () => void {
    return this.#updates.watch(() => {
      if (this.state.step === 'current' || this.state.step === 'later')
        this.#show({ step: 'ready' });
    });
  }

  async apply(): Promise<void> {
    if (this.state.step !== 'ready') return;
    this.#show({ step: 'applying' });
    try {
      await this.#updates.apply();
    } catch (bug) {
      this.#reporter.bug(bug, { where: 'apply update' });
      this.#show({ step: 'later' });
    }
  }

  putOff(): void {
    if (this.state.step === 'ready') this.#show({ step: 'later' });
  }

  #show(state: UpdateState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
