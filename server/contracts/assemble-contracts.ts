import type { Learners } from '../accounts/learners.ts';
import { CardContracts } from '../payments/card-contracts.ts';
import { FollowPayments } from '../payments/follow-payments.ts';
import type { PreparedPayments } from '../payments/prepare-payments.ts';
import type { Contracts } from './contracts.ts';
import type { ContractTerms } from './contract-terms.ts';
import { LearnerContracts } from './learner-contracts.ts';

interface ContractsOutside extends PreparedPayments {
  readonly contractTerms: ContractTerms;
  readonly publicUrl: () => string;
  readonly onPaymentTrouble: (error: unknown) => void;
  readonly storage: {
    readonly contracts: Contracts;
    readonly learners: Learners;
  };
}

/** All that knows of contracts, plugged together. */
export function assembleContracts({
  contractTerms: terms,
  contractNow: now,
  payments,
  publicUrl,
  onPaymentTrouble: onTrouble,
  storage: { contracts, learners },
}: ContractsOutside) {
  const learnerContracts = new LearnerContracts({
    contracts,
    terms,
    now,
  });
  const followPayments = new FollowPayments({ payments, contracts, learners, now });
  const parts = { payments, contracts, learnerContracts, learners, follow: followPayments };
  return {
    contracts,
    learnerContracts,
    followPayments,
    cardContracts: new CardContracts({ ...parts, publicUrl, onTrouble }),
  };
}
