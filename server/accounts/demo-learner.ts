import { randomUUID } from 'node:crypto';
import type { Learners } from './learners.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** Somebody to look around as, on an Oz of one's own. */
export const DEMO_LEARNER = { email: 'demo@oz.example', password: 'Hello-Oz-2026' };

/** Her password is known to everybody: where nobody asked for her, one of an earlier start does not stay. */
export async function removeDemoLearner(learners: Learners): Promise<void> {
  const left = await learners.ofEmail(DEMO_LEARNER.email);
  if (left) await learners.remove(left.id);
}

/** She gets no mail: nobody reads hers. */
export async function ensureDemoLearner(
  learners: Learners,
  hasher: PasswordHasher,
  now: Date,
): Promise<void> {
  const { email, password } = DEMO_LEARNER;
  if (await learners.ofEmail(email)) return;
  const passwordHash = await hasher.hash(password);
  // Another server may be faster, which is as good.
  await learners.add({
    id: randomUUID(),
    email,
    passwordHash,
    emailConfirmedAt: now,
    createdAt: now,
  });
}
