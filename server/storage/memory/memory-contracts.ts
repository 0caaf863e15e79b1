import type { PaidBy, Subscription } from '../../../core/domain/contract/contract.ts';
import type { Contracts, KnownOfLearner, StoredContract } from '../../contracts/contracts.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryContracts implements Contracts {
  readonly #tables: MemoryTables;
  readonly #contracts: MemoryTables['contracts'];
  readonly #events: MemoryTables['paymentEvents'];

  constructor(tables: MemoryTables) {
    this.#tables = tables;
    this.#contracts = tables.contracts;
    this.#events = tables.paymentEvents;
  }

  async knownOf(learnerId: string): Promise<KnownOfLearner> {
    const purchase = this.#tables.learners.get(learnerId)?.appleTransactionId ?? '';
    return {
      contract: this.#contracts.get(learnerId),
      apple: this.#tables.appleStandings.get(purchase),
    };
  }

  async claimCheckout(learnerId: string, now: Date, until: Date): Promise<boolean> {
    const claimed = this.#tables.checkouts.get(learnerId);
    if (claimed && claimed.until > now) return false;
    this.#tables.checkouts.set(learnerId, { learnerId, until });
    return true;
  }

  async releaseCheckout(learnerId: string, until: Date): Promise<void> {
    const claimed = this.#tables.checkouts.get(learnerId);
    if (claimed && +claimed.until === +until) this.#tables.checkouts.delete(learnerId);
  }

  async of(learnerId: string): Promise<StoredContract | undefined> {
    return this.#contracts.get(learnerId);
  }

  async ofCustomer(customerId: string): Promise<StoredContract | undefined> {
    return [...this.#contracts.values()].find((one) => one.customerId === customerId);
  }

  async beginTrial(learnerId: string, at: Date): Promise<Date> {
    const before = this.#orNew(learnerId);
    const trialStartedAt = before.trialStartedAt ?? at;
    this.#contracts.set(learnerId, { ...before, trialStartedAt });
    return trialStartedAt;
  }

  async setCustomer(learnerId: string, given: string, instead?: string): Promise<string> {
    const before = this.#orNew(learnerId);
    const isKept = before.customerId !== undefined && before.customerId !== instead;
    const customerId = isKept ? before.customerId : given;
    this.#contracts.set(learnerId, { ...before, customerId });
    return customerId;
  }

  async put(
    learnerId: string,
    paidBy: PaidBy,
    subscription: Subscription | undefined,
    version: number,
  ): Promise<boolean> {
    const before = this.#contracts.get(learnerId);
    if (before?.version !== version) return false;
    const others = before.subscriptions.filter((one) => one.paidBy !== paidBy);
    this.#contracts.set(learnerId, {
      ...before,
      subscriptions: subscription ? [...others, subscription] : others,
      version: version + 1,
    });
    return true;
  }

  async trialsToTell(from: Date, before: Date): Promise<readonly string[]> {
    return [...this.#contracts.values()].flatMap(({ learnerId, trialStartedAt: at }) =>
      at && at >= from && at < before && !this.#tables.toldTrials.has(learnerId) ? [learnerId] : [],
    );
  }

  async noteTrialTold(learnerId: string, at: Date): Promise<void> {
    this.#tables.toldTrials.set(learnerId, { learnerId, at });
  }

  async customers(after: string, limit: number): Promise<readonly string[]> {
    return [...this.#contracts.values()]
      .flatMap(({ customerId }) => customerId ?? [])
      .filter((id) => id > after)
      .toSorted()
      .slice(0, limit);
  }

  async forgetCustomers(beginning: string): Promise<void> {
    for (const [learnerId, one] of this.#contracts) {
      if (one.customerId?.startsWith(beginning) !== true) continue;
      const subscriptions = one.subscriptions.filter(({ paidBy }) => paidBy !== 'card');
      this.#contracts.set(learnerId, { ...one, customerId: undefined, subscriptions });
    }
  }

  async knowsEvent(id: string): Promise<boolean> {
    return this.#events.has(id);
  }

  async noteEvent(id: string, at: Date): Promise<boolean> {
    if (this.#events.has(id)) return false;
    this.#events.set(id, at);
    return true;
  }

  async forgetEvents(before: Date): Promise<void> {
    for (const [id, at] of this.#events) if (at < before) this.#events.delete(id);
  }

  #orNew(learnerId: string): StoredContract {
    const fresh = { learnerId, trialStartedAt: undefined, customerId: undefined };
    return this.#contracts.get(learnerId) ?? { ...fresh, subscriptions: [], version: 0 };
  }
}
