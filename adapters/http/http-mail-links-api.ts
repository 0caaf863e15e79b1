import * as v from 'valibot';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { CodeNeeded, EmailTaken, UnfitPassword } from '../../core/ports/auth-api.ts';
import type { LinkInvalid, MailLinksApi, NotHers } from '../../core/ports/mail-links-api.ts';
import type { Session } from '../../core/ports/session-store.ts';
import type { Language } from '../../core/shared/language.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import {
  confirmEmail,
  requestPasswordReset,
  resetPassword,
  undoEmailChange,
} from '../../protocol/account.ts';
import { GivenPassword, LinkToken } from '../../protocol/values.ts';
import { asSession } from './as-session.ts';
import type { HttpClient } from './http-client.ts';

export class HttpMailLinksApi implements MailLinksApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async requestPasswordReset(email: string, language: Language): Promise<Result<void, ApiError>> {
    return this.#http.call(requestPasswordReset, { body: { email, language } });
  }

  async resetPassword(
    token: string,
    password: string,
  ): Promise<Result<Session, ApiError | CodeNeeded | LinkInvalid | UnfitPassword>> {
    // Links are copied by hand, and cut off on the way.
    if (!v.is(LinkToken, token)) return fail({ kind: 'link-invalid' });
    if (!v.is(GivenPassword, password)) return fail({ kind: 'weak-password' });
    const session = await this.#http.call(resetPassword, { body: { token, password } });
    return session.ok ? ok(asSession(session.value)) : session;
  }

  async confirmEmail(
    token: string,
    password?: string,
  ): Promise<Result<string, ApiError | LinkInvalid | EmailTaken | NotHers>> {
    if (!v.is(LinkToken, token)) return fail({ kind: 'link-invalid' });
    if (password !== undefined && !v.is(GivenPassword, password))
      return fail({ kind: 'wrong-password' });
    const confirmed = await this.#http.call(confirmEmail, { body: { token, password } });
    return confirmed.ok ? ok(confirmed.value.email) : confirmed;
  }

  async undoEmailChange(
    token: string,
  ): Promise<Result<string, ApiError | LinkInvalid | EmailTaken>> {
    if (!v.is(LinkToken, token)) return fail({ kind: 'link-invalid' });
    const undone = await this.#http.call(undoEmailChange, { body: { token } });
    return undone.ok ? ok(undone.value.email) : undone;
  }
}
