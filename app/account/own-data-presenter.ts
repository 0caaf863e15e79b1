import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountApi } from '../../core/ports/account-api.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { FileSaver } from '../../core/ports/file-saver.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { ProofPresenter } from './proof-presenter.ts';

export type OwnDataState =
  | { readonly step: 'idle' }
  | { readonly step: 'preparing' }
  | { readonly step: 'saved' }
  | { readonly step: 'failed'; readonly error: ApiError | Unexpected };

const NAME = 'oz.zip';

export interface OwnDataPresenterParts {
  readonly account: Pick<AccountApi, 'exportData'>;
  /** Loaded when there is something to save. */
  readonly files: () => Promise<FileSaver>;
  readonly proof: ProofPresenter;
  readonly reporter: Reporter;
}

/** Taking out everything that is kept of her. */
export class OwnDataPresenter {
  state: OwnDataState = { step: 'idle' };

  readonly proof: ProofPresenter;
  readonly #parts: OwnDataPresenterParts;

  constructor(parts: OwnDataPresenterParts) {
    this.#parts = parts;
    this.proof = parts.proof;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async download(): Promise<void> {
    if (this.state.step === 'preparing') return;
    this.#show({ step: 'preparing' });
    const { account, files, reporter } = this.#parts;
    const saved = await this.proof.proving(() =>
      attempt(reporter, 'download own data', async () => {
        const exported = await account.exportData();
        if (exported.ok) await (await files()).save(NAME, exported.value);
        return exported;
      }),
    );
    if (!saved) this.#show({ step: 'idle' });
    else this.#show(saved.ok ? { step: 'saved' } : { step: 'failed', error: saved.error });
  }

  #show(state: OwnDataState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
