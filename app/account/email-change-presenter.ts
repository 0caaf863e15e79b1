import { makeAutoObservable, runInAction } from 'mobx';
import type {
  RequestEmailChange,
  RequestEmailChangeError,
} from '../../core/account/request-email-change.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { Language } from '../../core/shared/language.ts';

export type EmailChangeState =
  | { readonly step: 'filling'; readonly error: RequestEmailChangeError | Unexpected | undefined }
  | { readonly step: 'sending' }
  | { readonly step: 'link-sent'; readonly email: string };

/** Another email, which is hers once she opens the link in it. */
export class EmailChangePresenter {
  state: EmailChangeState = { step: 'filling', error: undefined };

  readonly #requestEmailChange: RequestEmailChange;
  readonly #reporter: Reporter;

  constructor(requestEmailChange: RequestEmailChange, reporter: Reporter) {
    this.#requestEmailChange = requestEmailChange;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async send(email: string, language: Language): Promise<void> {
    if (this.state.step !== 'filling') return;
    this.#show({ step: 'sending' });
    const sent = await attempt(this.#reporter, 'request email change', () =>
      this.#requestEmailChange.execute(email, language),
    );
    this.#show(
      sent.ok ? { step: 'link-sent', email: email.trim() } : { step: 'filling', error: sent.error },
    );
  }

  #show(state: EmailChangeState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
