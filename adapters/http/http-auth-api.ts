import * as v from 'valibot';
import type { ApiError } from '../../core/ports/api-error.ts';
import type {
  AccountNotFound,
  AuthApi,
  Credentials,
  RefreshError,
  RegisterError,
  SignInError,
} from '../../core/ports/auth-api.ts';
import type { Session } from '../../core/ports/session-store.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import {
  Email,
  emailExists,
  login,
  refreshToken,
  registerPassword,
} from '../../protocol/session.ts';
import type { HttpClient } from './http-client.ts';

export class HttpAuthApi implements AuthApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async findAccount(email: string): Promise<Result<void, ApiError | AccountNotFound>> {
    // The server would call such an email malformed; to the learner it is one like any unknown.
    if (!v.is(Email, email)) return fail({ kind: 'account-not-found' });
    const found = await this.#http.call(emailExists, { query: { email } });
    return found.ok ? ok(undefined) : found;
  }

  async register(body: Credentials): Promise<Result<void, ApiError | RegisterError>> {
    // With an email that is one, only the password can be out of the server's bounds.
    if (v.is(Email, body.email) && !v.is(registerPassword.body, body)) {
      return fail({ kind: 'weak-password' });
    }
    const registered = await this.#http.call(registerPassword, { body: { ...body } });
    return registered.ok ? ok(undefined) : registered;
  }

  async signIn(body: Credentials): Promise<Result<Session, ApiError | SignInError>> {
    if (!v.is(Email, body.email)) return fail({ kind: 'account-not-found' });
    if (!v.is(login.body, body)) return fail({ kind: 'wrong-password' });
    const session = await this.#http.call(login, { body: { ...body } });
    return session.ok ? ok(asSession(session.value)) : session;
  }

  async refresh(session: Session): Promise<Result<Session, ApiError | RefreshError>> {
    const refreshed = await this.#http.call(
      refreshToken,
      { body: { refresh_token: session.refreshToken } },
      { headers: { authorization: `Bearer ${session.accessToken}` } },
    );
    return refreshed.ok ? ok(asSession(refreshed.value)) : refreshed;
  }
}

const asSession = (wire: { access_token: string; refresh_token: string }): Session => ({
  accessToken: wire.access_token,
  refreshToken: wire.refresh_token,
});
