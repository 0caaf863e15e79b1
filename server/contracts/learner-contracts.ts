import { allowedAt, type Allowed } from '../../core/domain/contract/allowed-at.ts';
import type { ContractFacts, Subscription } from '../../core/domain/contract/contract.ts';
import type { Learners } from '../accounts/learners.ts';
import { subscriptionOf } from '../apple/apple-contract.ts';
import type { AppleSubscriptions } from '../apple/apple-subscriptions.ts';
import type { ContractTerms } from './contract-terms.ts';
import type { Contracts } from './contracts.ts';

interface LearnerContractsParts {
  readonly learners: Pick<Learners, 'ofId'>;
  readonly appleSubscriptions: Pick<AppleSubscriptions, 'of'>;
  readonly contracts: Pick<Contracts, 'of' | 'beginTrial'>;
  readonly terms: ContractTerms;
  /** The time by which contracts begin and end. */
  readonly now: () => Date;
}

/** What this Oz knows of a learner's contract, and what that allows now. */
export class LearnerContracts {
  readonly #parts: LearnerContractsParts;

  constructor(parts: LearnerContractsParts) {
    this.#parts = parts;
  }

  now(): Date {
    return this.#parts.now();
  }

  async factsOf(learnerId: string): Promise<ContractFacts> {
    const { contracts, terms } = this.#parts;
    const [kept, apple] = terms.isNeeded
      ? await Promise.all([contracts.of(learnerId), this.#appleOf(learnerId)])
      : [];
    return {
      isNeeded: terms.isNeeded,
      trialDays: terms.trialDays,
      trialStartedAt: kept?.trialStartedAt?.getTime(),
      subscriptions: [...(kept?.subscriptions ?? []), ...(apple ? [apple] : [])],
    };
  }

  /** Of the purchase she is known for. */
  async #appleOf(learnerId: string): Promise<Subscription | undefined> {
    const { learners, appleSubscriptions } = this.#parts;
    const purchase = (await learners.ofId(learnerId))?.appleTransactionId;
    const standing = purchase && (await appleSubscriptions.of(purchase));
    return standing ? subscriptionOf(standing) : undefined;
  }

  async allowed(learnerId: string): Promise<Allowed> {
    return allowedAt(await this.factsOf(learnerId), this.now().getTime());
  }

  /** Her trial begins with the first use of what a contract covers. */
  async mayStudy(learnerId: string): Promise<boolean> {
    const { contracts, terms } = this.#parts;
    if (!terms.isNeeded) return true;
    const facts = await this.factsOf(learnerId);
    if (facts.trialStartedAt === undefined) await contracts.beginTrial(learnerId, this.now());
    return allowedAt(facts, this.now().getTime()).mayStudy;
  }
}
