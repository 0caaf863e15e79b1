import { randomUUID } from 'node:crypto';
import type { Accounts } from './accounts.ts';
import type { Learners } from './learners.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** An account to try Oz with on one's own machine. */
export const DEMO_LEARNER = { email: 'demo@oz.example', password: 'Hello-Oz-2026' };

/** Everyone knows her password: a server without a demo learner removes the one that an earlier start made. */
export async function removeDemoLearner(accounts: Accounts, learners: Learners): Promise<void> {
  const left = await learners.ofEmail(DEMO_LEARNER.email);
  if (left) await accounts.remove(left.id);
}

/** She gets no mail: her mailbox has no reader. */
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
