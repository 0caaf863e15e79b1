import { makeAutoObservable, runInAction } from 'mobx';
import type { DeleteAccount } from '../../core/account/delete-account.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { PaymentUnavailable } from '../../core/ports/contract-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { ProofPresenter } from './proof-presenter.ts';

export type AccountDeletionState =
  | {
      readonly step: 'explaining';
      readonly error: ApiError | PaymentUnavailable | Unexpected | undefined;
    }
  | { readonly step: 'asking' }
  | { readonly step: 'deleting' }
  | { readonly step: 'deleted' };

/** Deleting the account: explained first, asked once more, and then done. */
export class AccountDeletionPresenter {
  state: AccountDeletionState = { step: 'explaining', error: undefined };

  readonly #deleteAccount: DeleteAccount;
  readonly #reporter: Reporter;

  readonly proof: ProofPresenter;

  constructor(deleteAccount: DeleteAccount, proof: ProofPresenter, reporter: Reporter) {
    this.proof = proof;
    this.#deleteAccount = deleteAccount;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  ask(): void {
    if (this.state.step === 'explaining') this.#show({ step: 'asking' });
  }

  keep(): void {
    if (this.state.step === 'asking') this.#show({ step: 'explaining', error: undefined });
  }

  async confirm(): Promise<void> {
    if (this.state.step !== 'asking') return;
    this.#show({ step: 'deleting' });
    const deleted = await this.proof.proving(() =>
      attempt(this.#reporter, 'delete account', () => this.#deleteAccount.execute()),
    );
    if (deleted?.ok) this.#show({ step: 'deleted' });
    else this.#show({ step: 'explaining', error: deleted?.error });
  }

  #show(state: AccountDeletionState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
