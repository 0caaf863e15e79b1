import type { ApiError } from '../ports/api-error.ts';
import type { CodeNeeded, UnfitPassword } from '../ports/auth-api.ts';
import type { LinkInvalid, MailLinksApi } from '../ports/mail-links-api.ts';
import type { SessionStore } from '../ports/session-store.ts';
import { mayBePassword } from '../domain/account/password-rule.ts';
import { fail, ok, type Result } from '../shared/result.ts';

export type ResetPasswordError = ApiError | CodeNeeded | LinkInvalid | UnfitPassword;

/** A new password by the link that was mailed; she is signed in with it at once. */
export class ResetPassword {
  readonly #links: MailLinksApi;
  readonly #store: SessionStore;

  constructor(links: MailLinksApi, store: SessionStore) {
    this.#links = links;
    this.#store = store;
  }

  async execute(token: string, password: string): Promise<Result<void, ResetPasswordError>> {
    if (!mayBePassword(password)) return fail({ kind: 'weak-password' });
    const session = await this.#links.resetPassword(token, password);
    if (!session.ok) return session;
    this.#store.save(session.value);
    return ok(undefined);
  }
}
