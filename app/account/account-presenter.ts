import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountApi, Learner } from '../../core/ports/account-api.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { EmailTaken } from '../../core/ports/auth-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import { coalesce } from '../../core/shared/coalesce.ts';
import type { Language } from '../../core/shared/language.ts';
import type { Result } from '../../core/shared/result.ts';
import type { ProofPresenter } from './proof-presenter.ts';

export type AccountState =
  | { readonly step: 'loading' }
  | { readonly step: 'shown'; readonly learner: Learner; readonly link: LinkState }
  | { readonly step: 'failed'; readonly error: ApiError | Unexpected };

/** The link that confirms her email, sent once more. */
export type LinkState =
  | { readonly step: 'idle' }
  | { readonly step: 'sending' }
  | { readonly step: 'sent' }
  | { readonly step: 'refused'; readonly error: ApiError | EmailTaken | Unexpected };

/** Who the learner is, as the server knows her. */
export class AccountPresenter {
  state: AccountState = { step: 'loading' };

  readonly #account: AccountApi;
  readonly #reporter: Reporter;
  readonly #loading = coalesce(() => this.#load());

  readonly proof: ProofPresenter;

  constructor(account: AccountApi, proof: ProofPresenter, reporter: Reporter) {
    this.proof = proof;
    this.#account = account;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A second call while the first is under way waits for the same answer. */
  load(): Promise<void> {
    return this.#loading();
  }

  async sendLinkAgain(language: Language): Promise<void> {
    const { state } = this;
    if (state.step !== 'shown' || state.link.step === 'sending') return;
    const { learner } = state;
    const { email } = learner;
    if (email === undefined) return;
    this.#show({ step: 'shown', learner, link: { step: 'sending' } });
    const sent = await this.proof.proving(() =>
      attempt(this.#reporter, 'send confirmation again', () =>
        this.#account.requestRegisterEmail(email, language),
      ),
    );
    this.#show({ step: 'shown', learner, link: linkAfter(sent) });
  }

  async #load(): Promise<void> {
    const me = await attempt(this.#reporter, 'account', () => this.#account.me());
    this.#show(
      me.ok
        ? { step: 'shown', learner: me.value, link: { step: 'idle' } }
        : { step: 'failed', error: me.error },
    );
  }

  #show(state: AccountState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}

const linkAfter = (
  sent: Result<void, ApiError | EmailTaken | Unexpected> | undefined,
): LinkState => {
  if (!sent) return { step: 'idle' };
  return sent.ok ? { step: 'sent' } : { step: 'refused', error: sent.error };
};
