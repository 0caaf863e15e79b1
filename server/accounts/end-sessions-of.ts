import { randomUUID } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';

type EndSessionsParts = Pick<Storage, 'learners' | 'sessions' | 'deviceTokens' | 'securityRecord'>;

/**
 * Signs a learner out everywhere, for her operator; servers that run know it within a second. `who` is her id or her
 * email. It is written into the security record. How many sessions were ended; undefined where there is no such learner.
 */
export async function endSessionsOf(
  { learners, sessions, deviceTokens, securityRecord }: EndSessionsParts,
  who: string,
  now: Date,
): Promise<number | undefined> {
  const learner = (await learners.ofId(who)) ?? (await learners.ofEmail(who));
  if (!learner) return undefined;
  const learnerId = learner.id;
  const ended = await sessions.end({ learnerId }, now);
  await deviceTokens.keepOf(learnerId, []);
  await securityRecord.add({
    id: randomUUID(),
    at: now,
    kind: 'operator-acted',
    learnerId,
    address: undefined,
    subject: 'devices',
  });
  return ended.length;
}
