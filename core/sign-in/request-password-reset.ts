import type { ApiError } from '../ports/api-error.ts';
import type { MailLinksApi } from '../ports/mail-links-api.ts';
import type { Language } from '../shared/language.ts';
import { fail, type Result } from '../shared/result.ts';
import { isEmail } from './email-format.ts';

export type RequestPasswordResetError = ApiError | { readonly kind: 'email-malformed' };

/** The learner forgot her password: a link is on its way, if there is such an account. */
export class RequestPasswordReset {
  readonly #links: MailLinksApi;

  constructor(links: MailLinksApi) {
    this.#links = links;
  }

  async execute(
    email: string,
    language: Language,
  ): Promise<Result<void, RequestPasswordResetError>> {
    const trimmed = email.trim();
    if (!isEmail(trimmed)) return fail({ kind: 'email-malformed' });
    return this.#links.requestPasswordReset(trimmed, language);
  }
}
