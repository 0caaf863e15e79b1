import type { NativeApp } from '../navigation/native-app.ts';
import type { AccountApi } from '../ports/account-api.ts';
import type { NativeBridge } from '../ports/native-bridge.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { ForgetLearner } from './forget-learner.ts';
import { learnerOf } from './learner-of.ts';
import { parseToken } from './parse-token.ts';

export interface SignOutParts {
  readonly account: Pick<AccountApi, 'signOut'>;
  readonly store: SessionStore;
  readonly bridge: NativeBridge;
  readonly wrapper: NativeApp | undefined;
  readonly forget: ForgetLearner;
}

/** Signs out here whatever the network says; the server ends the session when it can be reached. */
export class SignOut {
  readonly #parts: SignOutParts;

  constructor(parts: SignOutParts) {
    this.#parts = parts;
  }

  /** @param keepsUnsent whether what could not be sent stays here until she is back. */
  async execute(keepsUnsent: boolean): Promise<void> {
    const { account, store, bridge, wrapper, forget } = this.#parts;
    // The Android app must let go of what it holds while the session is still there.
    if (wrapper === 'android') await bridge.call('logout', null);
    const learnerId = learnerOf(store);
    const token = parseToken(store.load()?.accessToken);
    try {
      if (token.ok && token.value.jti) await account.signOut(token.value.jti);
    } finally {
      store.clear();
      if (learnerId !== undefined)
        await forget.execute(learnerId, keepsUnsent ? 'paid and unsent' : 'paid');
    }
  }
}
