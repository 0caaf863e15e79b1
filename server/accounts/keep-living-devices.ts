import type { DeviceTokens } from './device-tokens.ts';
import type { KeptSession, KeptSessions } from './kept-sessions.ts';

export async function livingSessions(
  kept: Pick<KeptSessions, 'ofLearner'>,
  learnerId: string,
  now: Date,
): Promise<readonly KeptSession[]> {
  return (await kept.ofLearner(learnerId)).filter(({ expiresAt }) => expiresAt > now);
}

/** Nothing of hers is pushed any more to where she is not signed in. */
export async function keepLivingDevices(
  devices: Pick<DeviceTokens, 'keepOf'>,
  kept: Pick<KeptSessions, 'ofLearner'>,
  learnerId: string,
  now: Date,
): Promise<void> {
  const living = await livingSessions(kept, learnerId, now);
  await devices.keepOf(
    learnerId,
    living.map(({ id }) => id),
  );
}
