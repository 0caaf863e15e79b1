import type { Assembled } from '../assemble.ts';
import type { Config } from '../config.ts';
import { tellEndingTrials } from './tell-ending-trials.ts';
import type { Sentence } from '../logging/sentences.ts';
import { reconcilePayments } from '../payments/reconcile-payments.ts';

type Contracted = Pick<
  Assembled,
  'contracts' | 'learnerContracts' | 'followPayments' | 'askToPush'
>;

/** What is done about contracts once a night: the provider is asked what is so, and ending trials are told of. */
export async function workOnContracts(
  parts: Contracted,
  { contract: terms }: Pick<Config, 'contract'>,
  warn: (fact: unknown, where: Sentence) => void,
): Promise<void> {
  await reconcilePayments(parts.followPayments, terms.isNeeded, warn);
  await tellEndingTrials({ ...parts, terms });
}
