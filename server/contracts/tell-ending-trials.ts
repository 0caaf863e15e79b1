import type { AskToPush } from '../push/ask-to-push.ts';
import type { ContractTerms } from './contract-terms.ts';
import type { Contracts } from './contracts.ts';
import type { LearnerContracts } from './learner-contracts.ts';

interface TellEndingTrialsParts {
  readonly contracts: Pick<Contracts, 'trialsToTell' | 'noteTrialTold'>;
  readonly learnerContracts: Pick<LearnerContracts, 'allowed' | 'now'>;
  readonly terms: ContractTerms;
  readonly askToPush: Pick<AskToPush, 'tell'>;
}

const DAY_MS = 86_400_000;
/** Looked at once a night, a trial is in it once. */
const EARLIEST_DAYS = 3.5;
const LATEST_DAYS = 2.5;

/** Tells those whose trial ends in three days, and who have not subscribed; once, however often it is asked. */
export async function tellEndingTrials({
  contracts,
  learnerContracts,
  terms,
  askToPush,
}: TellEndingTrialsParts): Promise<void> {
  if (!terms.isNeeded) return;
  const now = learnerContracts.now().getTime();
  const begunAgo = (days: number) => new Date(now - (terms.trialDays - days) * DAY_MS);
  // A trial ends at midday, and so up to a day before or after as many days as it has.
  const some = await contracts.trialsToTell(begunAgo(LATEST_DAYS - 1), begunAgo(EARLIEST_DAYS + 1));
  for (const learnerId of some) {
    const { contract } = await learnerContracts.allowed(learnerId);
    if (contract.kind !== 'trial') continue;
    const days = (contract.endsAt - now) / DAY_MS;
    if (days <= LATEST_DAYS || days > EARLIEST_DAYS) continue;
    const key = new Date(contract.endsAt).toISOString();
    await askToPush.tell(learnerId, { kind: 'trial-ending' }, key);
    // The queue knows for an hour what was pushed; the work of a night may be begun anew hours later.
    await contracts.noteTrialTold(learnerId, new Date(now));
  }
}
