import type { MailLinksApi } from '../../core/ports/mail-links-api.ts';
import type { Session } from '../../core/ports/session-store.ts';
import { fail, ok } from '../../core/shared/result.ts';

export const NEW_SESSION: Session = { accessToken: 'new', refreshToken: 'new again' };

/** Links that were mailed: each token here works once. */
export class LetterBox implements MailLinksApi {
  readonly asked: string[] = [];
  readonly tokens = new Set(['good']);
  isOffline = false;

  async requestPasswordReset(email: string) {
    if (this.isOffline) return fail({ kind: 'offline' } as const);
    this.asked.push(email);
    return ok(undefined);
  }

  async resetPassword(token: string) {
    if (this.isOffline) return fail({ kind: 'offline' } as const);
    return this.tokens.delete(token) ? ok(NEW_SESSION) : fail({ kind: 'link-invalid' } as const);
  }

  async undoEmailChange(token: string) {
    return this.confirmEmail(token);
  }

  async confirmEmail(token: string) {
    if (this.isOffline) return fail({ kind: 'offline' } as const);
    return this.tokens.delete(token)
      ? ok('yui@oz.example')
      : fail({ kind: 'link-invalid' } as const);
  }
}
