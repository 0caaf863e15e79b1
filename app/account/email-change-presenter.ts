import { makeAutoObservable, runInAction } from 'mobx';
import type {
  RequestEmailChange,
  RequestEmailChangeError,
} from '../../core/account/request-email-change.ts';
import type { PasswordNeeded } from '../../core/ports/account-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { Language } from '../../core/shared/language.ts';
import type { ProofPresenter } from './proof-presenter.ts';

type EmailChangeError = Exclude<RequestEmailChangeError, PasswordNeeded> | Unexpected;

export type EmailChangeState =
  | { readonly step: 'filling'; readonly error: EmailChangeError | undefined }
  | { readonly step: 'sending' }
  | { readonly step: 'link-sent'; readonly email: string };

/** Another email, which is hers once she opens the link in it. */
export class EmailChangePresenter {
  state: EmailChangeState = { step: 'filling', error: undefined };

  readonly #requestEmailChange: RequestEmailChange;
  readonly #reporter: Reporter;

  readonly proof: ProofPresenter;

  constructor(requestEmailChange: RequestEmailChange, proof: ProofPresenter, reporter: Reporter) {
    this.proof = proof;
    this.#requestEmailChange = requestEmailChange;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async send(email: string, language: Language): Promise<void> {
    if (this.state.step !== 'filling') return;
    this.#show({ step: 'sending' });
    const sent = await this.proof.proving(() =>
      attempt(this.#reporter, 'request email change', () =>
        this.#requestEmailChange.execute(email, language),
      ),
    );
    if (sent?.ok) this.#show({ step: 'link-sent', email: email.trim() });
    else this.#show({ step: 'filling', error: sent?.error });
  }

  #show(state: EmailChangeState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
