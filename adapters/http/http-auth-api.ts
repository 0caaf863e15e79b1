import * as v from 'valibot';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type {
  AccountNotFound,
  AuthApi,
  CodeRefused,
  GivenCredentials,
  LateSignOut,
  RefreshError,
  RegisterError,
  Registration,
  SignInCode,
  SignInError,
} from '../../core/ports/auth-api.ts';
import type { Session } from '../../core/ports/session-store.ts';
import type { SurveyAnswer } from '../../core/ports/survey-api.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { emailExists, registerPassword } from '../../protocol/account.ts';
import { beginGuest } from '../../protocol/guests.ts';
import { lateSignOut, login, loginCode, refreshToken } from '../../protocol/session.ts';
import { GivenCode } from '../../protocol/given-code.ts';
import { Email } from '../../protocol/values.ts';
import { asSession } from './as-session.ts';
import type { HttpClient } from './http-client.ts';
import { wireAnswers } from './survey-answers.ts';

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

  async register(given: Registration): Promise<Result<void, ApiError | RegisterError>> {
    const { email, password, language, guestToken } = given;
    const body = {
      email,
      password,
      language,
      ...(guestToken !== undefined && { guest_token: guestToken }),
    };
    // With an email that is one, only the password can be out of the server's bounds.
    if (v.is(Email, email) && !v.is(registerPassword.body, body)) {
      return fail({ kind: 'weak-password' });
    }
    const registered = await this.#http.call(registerPassword, { body });
    return registered.ok ? ok(undefined) : registered;
  }

  async signIn({
    code,
    ...given
  }: GivenCredentials): Promise<Result<Session, ApiError | SignInError>> {
    if (!v.is(Email, given.email)) return fail({ kind: 'account-not-found' });
    if (!v.is(login.body, given)) return fail({ kind: 'wrong-password' });
    if (code !== undefined && !v.is(GivenCode, code)) return fail({ kind: 'wrong-code' });
    const body = { ...given, ...(code !== undefined && { code }) };
    const session = await this.#http.call(login, { body });
    return session.ok ? ok(asSession(session.value)) : session;
  }

  async signInWithCode(given: SignInCode): Promise<Result<Session, ApiError | CodeRefused>> {
    const body = { code: given.code, code_verify: given.verifier };
    if (!v.is(loginCode.body, body)) return fail({ kind: 'code-refused' });
    const session = await this.#http.call(loginCode, { body });
    return session.ok ? ok(asSession(session.value)) : session;
  }

  async beginGuest(answers: readonly SurveyAnswer[]): Promise<Result<Session, ApiError>> {
    const body = { answers: wireAnswers(answers) };
    const begun = await this.#http.call(beginGuest, { body });
    return begun.ok ? ok(asSession(begun.value)) : begun;
  }

  async refresh(session: Session): Promise<Result<Session, ApiError | RefreshError>> {
    const refreshed = await this.#http.call(
      refreshToken,
      { body: { refresh_token: session.refreshToken } },
      // What waits for it has patience of its own.
      { isPatient: false, headers: { authorization: `Bearer ${session.accessToken}` } },
    );
    return refreshed.ok ? ok(asSession(refreshed.value)) : refreshed;
  }

  async signOutLate({
    tokenId,
    refreshTokenHash,
  }: LateSignOut): Promise<Result<void, ApiError | NotFound>> {
    const body = { token_id: tokenId, refresh_token_hash: refreshTokenHash };
    return this.#http.call(lateSignOut, { body }, { isPatient: false });
  }
}
