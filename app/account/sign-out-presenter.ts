import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../core/ports/clock.ts';
import type { Outbox } from '../../core/outbox/outbox.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt } from '../../core/shared/attempt.ts';
import { ok } from '../../core/shared/result.ts';

/** How long sending may hold up a sign-out before she is asked. */
export const SENDING_MS = 5_000;

export type SignOutState =
  | { readonly step: 'idle' }
  /** What waits is being sent. */
  | { readonly step: 'sending' }
  /** A guest cannot come back to what she did. */
  | { readonly step: 'asking-guest' }
  /** So much could not be sent. */
  | { readonly step: 'asking-unsent'; readonly count: number }
  | { readonly step: 'leaving' };

export interface SignOutPresenterParts {
  readonly isGuest: () => boolean;
  /** Loaded with all its kinds. */
  readonly outbox: () => Promise<Outbox>;
  readonly signOut: (keepsUnsent: boolean) => Promise<void>;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** Signing out: what waits is sent first, and what she would lose is said before she loses it. */
export class SignOutPresenter {
  state: SignOutState = { step: 'idle' };

  readonly #parts: SignOutPresenterParts;

  constructor(parts: SignOutPresenterParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async begin(): Promise<void> {
    if (this.state.step === 'sending' || this.state.step === 'leaving') return;
    if (this.#parts.isGuest()) return this.#show({ step: 'asking-guest' });
    this.#show({ step: 'sending' });
    const count = await this.#unsent();
    if (count === undefined) await this.leave(true);
    else if (count === 0) await this.leave(false);
    else this.#show({ step: 'asking-unsent', count });
  }

  /** @param keepsUnsent whether what could not be sent stays on this device. */
  async leave(keepsUnsent: boolean): Promise<void> {
    this.#show({ step: 'leaving' });
    await this.#parts.signOut(keepsUnsent);
    this.#show({ step: 'idle' });
  }

  stay(): void {
    this.state = { step: 'idle' };
  }

  /** Undefined where it could not be seen; what may be there stays. */
  async #unsent(): Promise<number | undefined> {
    const { outbox, reporter } = this.#parts;
    const left = await attempt(reporter, 'send before sign-out', async () => {
      const loaded = await outbox();
      await Promise.race([loaded.flush(), this.#tooLong()]);
      return ok((await loaded.entries()).length);
    });
    return left.ok ? left.value : undefined;
  }

  #tooLong(): Promise<void> {
    return new Promise((resolve) => void this.#parts.clock.after(SENDING_MS, resolve));
  }

  #show(state: SignOutState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
