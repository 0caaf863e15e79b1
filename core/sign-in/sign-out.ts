import type { NativeApp } from '../navigation/native-app.ts';
import type { AccountApi } from '../ports/account-api.ts';
import type { NativeBridge } from '../ports/native-bridge.ts';
import type { SessionStore } from '../ports/session-store.ts';
import { parseToken } from './parse-token.ts';

/** Signs out here whatever the network says; the server forgets the token when it can be reached. */
export class SignOut {
  readonly #account: AccountApi;
  readonly #store: SessionStore;
  readonly #bridge: NativeBridge;
  readonly #wrapper: NativeApp | undefined;

  constructor(
    account: AccountApi,
    store: SessionStore,
    bridge: NativeBridge,
    wrapper: NativeApp | undefined,
  ) {
    this.#account = account;
    this.#store = store;
    this.#bridge = bridge;
    this.#wrapper = wrapper;
  }

  async execute(): Promise<void> {
    // The Android app must let go of what it holds while the session is still there.
    if (this.#wrapper === 'android') await this.#bridge.call('logout', null);
    const token = parseToken(this.#store.load()?.accessToken);
    try {
      if (token.ok && token.value.jti) await this.#account.signOut(token.value.jti);
    } finally {
      this.#store.clear();
    }
  }
}
