import { makeAutoObservable, runInAction } from 'mobx';
import type { FindForm, FindFormError, FoundForm } from '../../core/navigation/find-form.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import { coalesce } from '../../core/shared/coalesce.ts';

export type FormRedirectState =
  | { readonly step: 'finding' }
  | { readonly step: 'moving'; readonly found: FoundForm }
  | { readonly step: 'failed'; readonly error: FindFormError | Unexpected };

/** The way to a form outside the app. */
export class FormRedirectPresenter {
  state: FormRedirectState = { step: 'finding' };

  readonly #query: Readonly<Record<string, string>>;
  readonly #findForm: FindForm;
  readonly #reporter: Reporter;
  readonly #finding = coalesce(() => this.#find());

  constructor(query: Readonly<Record<string, string>>, findForm: FindForm, reporter: Reporter) {
    this.#query = query;
    this.#findForm = findForm;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A second call while the first is under way gets the same answer. */
  find(): Promise<void> {
    return this.#finding();
  }

  async #find(): Promise<void> {
    this.#show({ step: 'finding' });
    const found = await attempt(this.#reporter, 'find form', () =>
      this.#findForm.execute(this.#query),
    );
    this.#show(
      found.ok ? { step: 'moving', found: found.value } : { step: 'failed', error: found.error },
    );
  }

  #show(state: FormRedirectState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
