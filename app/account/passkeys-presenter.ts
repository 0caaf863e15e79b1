import { makeAutoObservable, runInAction } from 'mobx';
import type { AddPasskey, AddPasskeyError } from '../../core/account/add-passkey.ts';
import type { PasswordNeeded } from '../../core/ports/account-api.ts';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { Passkey, PasskeysApi } from '../../core/ports/passkeys-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { ProofPresenter } from './proof-presenter.ts';

type PasskeysError = Exclude<AddPasskeyError, PasswordNeeded> | NotFound | Unexpected;

export type PasskeysState =
  | { readonly step: 'loading' }
  | {
      readonly step: 'shown';
      readonly passkeys: readonly Passkey[];
      /** Whether this device can make one. */
      readonly isPossible: boolean;
      /** What is under way: `adding`, or the id of the passkey that is named or removed. */
      readonly doing: string | undefined;
      readonly error: PasskeysError | undefined;
    }
  | { readonly step: 'failed'; readonly error: ApiError | Unexpected };

interface PasskeysParts {
  readonly passkeys: Pick<PasskeysApi, 'list' | 'rename' | 'remove'>;
  readonly add: Pick<AddPasskey, 'execute' | 'isPossible'>;
  readonly proof: ProofPresenter;
  readonly reporter: Reporter;
}

/** The passkeys of a learner: one more, another name, one less. */
export class PasskeysPresenter {
  state: PasskeysState = { step: 'loading' };
  readonly proof: ProofPresenter;

  readonly #parts: PasskeysParts;

  constructor(parts: PasskeysParts) {
    this.proof = parts.proof;
    this.#parts = parts;
    makeAutoObservable(this, { proof: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    const { add, reporter } = this.#parts;
    const [passkeys, isPossible] = await Promise.all([
      this.#list(),
      attempt(reporter, 'passkeys', async () => ok(await add.isPossible())),
    ]);
    this.#show(
      passkeys.ok
        ? {
            step: 'shown',
            passkeys: passkeys.value,
            isPossible: isPossible.ok && isPossible.value,
            doing: undefined,
            error: undefined,
          }
        : { step: 'failed', error: passkeys.error },
    );
  }

  async add(): Promise<void> {
    await this.#doing('adding', () =>
      this.proof.proving(() => attempt(this.#parts.reporter, 'add passkey', () => this.#add())),
    );
  }

  async rename(id: string, name: string): Promise<void> {
    const { passkeys, reporter } = this.#parts;
    await this.#doing(id, () =>
      attempt(reporter, 'rename passkey', () => passkeys.rename(id, name)),
    );
  }

  async remove(id: string): Promise<void> {
    const { passkeys, reporter } = this.#parts;
    await this.#doing(id, () =>
      this.proof.proving(() => attempt(reporter, 'remove passkey', () => passkeys.remove(id))),
    );
  }

  async #doing(
    what: string,
    run: () => Promise<Result<unknown, PasskeysError> | undefined>,
  ): Promise<void> {
    const { state } = this;
    if (state.step !== 'shown' || state.doing !== undefined) return;
    this.#show({ ...state, doing: what, error: undefined });
    const done = await run();
    const error = done && !done.ok ? done.error : undefined;
    const listed = done ? await this.#list() : undefined;
    const passkeys = listed?.ok ? listed.value : state.passkeys;
    // That she thought better of it needs no word.
    const isSaid = error?.kind !== 'passkey-cancelled';
    this.#show({ ...state, passkeys, doing: undefined, error: isSaid ? error : undefined });
  }

  #add() {
    return this.#parts.add.execute();
  }

  #list() {
    return attempt(this.#parts.reporter, 'passkeys', () => this.#parts.passkeys.list());
  }

  #show(state: PasskeysState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
