import { randomUUID } from 'node:crypto';
import type { MailPost } from '../mail/mail-room.ts';
import type { Storage } from '../storage/storage.ts';

interface EndOneTimeCodesParts extends Pick<
  Storage,
  'learners' | 'oneTimeSecrets' | 'recoveryCodes' | 'securityRecord'
> {
  readonly post: MailPost;
}

/**
 * Turns one-time codes off for a learner who lost what makes them, for her operator, who has to be sure that it is she. `who` is
 * her id or her email. It is written into the security record and mailed to her. False where she has none; undefined where
 * there is no such learner.
 */
export async function endOneTimeCodesOf(
  { learners, oneTimeSecrets, recoveryCodes, securityRecord, post }: EndOneTimeCodesParts,
  who: string,
  now: Date,
): Promise<boolean | undefined> {
  const learner = (await learners.ofId(who)) ?? (await learners.ofEmail(who));
  if (!learner) return undefined;
  const { id: learnerId, email, language } = learner;
  if (!(await oneTimeSecrets.remove(learnerId))) return false;
  await recoveryCodes.replace(learnerId, []);
  await securityRecord.add({
    id: randomUUID(),
    at: now,
    kind: 'operator-acted',
    learnerId,
    address: undefined,
    subject: 'one-time-codes-off',
  });
  if (email !== undefined) await post.post({ kind: 'one-time-codes-off', email, language });
  return true;
}
