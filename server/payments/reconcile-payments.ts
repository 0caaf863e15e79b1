import type { Sentence } from '../logging/sentences.ts';
import type { FollowPayments } from './follow-payments.ts';

/** Once a night. What keeps the provider from being asked keeps nothing else of the night from being done. */
export async function reconcilePayments(
  follow: FollowPayments,
  isNeeded: boolean,
  warn: (fact: unknown, where: Sentence) => void,
): Promise<void> {
  if (!isNeeded) return;
  try {
    const { lost, mended, failed } = await follow.reconcile();
    if (lost.length + mended.length + failed.length === 0) return;
    const found = {
      lostEvents: lost.length,
      mendedContracts: mended.length,
      unknownContracts: failed.length,
    };
    warn(found, 'contracts differed from what the provider of payments says');
  } catch (error) {
    warn(error, 'payments');
  }
}
