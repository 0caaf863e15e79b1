import type { Clock } from '../ports/clock.ts';
import type { PageVisibility } from '../ports/page-visibility.ts';
import type { SystemInfo } from '../ports/system-info.ts';

/** A learner who waits at the maintenance screen is let in this soon after the maintenance ends. */
export const MAINTENANCE_RETRY_MS = 30_000;

/** Tells whether the service is in maintenance: at the start, when the learner comes back, and until it ends. */
export class WatchMaintenance {
  readonly #info: SystemInfo;
  readonly #visibility: PageVisibility;
  readonly #clock: Clock;

  constructor(info: SystemInfo, visibility: PageVisibility, clock: Clock) {
    this.#info = info;
    this.#visibility = visibility;
    this.#clock = clock;
  }

  /** Calls back with every answer until it is stopped. */
  execute(answered: (isOn: boolean) => void): () => void {
    let isStopped = false;
    let isAsking = false;
    let cancelRetry = () => {};
    const ask = async (): Promise<void> => {
      if (isAsking || isStopped) return;
      isAsking = true;
      cancelRetry();
      const isOn = await this.#info.isMaintenance();
      isAsking = false;
      if (isStopped) return;
      if (isOn) cancelRetry = this.#clock.after(MAINTENANCE_RETRY_MS, () => void ask());
      answered(isOn);
    };
    const unwatch = this.#visibility.watch((isVisible) => {
      if (isVisible) void ask();
    });
    void ask();
    return () => {
      isStopped = true;
      cancelRetry();
      unwatch();
    };
  }
}
