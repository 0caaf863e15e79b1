import type { ApiError } from '../ports/api-error.ts';
import type { CodeNeeded, UnfitPassword } from '../ports/auth-api.ts';
import type { LinkInvalid, MailLinksApi } from '../ports/mail-links-api.ts';
import { mayBePassword } from '../domain/account/password-rule.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { StartSession } from './start-session.ts';

export type ResetPasswordError = ApiError | CodeNeeded | LinkInvalid | UnfitPassword;

/** A new password by the link that was mailed; she is signed in with it at once. */
export class ResetPassword {
  readonly #links: MailLinksApi;
  readonly #start: StartSession;

  constructor(links: MailLinksApi, start: StartSession) {
    this.#links = links;
    this.#start = start;
  }

  async execute(token: string, password: string): Promise<Result<void, ResetPasswordError>> {
    if (!mayBePassword(password)) return fail({ kind: 'weak-password' });
    const session = await this.#links.resetPassword(token, password);
    if (!session.ok) return session;
    await this.#start.execute(session.value);
    return ok(undefined);
  }
}
