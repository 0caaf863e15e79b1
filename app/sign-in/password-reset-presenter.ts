import { makeAutoObservable, runInAction } from 'mobx';
import type { CodeNeeded } from '../../core/ports/auth-api.ts';
import type { LinkInvalid } from '../../core/ports/mail-links-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { Language } from '../../core/shared/language.ts';
import type {
  RequestPasswordReset,
  RequestPasswordResetError,
} from '../../core/sign-in/request-password-reset.ts';
import type { ResetPassword, ResetPasswordError } from '../../core/sign-in/reset-password.ts';

export type PasswordResetState =
  | {
      readonly step: 'forgot';
      readonly error: RequestPasswordResetError | Unexpected | undefined;
    }
  | { readonly step: 'sending' }
  | { readonly step: 'link-sent'; readonly email: string }
  | {
      readonly step: 'new-password';
      readonly error:
        | Exclude<ResetPasswordError, CodeNeeded | LinkInvalid>
        | Unexpected
        | undefined;
    }
  | { readonly step: 'saving' }
  | { readonly step: 'link-invalid' }
  /** The password is hers; the login asks for a code beside it. */
  | { readonly step: 'saved' }
  | { readonly step: 'signed-in' };

export interface PasswordResetParts {
  readonly request: Pick<RequestPasswordReset, 'execute'>;
  readonly reset: Pick<ResetPassword, 'execute'>;
  readonly reporter: Reporter;
}

/** A password that was forgotten: a link is mailed, and the learner who opens it chooses another. */
export class PasswordResetPresenter {
  state: PasswordResetState;

  readonly #token: string | undefined;
  readonly #parts: PasswordResetParts;

  /** With the token of a link she chooses the password at once. */
  constructor(token: string | undefined, parts: PasswordResetParts) {
    this.#token = token;
    this.#parts = parts;
    this.state = { step: token === undefined ? 'forgot' : 'new-password', error: undefined };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async sendLink(email: string, language: Language): Promise<void> {
    if (this.state.step !== 'forgot') return;
    this.#show({ step: 'sending' });
    const sent = await attempt(this.#parts.reporter, 'request password reset', () =>
      this.#parts.request.execute(email, language),
    );
    this.#show(
      sent.ok ? { step: 'link-sent', email: email.trim() } : { step: 'forgot', error: sent.error },
    );
  }

  async choose(password: string): Promise<void> {
    const token = this.#token;
    if (this.state.step !== 'new-password' || token === undefined) return;
    this.#show({ step: 'saving' });
    const saved = await attempt(this.#parts.reporter, 'reset password', () =>
      this.#parts.reset.execute(token, password),
    );
    if (saved.ok) return this.#show({ step: 'signed-in' });
    const { error } = saved;
    if (error.kind === 'code-needed') return this.#show({ step: 'saved' });
    this.#show(
      error.kind === 'link-invalid' ? { step: 'link-invalid' } : { step: 'new-password', error },
    );
  }

  /** Another link, after one that is of no use or did not arrive. */
  askAgain(): void {
    const { step } = this.state;
    if (step === 'link-invalid' || step === 'link-sent')
      this.#show({ step: 'forgot', error: undefined });
  }

  #show(state: PasswordResetState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
