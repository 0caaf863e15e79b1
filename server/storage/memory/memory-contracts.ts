import type { PaidBy, Subscription } from '../../../core/domain/contract/contract.ts';
import type { Contracts, StoredContract } from '../../contracts/contracts.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryContracts implements Contracts {
  readonly #contracts: MemoryTables['contracts'];
  readonly #events: MemoryTables['paymentEvents'];

  constructor({ contracts, paymentEvents }: MemoryTables) {
    this.#contracts = contracts;
    this.#events = paymentEvents;
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

  async setCustomer(learnerId: string, given: string): Promise<string> {
    const before = this.#orNew(learnerId);
    const customerId = before.customerId ?? given;
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

  async trialsBegun(from: Date, before: Date): Promise<readonly string[]> {
    return [...this.#contracts.values()].flatMap(({ learnerId, trialStartedAt: at }) =>
      at && at >= from && at < before ? [learnerId] : [],
    );
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
