import { makeAutoObservable, runInAction } from 'mobx';
import type { ChangePassword } from '../../core/account/change-password.ts';
import type { ChangePasswordError, PasswordChange } from '../../core/ports/account-api.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';

export type PasswordChangeState =
  | {
      readonly step: 'filling';
      readonly error: ApiError | ChangePasswordError | Unexpected | undefined;
    }
  | { readonly step: 'changing' }
  | { readonly step: 'changed' };

/** Another password, for a learner who knows the present one. */
export class PasswordChangePresenter {
  state: PasswordChangeState = { step: 'filling', error: undefined };

  readonly #changePassword: ChangePassword;
  readonly #reporter: Reporter;

  constructor(changePassword: ChangePassword, reporter: Reporter) {
    this.#changePassword = changePassword;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async change(change: PasswordChange): Promise<void> {
    if (this.state.step !== 'filling') return;
    this.#show({ step: 'changing' });
    const changed = await attempt(this.#reporter, 'change password', () =>
      this.#changePassword.execute(change),
    );
    this.#show(changed.ok ? { step: 'changed' } : { step: 'filling', error: changed.error });
  }

  #show(state: PasswordChangeState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
