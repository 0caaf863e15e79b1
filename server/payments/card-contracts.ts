import { contractAt, type Plan } from '../../core/domain/contract/contract.ts';
import type { Language } from '../../core/shared/language.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Learners } from '../accounts/learners.ts';
import type { Contracts } from '../contracts/contracts.ts';
import type { LearnerContracts } from '../contracts/learner-contracts.ts';
import type { FollowPayments } from './follow-payments.ts';
import type { Payments, Price } from './payments.ts';

interface CardContractsParts {
  readonly payments: Payments;
  readonly contracts: Contracts;
  readonly learnerContracts: LearnerContracts;
  readonly learners: Pick<Learners, 'ofId'>;
  readonly follow: FollowPayments;
  /** Where learners find the app, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Told why the provider could not be asked. */
  readonly onTrouble: (error: unknown) => void;
}

type Unavailable = { readonly kind: 'payment-unavailable' };
type NotOpened =
  | { readonly kind: 'not-found' | 'already-contracted' | 'account-needed' }
  | Unavailable;
type NotCancelled = { readonly kind: 'not-found' | 'cancellation-failed' };

const PLAN_PAGE = 'account/plan';

/** A server that died while it opened a page keeps her from another for so long. */
const LONGEST_OPENING_MS = 60_000;

/** What a learner does about a contract that she pays by card. */
export class CardContracts {
  readonly #parts: CardContractsParts;

  constructor(parts: CardContractsParts) {
    this.#parts = parts;
  }

  /** None where the provider cannot be asked, or nothing is to be paid. */
  async prices(isNeeded: boolean): Promise<readonly Price[]> {
    const { payments } = this.#parts;
    const found = isNeeded ? await this.#asked(() => payments.prices()) : ok([]);
    return found.ok ? found.value : [];
  }

  async openCheckout(
    learnerId: string,
    plan: Plan,
    language: Language,
  ): Promise<Result<string, NotOpened>> {
    const { learnerContracts, contracts } = this.#parts;
    if (learnerContracts.isFree) return fail({ kind: 'not-found' });
    const now = learnerContracts.now();
    const until = new Date(now.getTime() + LONGEST_OPENING_MS);
    if (!(await contracts.claimCheckout(learnerId, now, until)))
      return fail({ kind: 'payment-unavailable' });
    try {
      return await this.#open(learnerId, plan, language);
    } finally {
      await contracts.releaseCheckout(learnerId, until);
    }
  }

  /** One page for her at a time: the one before is closed, and what was paid at it asked for, before another is opened. */
  async #open(
    learnerId: string,
    plan: Plan,
    language: Language,
  ): Promise<Result<string, NotOpened>> {
    const { learnerContracts, learners, contracts, payments, follow } = this.#parts;
    const known = (await contracts.of(learnerId))?.customerId;
    if (known !== undefined) {
      const followed = await this.#asked(async () => {
        await payments.closePages(known);
        return follow.follow(known);
      });
      if (!followed.ok) return followed;
    }
    const facts = await learnerContracts.factsOf(learnerId);
    const { kind } = contractAt(facts, learnerContracts.now().getTime());
    if (kind !== 'trial' && kind !== 'ended') return fail({ kind: 'already-contracted' });
    const learner = await learners.ofId(learnerId);
    if (!learner || learner.isGuest) return fail({ kind: 'account-needed' });
    return this.#asked(async () => {
      // An operator may have removed her at the provider.
      const isKnown = known !== undefined && (await payments.learnerOf(known)) === learnerId;
      // What was given up here may still be retried there, and be charged beside the new one.
      if (isKnown) await payments.endUnpaid(known);
      const customerId = isKnown
        ? known
        : await contracts.setCustomer(
            learnerId,
            await payments.customerOf(learnerId, learner.email, known),
            known,
          );
      return payments.openCheckout({ ...this.#wish(customerId, language), plan });
    });
  }

  async openPortal(
    learnerId: string,
    language: Language,
  ): Promise<Result<string, Unavailable | { readonly kind: 'not-found' }>> {
    const { contracts, payments } = this.#parts;
    const customerId = (await contracts.of(learnerId))?.customerId;
    if (customerId === undefined) return fail({ kind: 'not-found' });
    return this.#asked(() => payments.openPortal(this.#wish(customerId, language)));
  }

  /** What is paid for runs out. */
  async cancel(learnerId: string): Promise<Result<undefined, NotCancelled>> {
    const { contracts, payments, follow } = this.#parts;
    const customerId = (await contracts.of(learnerId))?.customerId;
    if (customerId === undefined) return fail({ kind: 'not-found' });
    const cancelled = await this.#asked(async () => {
      const isCancelled = await payments.cancel(customerId);
      await follow.follow(customerId);
      return isCancelled;
    });
    if (!cancelled.ok) return fail({ kind: 'cancellation-failed' });
    return cancelled.value ? ok(undefined) : fail({ kind: 'not-found' });
  }

  /** Before her account goes: a learner who is gone must not be charged. */
  async endAll(learnerId: string): Promise<Result<undefined, Unavailable>> {
    const { contracts, payments } = this.#parts;
    const customerId = (await contracts.of(learnerId))?.customerId;
    if (customerId === undefined) return ok(undefined);
    return this.#asked(async () => {
      await payments.endNow(customerId);
      return undefined;
    });
  }

  async #asked<T>(ask: () => Promise<T>): Promise<Result<T, Unavailable>> {
    try {
      return ok(await ask());
    } catch (error) {
      this.#parts.onTrouble(error);
      return fail({ kind: 'payment-unavailable' });
    }
  }

  #wish = (customerId: string, language: Language) => ({
    customerId,
    language,
    returnUrl: `${this.#parts.publicUrl()}/${language}/${PLAN_PAGE}`,
  });
}
