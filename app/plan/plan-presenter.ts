import { makeAutoObservable, runInAction } from 'mobx';
import { allowedAt } from '../../core/domain/contract/allowed-at.ts';
import type { Plan } from '../../core/domain/contract/contract.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { ContractApi, KnownContract } from '../../core/ports/contract-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt } from '../../core/shared/attempt.ts';
import type { Language } from '../../core/shared/language.ts';
import type { PlanDoing, PlanError, PlanState } from './plan-state.ts';

export interface PlanPresenterParts {
  readonly contracts: ContractApi;
  readonly clock: Clock;
  readonly reporter: Reporter;
  /** Leads to a page outside of the app. */
  readonly leave: (url: string) => void;
}

type Shown = Extract<PlanState, { step: 'shown' }>;

/** The provider tells the server of a payment within seconds, as a rule. */
const LOOKS = 8;
const LOOK_EVERY_MS = 2_000;

/** Her contract, what is next and when, and what she can do about it. */
export class PlanPresenter {
  state: PlanState = { step: 'loading' };

  readonly #parts: PlanPresenterParts;

  constructor(parts: PlanPresenterParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  load(): Promise<void> {
    return this.#load('nothing');
  }

  async #load(doing: PlanDoing): Promise<void> {
    const known = await attempt(this.#parts.reporter, 'contract', () =>
      this.#parts.contracts.contract(),
    );
    if (!known.ok) return this.#show({ step: 'failed', error: known.error });
    this.#show({ ...shown(known.value), doing });
  }

  /** After she came back from paying, which says nothing of the payment: the server is asked for a while. */
  async lookForPayment(): Promise<void> {
    await this.#load('looking');
    for (let looks = 1; looks < LOOKS && !this.#isPaid(); looks++) {
      if (this.state.step !== 'shown') return;
      await new Promise<void>((resolve) => {
        this.#parts.clock.after(LOOK_EVERY_MS, resolve);
      });
      await this.#load('looking');
    }
    if (this.state.step === 'shown')
      this.#show({
        ...this.state,
        doing: 'nothing',
        news: this.#isPaid() ? 'paid' : 'not-paid-yet',
      });
  }

  subscribe(plan: Plan, language: Language): Promise<void> {
    return this.#leave(() => this.#parts.contracts.openCheckout(plan, language));
  }

  openPortal(language: Language): Promise<void> {
    return this.#leave(() => this.#parts.contracts.openPortal(language));
  }

  ask(): void {
    if (this.state.step === 'shown' && this.state.doing === 'nothing') this.#now('asking');
  }

  keep(): void {
    if (this.state.step === 'shown' && this.state.doing === 'asking') this.#now('nothing');
  }

  async cancel(): Promise<void> {
    const { state } = this;
    if (state.step !== 'shown' || state.doing !== 'asking') return;
    this.#now('cancelling');
    const cancelled = await attempt(this.#parts.reporter, 'cancel contract', () =>
      this.#parts.contracts.cancel(),
    );
    if (!cancelled.ok) return this.#fail(cancelled.error);
    await this.load();
    if (this.state.step === 'shown') this.#show({ ...this.state, news: 'cancelled' });
  }

  async #leave(open: () => ReturnType<ContractApi['openCheckout']>): Promise<void> {
    if (this.state.step !== 'shown' || this.state.doing !== 'nothing') return;
    this.#now('opening');
    const opened = await attempt(this.#parts.reporter, 'open payments', open);
    if (!opened.ok) return this.#fail(opened.error);
    this.#parts.leave(opened.value);
    // Where it opened beside the app, she goes on here.
    this.#now('nothing');
  }

  #isPaid(): boolean {
    return this.state.step === 'shown' && this.state.allowed.contract.kind === 'active';
  }

  #now(doing: PlanDoing): void {
    if (this.state.step === 'shown')
      this.#show({ ...this.state, doing, error: undefined, news: undefined });
  }

  #fail(error: PlanError): void {
    if (this.state.step === 'shown') this.#show({ ...this.state, doing: 'nothing', error });
  }

  #show(state: PlanState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}

const shown = (known: KnownContract): Shown => ({
  step: 'shown',
  known,
  allowed: allowedAt(known.facts, known.now),
  doing: 'nothing',
  error: undefined,
  news: undefined,
});
