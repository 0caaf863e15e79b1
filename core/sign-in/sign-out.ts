import type { AccountApi } from '../ports/account-api.ts';
import type { SessionStore } from '../ports/session-store.ts';
import { parseToken } from './parse-token.ts';

/** Signs out here whatever the network says; the server forgets the token when it can be reached. */
export class SignOut {
  readonly #account: AccountApi;
  readonly #store: SessionStore;

  constructor(account: AccountApi, store: SessionStore) {
    this.#account = account;
    this.#store = store;
  }

  async execute(): Promise<void> {
    const token = parseToken(this.#store.load()?.accessToken);
    if (token.ok && token.value.jti) await this.#account.signOut(token.value.jti);
    this.#store.clear();
  }
}
