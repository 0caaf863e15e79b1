import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountApi } from '../../core/ports/account-api.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { SignInCode } from '../../core/ports/auth-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { SignInWithCode } from '../../core/sign-in/sign-in-with-code.ts';

export type CodeSignInState =
  | {
      readonly step: 'asking';
      readonly isBusy: boolean;
      readonly error: ApiError | Unexpected | undefined;
    }
  /** Whose account it is can't be known before the code is used: then it is said. */
  | { readonly step: 'signed-in'; readonly email: string | undefined }
  | { readonly step: 'signed-in-already' }
  /** The link has expired, was used, or is not all there. */
  | { readonly step: 'refused' };

export interface CodeSignInParts {
  readonly given: SignInCode | undefined;
  readonly isSignedIn: boolean;
  readonly signIn: Pick<SignInWithCode, 'execute'>;
  readonly account: Pick<AccountApi, 'me'>;
  readonly reporter: Reporter;
}

/**
 * The link that another device of hers shows. Opening it does nothing: a link that others sent would sign her in to an
 * account of theirs, and for the same reason it does not take the place of a session.
 */
export class CodeSignInPresenter {
  state: CodeSignInState;

  readonly #parts: CodeSignInParts;

  constructor(parts: CodeSignInParts) {
    this.#parts = parts;
    this.state = firstOf(parts);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async signIn(): Promise<void> {
    const { given, signIn, account, reporter } = this.#parts;
    if (this.state.step !== 'asking' || this.state.isBusy || !given) return;
    this.#show({ step: 'asking', isBusy: true, error: undefined });
    const signedIn = await attempt(reporter, 'sign in with code', () => signIn.execute(given));
    if (signedIn.ok) {
      const me = await attempt(reporter, 'account', () => account.me());
      return this.#show({ step: 'signed-in', email: me.ok ? me.value.email : undefined });
    }
    const { error } = signedIn;
    this.#show(
      error.kind === 'code-refused'
        ? { step: 'refused' }
        : { step: 'asking', isBusy: false, error },
    );
  }

  #show(state: CodeSignInState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}

const firstOf = ({ given, isSignedIn }: CodeSignInParts): CodeSignInState => {
  if (isSignedIn) return { step: 'signed-in-already' };
  return given ? { step: 'asking', isBusy: false, error: undefined } : { step: 'refused' };
};
