import type { AccountApi } from '../ports/account-api.ts';
import type { ApiError } from '../ports/api-error.ts';
import type { AuthApi, RegisterError, SignInError } from '../ports/auth-api.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Language } from '../shared/language.ts';
import { mayBePassword } from '../domain/account/password-rule.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { isEmail } from './email-format.ts';
import { StartSession } from './start-session.ts';

export type RegisterAndSignInError =
  | ApiError
  | RegisterError
  | SignInError
  | { readonly kind: 'email-malformed' };

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly language: Language;
}

/** A newcomer gets an account and is signed in to it; a guest keeps what she did. */
export class Register {
  readonly #api: AuthApi;
  readonly #account: AccountApi;
  readonly #store: SessionStore;
  readonly #start: StartSession;

  constructor(api: AuthApi, account: AccountApi, store: SessionStore) {
    this.#api = api;
    this.#account = account;
    this.#store = store;
    this.#start = new StartSession({ account, store });
  }

  async execute(
    given: NewAccount,
    isGuest: boolean,
  ): Promise<Result<void, RegisterAndSignInError>> {
    const email = given.email.trim();
    if (!isEmail(email)) return fail({ kind: 'email-malformed' });
    if (!mayBePassword(given.password)) return fail({ kind: 'weak-password' });
    const guestToken = isGuest ? await this.#guestToken() : ok(undefined);
    if (!guestToken.ok) return guestToken;
    const registered = await this.#api.register({ ...given, email, guestToken: guestToken.value });
    if (!registered.ok) return registered;

    const session = await this.#api.signIn({ email, password: given.password });
    if (!session.ok) return session;
    // A guest's session ended when she became a learner.
    if (guestToken.value !== undefined) this.#store.save(session.value);
    else await this.#start.execute(session.value);
    return ok(undefined);
  }

  /** None when the learner who was here is no guest, or when her session has ended. */
  async #guestToken(): Promise<Result<string | undefined, ApiError>> {
    // Her token may have grown old while she looked around: to ask who she is renews it.
    const me = await this.#account.me();
    if (me.ok) return ok(me.value.isGuest ? this.#store.load()?.accessToken : undefined);
    return me.error.kind === 'signed-out' ? ok(undefined) : me;
  }
}
