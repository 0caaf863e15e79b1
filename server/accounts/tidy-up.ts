import type { Limits } from '../limits/limits.ts';
import type { Storage } from '../storage/storage.ts';
import { KNOWN_MS } from './ended-sessions.ts';
import type { Guests } from './guests.ts';

interface TidyUpParts {
  readonly storage: Storage;
  readonly limits: Limits;
  readonly guests: Guests;
  /** How long the security record goes back. */
  readonly securityDays: number;
}

/** Forgets what nobody can use any more. */
export async function tidyUp(
  { storage, limits, guests, securityDays }: TidyUpParts,
  now: Date,
): Promise<void> {
  const kept = now.getTime() - securityDays * 24 * 60 * 60 * 1000;
  await storage.securityRecord.removeBefore(new Date(kept));
  await storage.mailLinks.removeExpired(now);
  await storage.signInCodes.removeExpired(now);
  await storage.sessions.removeExpired(now);
  await storage.sessions.forgetEnded(new Date(now.getTime() - KNOWN_MS));
  await limits.removeExpired(now);
  await guests.removeOld();
}
