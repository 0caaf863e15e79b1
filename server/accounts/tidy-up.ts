import type { Limits } from '../limits/limits.ts';
import { removeOldTakes } from '../records/remove-old-takes.ts';
import type { Files } from '../storage/files.ts';
import type { Storage } from '../storage/storage.ts';
import { KNOWN_MS } from './ended-sessions.ts';
import type { Guests } from './guests.ts';
import { keepLivingDevices } from './keep-living-devices.ts';

interface TidyUpParts {
  readonly storage: Storage;
  readonly limits: Limits;
  readonly guests: Guests;
  /** How long the security record goes back. */
  readonly securityDays: number;
  readonly files: Files;
  /** For how long recordings are kept. */
  readonly takesDays: number;
}

/** Apple posts the same for some days, until it is taken. */
const APPLE_DAYS = 60;

/** Forgets what can no longer be used. */
export async function tidyUp(
  { storage, limits, guests, securityDays, files, takesDays }: TidyUpParts,
  now: Date,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  await storage.securityRecord.removeBefore(daysAgo(securityDays));
  await storage.mailLinks.removeExpired(now);
  await storage.signInCodes.removeExpired(now);
  await storage.passkeyChallenges.removeExpired(now);
  await forgetExpiredSessions(storage, now);
  await storage.sessions.forgetEnded(new Date(now.getTime() - KNOWN_MS));
  await limits.removeExpired(now);
  await storage.appleSubscriptions.forgetNotifications(daysAgo(APPLE_DAYS));
  await guests.removeOld();
  await removeOldTakes({ ...storage, files }, daysAgo(takesDays));
  await removeOldTakes({ ...storage, records: storage.monologues, files }, daysAgo(takesDays));
}

/** Their devices before the sessions, which alone tell whose they were. */
async function forgetExpiredSessions(
  { sessions, deviceTokens }: Pick<Storage, 'sessions' | 'deviceTokens'>,
  now: Date,
): Promise<void> {
  for (const learnerId of await sessions.learnersOfExpired(now))
    await keepLivingDevices(deviceTokens, sessions, learnerId, now);
  await sessions.removeExpired(now);
  // A server that died while it ended a session left its device.
  await deviceTokens.forgetOrphans();
}
