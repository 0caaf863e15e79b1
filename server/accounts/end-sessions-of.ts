import type { Storage } from '../storage/storage.ts';

/**
 * Signs a learner out everywhere, for her operator; servers that run know it within a second. `who` is her id or her
 * email. How many sessions were ended; undefined where there is no such learner.
 */
export async function endSessionsOf(
  { learners, sessions }: Pick<Storage, 'learners' | 'sessions'>,
  who: string,
  now: Date,
): Promise<number | undefined> {
  const learner = (await learners.ofId(who)) ?? (await learners.ofEmail(who));
  if (!learner) return undefined;
  return (await sessions.end({ learnerId: learner.id }, now)).length;
}
