import type { Accounts } from './accounts.ts';

/** Somebody to look around as, on an Oz of one's own. */
export const DEMO_LEARNER = { email: 'demo@oz.example', password: 'Hello-Oz-2026' };

export async function ensureDemoLearner(accounts: Accounts): Promise<void> {
  const made = await accounts.register(DEMO_LEARNER);
  if (!made.ok && made.error.kind !== 'email-taken') {
    throw new Error(`The demo learner was refused: ${made.error.kind}`);
  }
}
