import { makeAutoObservable, runInAction } from 'mobx';
import type { HandOver, Handover } from '../../core/account/hand-over.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import { ok } from '../../core/shared/result.ts';
import type { CopyPresenter } from '../shell/copy-presenter.ts';
import type { ProofPresenter } from './proof-presenter.ts';

export type HandoverState =
  | {
      readonly step: 'ready';
      readonly isBusy: boolean;
      readonly error: ApiError | Unexpected | undefined;
    }
  | {
      readonly step: 'shown';
      readonly link: string;
      /** The same as a picture: a text for each row, `1` is dark. */
      readonly squares: readonly string[];
      readonly seconds: number;
    }
  | { readonly step: 'expired' };

export interface HandoverPresenterParts {
  readonly handOver: Pick<HandOver, 'execute'>;
  readonly linkOf: (given: Handover['given']) => string;
  readonly squaresOf: (text: string) => Promise<readonly string[]>;
  readonly clock: Pick<Clock, 'after'>;
  readonly copying: CopyPresenter;
  readonly proof: ProofPresenter;
  readonly reporter: Reporter;
}

/** A link with which she signs in on another device, while it is good. */
export class HandoverPresenter {
  state: HandoverState = { step: 'ready', isBusy: false, error: undefined };
  readonly proof: ProofPresenter;
  readonly copying: CopyPresenter;

  readonly #parts: HandoverPresenterParts;
  #cancel: () => void = () => {};

  constructor(parts: HandoverPresenterParts) {
    this.proof = parts.proof;
    this.copying = parts.copying;
    this.#parts = parts;
    makeAutoObservable(this, { proof: false, copying: false }, { autoBind: true });
  }

  async ask(): Promise<void> {
    const { state } = this;
    if (state.step === 'shown' || (state.step === 'ready' && state.isBusy)) return;
    this.#show({ step: 'ready', isBusy: true, error: undefined });
    const { handOver, linkOf, squaresOf, clock, reporter } = this.#parts;
    const asked = await this.proof.proving(() =>
      attempt(reporter, 'sign-in code', async () => {
        const issued = await handOver.execute();
        if (!issued.ok) return issued;
        const link = linkOf(issued.value.given);
        return ok({ link, squares: await squaresOf(link), seconds: issued.value.seconds });
      }),
    );
    if (!asked?.ok) return this.#show({ step: 'ready', isBusy: false, error: asked?.error });
    this.#show({ step: 'shown', ...asked.value });
    this.#cancel = clock.after(asked.value.seconds * 1000, () => this.#show({ step: 'expired' }));
  }

  /** She has done with it, or goes elsewhere: the link is shown no more. */
  leave(): void {
    this.#cancel();
    this.#show({ step: 'ready', isBusy: false, error: undefined });
  }

  #show(state: HandoverState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
