import type { NativeApp } from '../navigation/native-app.ts';
import type { AccountApi } from '../ports/account-api.ts';
import type { NativeBridge } from '../ports/native-bridge.ts';
import type { Session, SessionStore } from '../ports/session-store.ts';
import type { ForgetLearner } from './forget-learner.ts';
import type { LateSignOuts } from './late-sign-outs.ts';
import { learnerOf } from './learner-of.ts';
import { parseToken } from './parse-token.ts';
import type { TellLateSignOuts } from './tell-late-sign-outs.ts';

export interface SignOutParts {
  readonly account: Pick<AccountApi, 'signOut'>;
  readonly store: SessionStore;
  readonly bridge: NativeBridge;
  readonly wrapper: NativeApp | undefined;
  readonly forget: ForgetLearner;
  readonly late: Pick<LateSignOuts, 'keep'>;
  readonly tellLate: Pick<TellLateSignOuts, 'execute'>;
}

/** Signs out here whatever the network says; the server ends the session as soon as it can be reached. */
export class SignOut {
  readonly #parts: SignOutParts;

  constructor(parts: SignOutParts) {
    this.#parts = parts;
  }

  /** @param keepsUnsent whether what could not be sent stays here until she is back. */
  async execute(keepsUnsent: boolean): Promise<void> {
    const { store, bridge, wrapper, forget, late, tellLate } = this.#parts;
    // The Android app must let go of what it holds while the session is still there.
    if (wrapper === 'android') await bridge.call('logout', null);
    const learnerId = learnerOf(store);
    const before = store.load();
    let isTold = false;
    try {
      isTold = await this.#tell(before);
      // It may have been renewed meanwhile.
      const session = store.load() ?? before;
      if (!isTold && session) await late.keep(session);
    } finally {
      store.clear();
      if (learnerId !== undefined)
        await forget.execute(learnerId, keepsUnsent ? 'paid and unsent' : 'paid');
    }
    if (!isTold) void tellLate.execute();
  }

  /** Whether the session is over, as far as the server is concerned. */
  async #tell(session: Session | undefined): Promise<boolean> {
    const token = parseToken(session?.accessToken);
    if (!token.ok || token.value.jti === undefined) return true;
    const told = await this.#parts.account.signOut(token.value.jti);
    return told.ok || told.error.kind === 'signed-out' || told.error.kind === 'not-found';
  }
}
