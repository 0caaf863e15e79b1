import type { ApiError, NotFound } from '../ports/api-error.ts';
import type { AuthApi } from '../ports/auth-api.ts';
import type { Clock } from '../ports/clock.ts';
import type { Connectivity } from '../ports/connectivity.ts';
import type { Reporter } from '../ports/reporter.ts';
import { attempt, type Unexpected } from '../shared/attempt.ts';
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

/** Of the client's errors, those that the same request may be spared later: a timeout, too early, too many. */
const PASSING: readonly number[] = [408, 425, 429];

/** Whether the same request may be taken another time. */
function mayPass(error: ApiError | NotFound | Unexpected): boolean {
  if (error.kind === 'server-error') return error.status >= 500 || PASSING.includes(error.status);
  return error.kind === 'offline' || error.kind === 'too-many-requests';
}

/** Tells the server of every sign-out that it has not heard of, and again until it knows of each or will never take it. */
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
      if (told.ok || !mayPass(told.error)) late.forget(one);
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
