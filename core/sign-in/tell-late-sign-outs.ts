import type { AuthApi } from '../ports/auth-api.ts';
import type { Clock } from '../ports/clock.ts';
import type { Connectivity } from '../ports/connectivity.ts';
import type { Reporter } from '../ports/reporter.ts';
import { attempt } from '../shared/attempt.ts';
import type { LateSignOuts } from './late-sign-outs.ts';

/** When the server is told again, where there is a network and that failed. */
const AGAIN_MS = 60_000;

interface TellLateSignOutsParts {
  readonly late: Pick<LateSignOuts, 'all' | 'forget'>;
  readonly auth: Pick<AuthApi, 'signOutLate'>;
  readonly connectivity: Connectivity;
  readonly clock: Pick<Clock, 'after'>;
  readonly reporter: Reporter;
}

/** Tells the server of every sign-out that it has not heard of, and again until it knows of all. */
export class TellLateSignOuts {
  readonly #parts: TellLateSignOutsParts;
  #stopWaiting = () => {};

  constructor(parts: TellLateSignOutsParts) {
    this.#parts = parts;
  }

  async execute(): Promise<void> {
    this.#stopWaiting();
    const { late, auth, connectivity, reporter } = this.#parts;
    for (const one of connectivity.isOnline() ? late.all() : []) {
      const told = await attempt(reporter, 'late sign-out', () => auth.signOutLate(one));
      if (told.ok || told.error.kind === 'not-found') late.forget(one);
    }
    if (late.all().length > 0) this.#wait();
  }

  #wait(): void {
    this.#stopWaiting();
    const { connectivity, clock } = this.#parts;
    const stopWatching = connectivity.watch((isOnline) => {
      if (isOnline) void this.execute();
    });
    const cancel = clock.after(AGAIN_MS, () => void this.execute());
    this.#stopWaiting = () => {
      stopWatching();
      cancel();
    };
  }
}
