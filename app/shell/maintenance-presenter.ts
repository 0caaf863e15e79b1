import { makeAutoObservable, runInAction } from 'mobx';
import type { WatchMaintenance } from '../../core/system/watch-maintenance.ts';

export type MaintenanceState =
  | { readonly step: 'unknown' }
  | { readonly step: 'on' }
  | { readonly step: 'off' };

/** Whether there is an app to be drawn now; nothing is drawn before it is known. */
export class MaintenancePresenter {
  state: MaintenanceState = { step: 'unknown' };

  readonly #watchMaintenance: WatchMaintenance;
  #stop: (() => void) | undefined;

  constructor(watchMaintenance: WatchMaintenance) {
    this.#watchMaintenance = watchMaintenance;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Once is enough. */
  watch(): void {
    this.#stop ??= this.#watchMaintenance.execute((isOn) => this.#show(isOn));
  }

  dispose(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  #show(isOn: boolean): void {
    const step = isOn ? 'on' : 'off';
    if (this.state.step === step) return;
    runInAction(() => {
      this.state = { step };
    });
  }
}
