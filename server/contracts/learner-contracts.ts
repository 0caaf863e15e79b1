import { allowedAt, type Allowed } from '../../core/domain/contract/allowed-at.ts';
import type { ContractFacts } from '../../core/domain/contract/contract.ts';
import { subscriptionOf } from '../apple/apple-contract.ts';
import type { ContractTerms } from './contract-terms.ts';
import type { Contracts } from './contracts.ts';

interface LearnerContractsParts {
  readonly contracts: Pick<Contracts, 'knownOf' | 'beginTrial'>;
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

  /** Whether everything is open to everyone. */
  get isFree(): boolean {
    return !this.#parts.terms.isNeeded;
  }

  now(): Date {
    return this.#parts.now();
  }

  async factsOf(learnerId: string): Promise<ContractFacts> {
    const { contracts, terms } = this.#parts;
    const known = terms.isNeeded ? await contracts.knownOf(learnerId) : undefined;
    const { contract, apple } = known ?? {};
    return {
      isNeeded: terms.isNeeded,
      trialDays: terms.trialDays,
      trialStartedAt: contract?.trialStartedAt?.getTime(),
      subscriptions: [
        ...(contract?.subscriptions ?? []),
        ...(apple ? [subscriptionOf(apple)] : []),
      ],
    };
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
