import type { Contracts } from '../contracts/contracts.ts';
import type { Learners } from '../accounts/learners.ts';
import type { PaymentEvent, Payments } from './payments.ts';

/** What of the provider is asked to follow it. */
export type Followed = Pick<Payments, 'subscriptionOf' | 'learnerOf' | 'eventsSince'>;

interface FollowPaymentsParts {
  readonly payments: Followed;
  readonly contracts: Contracts;
  readonly learners: Pick<Learners, 'ofId'>;
  readonly now: () => Date;
}

export interface Reconciled {
  /** Events that never came. */
  readonly lost: readonly string[];
  /** Customers of whom something else was kept than is so. */
  readonly mended: readonly string[];
  /** Customers who could not be asked about. */
  readonly failed: readonly string[];
}

/** Others may keep what they asked for at the same moment; so often in a row it is no accident. */
const MOST_TRIES = 20;
const AT_A_TIME = 100;
const MOST_FAILURES = 10;
/** The provider forgets events after thirty days. */
const REMEMBERED_DAYS = 60;
const DAY_MS = 86_400_000;
/** For which lost events are looked for: as long as a server may have been away, and the nights between. */
const LOOKED_BACK_DAYS = 7;

/** Keeps what the provider of payments says, and never what an event, or a browser that comes back, says. */
export class FollowPayments {
  readonly #parts: FollowPaymentsParts;

  constructor(parts: FollowPaymentsParts) {
    this.#parts = parts;
  }

  /** Throws where the provider cannot be asked: the event is then as if it had not come. */
  async receive({ id, customerId }: PaymentEvent): Promise<void> {
    const { contracts, now } = this.#parts;
    if (await contracts.knowsEvent(id)) return;
    if (customerId !== undefined) await this.follow(customerId);
    await contracts.noteEvent(id, now());
  }

  /** Asks what is so, and keeps it; tells whether something else was kept. */
  async follow(customerId: string): Promise<boolean> {
    const { payments, contracts } = this.#parts;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const before = (await contracts.ofCustomer(customerId)) ?? (await this.#adopt(customerId));
      if (!before) return false;
      const { learnerId, version, subscriptions } = before;
      // Asked after the version was read: what is kept in the meantime may be newer.
      const now = await payments.subscriptionOf(customerId);
      if (await contracts.put(learnerId, 'card', now, version)) {
        const kept = subscriptions.find(({ paidBy }) => paidBy === 'card');
        return JSON.stringify(kept) !== JSON.stringify(now);
      }
    }
    throw new Error('What is kept of a contract changes all the time');
  }

  /** Hears what was lost, and looks at every customer. */
  async reconcile(): Promise<Reconciled> {
    const { payments, contracts, now } = this.#parts;
    const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
    const lost: PaymentEvent[] = [];
    for await (const event of payments.eventsSince(daysAgo(LOOKED_BACK_DAYS)))
      if (!(await contracts.knowsEvent(event.id))) lost.push(event);
    const [mended, failed]: [string[], string[]] = [[], []];
    let after = '';
    for (;;) {
      const customers = await contracts.customers(after, AT_A_TIME);
      for (const id of customers) {
        try {
          if (await this.follow(id)) mended.push(id);
        } catch (error) {
          failed.push(id);
          // One is a trouble of its own; so many are one of the provider.
          if (failed.length >= MOST_FAILURES) throw error;
        }
      }
      const last = customers.at(-1);
      if (last === undefined) break;
      after = last;
    }
    for (const event of lost) await this.receive(event);
    await contracts.forgetEvents(daysAgo(REMEMBERED_DAYS));
    return { lost: lost.map(({ id }) => id), mended, failed };
  }

  /** A customer whose name was not kept, because the answer that named her never arrived. */
  async #adopt(customerId: string) {
    const { payments, contracts, learners } = this.#parts;
    const learnerId = await payments.learnerOf(customerId);
    if (learnerId === undefined || !(await learners.ofId(learnerId))) return undefined;
    await contracts.setCustomer(learnerId, customerId);
    // Where she has another name by now, this one stays unknown.
    return contracts.ofCustomer(customerId);
  }
}
