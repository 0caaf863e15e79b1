import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { EmailTaken } from '../../core/ports/auth-api.ts';
import type { MailLinksApi } from '../../core/ports/mail-links-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';

export type EmailConfirmationState =
  | { readonly step: 'confirming' }
  | { readonly step: 'confirmed'; readonly email: string }
  /** She is not signed in here, and shows otherwise that the account is hers. */
  | { readonly step: 'password'; readonly isWrong: boolean }
  | { readonly step: 'link-invalid' }
  | { readonly step: 'failed'; readonly error: ApiError | EmailTaken | Unexpected };

/** The link in the mail that says the email is hers; it is good for one use. */
export class EmailConfirmationPresenter {
  state: EmailConfirmationState = { step: 'confirming' };

  readonly #token: string;
  readonly #links: MailLinksApi;
  readonly #reporter: Reporter;
  #asking: Promise<void> | undefined;

  constructor(token: string, links: MailLinksApi, reporter: Reporter) {
    this.#token = token;
    this.#links = links;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  confirm(): Promise<void> {
    this.#asking ??= this.#confirm();
    return this.#asking;
  }

  /** Only what failed is asked again. */
  async retry(): Promise<void> {
    if (this.state.step !== 'failed') return;
    this.#show({ step: 'confirming' });
    this.#asking = this.#confirm();
    await this.#asking;
  }

  async givePassword(password: string): Promise<void> {
    if (this.state.step !== 'password') return;
    this.#show({ step: 'confirming' });
    await this.#confirm(password);
  }

  async #confirm(password?: string): Promise<void> {
    if (this.#token === '') return this.#show({ step: 'link-invalid' });
    const confirmed = await attempt(this.#reporter, 'confirm email', () =>
      this.#links.confirmEmail(this.#token, password),
    );
    if (confirmed.ok) return this.#show({ step: 'confirmed', email: confirmed.value });
    const { error } = confirmed;
    switch (error.kind) {
      case 'link-invalid':
        return this.#show({ step: 'link-invalid' });
      case 'password-needed':
      case 'wrong-password':
        return this.#show({ step: 'password', isWrong: error.kind === 'wrong-password' });
      default:
        return this.#show({ step: 'failed', error });
    }
  }

  #show(state: EmailConfirmationState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
