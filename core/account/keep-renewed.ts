import type { Session, SessionStore } from '../ports/session-store.ts';
import { ok, type Result } from '../shared/result.ts';
import { learnerOf } from '../sign-in/learner-of.ts';

/** Keeps the new tokens of her session that come of a fresh proof. */
export async function keepRenewed<E>(
  store: SessionStore,
  prove: () => Promise<Result<Session, E>>,
): Promise<Result<void, E>> {
  const learner = learnerOf(store);
  const renewed = await prove();
  if (!renewed.ok) return renewed;
  // Meanwhile she may have signed out, or another learner in: that session is not to be replaced.
  if (learner !== undefined && learnerOf(store) === learner) store.save(renewed.value);
  return ok(undefined);
}
