import { contractAt, type Contract, type ContractFacts } from './contract.ts';
import { monthsAfter } from './japan-calendar.ts';

/** From when her trial began; after them it is one on each day, which begins at 3:00 in Japan. */
const UNLIMITED_MONTHS = 2;

export interface Allowed {
  readonly contract: Contract;
  /** Whether she may use what a contract covers. */
  readonly mayStudy: boolean;
  /** Of speeches that are submitted. */
  readonly corrections: 'unlimited' | 'once-a-day' | 'none';
}

/** All that a contract allows at a moment (ms since 1970); both ends ask this, and nothing else. */
export function allowedAt(facts: ContractFacts, now: number): Allowed {
  const contract = contractAt(facts, now);
  const mayStudy = contract.kind !== 'ended';
  return { contract, mayStudy, corrections: mayStudy ? correctionsAt(facts, now) : 'none' };
}

function correctionsAt(facts: ContractFacts, now: number): Allowed['corrections'] {
  if (!facts.isNeeded) return 'unlimited';
  const limitedFrom = monthsAfter(facts.trialStartedAt ?? now, UNLIMITED_MONTHS);
  return now < limitedFrom ? 'unlimited' : 'once-a-day';
}
