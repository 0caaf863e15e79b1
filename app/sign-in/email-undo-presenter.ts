import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { EmailTaken } from '../../core/ports/auth-api.ts';
import type { MailLinksApi } from '../../core/ports/mail-links-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';

export type EmailUndoState =
  | { readonly step: 'asking'; readonly error: ApiError | EmailTaken | Unexpected | undefined }
  | { readonly step: 'undoing' }
  | { readonly step: 'undone'; readonly email: string }
  | { readonly step: 'link-invalid' };

/** The link to the old email; nothing happens before she presses a button, for some mail services open links themselves. */
export class EmailUndoPresenter {
  state: EmailUndoState = { step: 'asking', error: undefined };

  readonly #token: string;
  readonly #links: Pick<MailLinksApi, 'undoEmailChange'>;
  readonly #reporter: Reporter;

  constructor(token: string, links: Pick<MailLinksApi, 'undoEmailChange'>, reporter: Reporter) {
    this.#token = token;
    this.#links = links;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async undo(): Promise<void> {
    if (this.state.step !== 'asking') return;
    this.#show({ step: 'undoing' });
    const undone = await attempt(this.#reporter, 'undo email change', () =>
      this.#links.undoEmailChange(this.#token),
    );
    if (undone.ok) return this.#show({ step: 'undone', email: undone.value });
    const { error } = undone;
    this.#show(
      error.kind === 'link-invalid' ? { step: 'link-invalid' } : { step: 'asking', error },
    );
  }

  #show(state: EmailUndoState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
