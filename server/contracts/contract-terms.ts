/** What an operator asks of learners. */
export interface ContractTerms {
  readonly isNeeded: boolean;
  readonly trialDays: number;
}

export const USUAL_TRIAL_DAYS = 14;

/** Everything is open to everyone. */
export const FREE: ContractTerms = { isNeeded: false, trialDays: USUAL_TRIAL_DAYS };
