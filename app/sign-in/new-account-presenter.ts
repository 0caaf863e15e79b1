import { makeAutoObservable, runInAction } from 'mobx';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { NewAccount, Register, RegisterAndSignInError } from '../../core/sign-in/register.ts';

export type NewAccountState =
  | {
      readonly step: 'new-account';
      readonly error: RegisterAndSignInError | Unexpected | undefined;
    }
  | { readonly step: 'creating' }
  | { readonly step: 'signed-in' };

/** Making an account; a guest keeps with it what she did. */
export class NewAccountPresenter {
  state: NewAccountState = { step: 'new-account', error: undefined };
  readonly isGuest: boolean;

  readonly #register: Pick<Register, 'execute'>;
  readonly #reporter: Reporter;

  constructor(isGuest: boolean, register: Pick<Register, 'execute'>, reporter: Reporter) {
    this.isGuest = isGuest;
    this.#register = register;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async create(given: NewAccount): Promise<void> {
    if (this.state.step !== 'new-account') return;
    this.#show({ step: 'creating' });
    const created = await attempt(this.#reporter, 'register', () =>
      this.#register.execute(given, this.isGuest),
    );
    this.#show(created.ok ? { step: 'signed-in' } : { step: 'new-account', error: created.error });
  }

  #show(state: NewAccountState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
