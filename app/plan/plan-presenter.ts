import { makeAutoObservable, runInAction } from 'mobx';
import type { BuyInStore, BuyInStoreError } from '../../core/account/buy-in-store.ts';
import { allowedAt } from '../../core/domain/contract/allowed-at.ts';
import type { Plan } from '../../core/domain/contract/contract.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { ContractApi, KnownContract } from '../../core/ports/contract-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { Language } from '../../core/shared/language.ts';
import type { PlanDoing, PlanError, PlanNews, PlanState } from './plan-state.ts';

export interface PlanPresenterParts {
  readonly contracts: ContractApi;
  readonly clock: Clock;
  readonly reporter: Reporter;
  /** Inside the iOS app: there plans are bought in the App Store, never by card. */
  readonly store: Pick<BuyInStore, 'execute' | 'resume'> | undefined;
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

  /** What she bought before and has not arrived is brought to her account first. */
  async load(): Promise<void> {
    const { reporter, store } = this.#parts;
    const resumed = store && (await attempt(reporter, 'resume purchase', () => store.resume()));
    if (resumed?.ok && resumed.value) return this.lookForPayment();
    await this.#load('nothing');
    if (resumed?.ok === false) this.#refuse(resumed.error);
  }

  async #load(doing: PlanDoing): Promise<void> {
    const known = await attempt(this.#parts.reporter, 'contract', () =>
      this.#parts.contracts.contract(),
    );
    if (!known.ok) return this.#show({ step: 'failed', error: known.error });
    this.#show({ ...shown(known.value, this.#parts.store !== undefined), doing });
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
    this.#tell(this.#isPaid() ? 'paid' : 'not-paid-yet');
  }

  subscribe(plan: Plan, language: Language): Promise<void> {
    const { store } = this.#parts;
    if (store) return this.#buy(() => store.execute(plan));
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

  async #buy(buy: () => ReturnType<BuyInStore['execute']>): Promise<void> {
    if (this.state.step !== 'shown' || this.state.doing !== 'nothing') return;
    this.#now('buying');
    const bought = await attempt(this.#parts.reporter, 'buy in the App Store', buy);
    if (!bought.ok) return this.#refuse(bought.error);
    return this.lookForPayment();
  }

  #refuse(error: ApiError | BuyInStoreError | Unexpected): void {
    if (this.state.step !== 'shown') return;
    if (error.kind === 'store-cancelled') return this.#tell('not-bought');
    if (error.kind === 'not-attached') return this.#tell('not-attached');
    this.#fail(error);
  }

  #tell(news: PlanNews): void {
    if (this.state.step === 'shown') this.#show({ ...this.state, doing: 'nothing', news });
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

const shown = (known: KnownContract, isInStore: boolean): Shown => ({
  step: 'shown',
  known,
  isInStore,
  allowed: allowedAt(known.facts, known.now),
  doing: 'nothing',
  error: undefined,
  news: undefined,
});
