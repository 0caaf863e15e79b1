import type { AccountApi } from '../ports/account-api.ts';
import type { Session, SessionStore } from '../ports/session-store.ts';
import { parseToken } from './parse-token.ts';

export interface StartSessionParts {
  readonly account: Pick<AccountApi, 'signOut'>;
  readonly store: SessionStore;
}

/** Keeps the session of who has just signed in; the one that was here before ends on the server, too. */
export class StartSession {
  readonly #parts: StartSessionParts;

  constructor(parts: StartSessionParts) {
    this.#parts = parts;
  }

  async execute(session: Session): Promise<void> {
    const { account, store } = this.#parts;
    const before = parseToken(store.load()?.accessToken);
    try {
      // Where it can't be ended, or has ended already, it is of no more use here.
      if (before.ok && before.value.jti) await account.signOut(before.value.jti);
    } finally {
      store.save(session);
    }
  }
}
