import type { Limits } from '../limits/limits.ts';
import type { Storage } from '../storage/storage.ts';
import { ACCESS_TOKEN_SECONDS } from './access-token.ts';
import type { Guests } from './guests.ts';

interface TidyUpParts {
  readonly storage: Storage;
  readonly limits: Limits;
  readonly guests: Guests;
}

/** Forgets what nobody can use any more. */
export async function tidyUp({ storage, limits, guests }: TidyUpParts, now: Date): Promise<void> {
  await storage.mailLinks.removeExpired(now);
  await storage.signInCodes.removeExpired(now);
  await storage.refreshTokens.removeExpired(now);
  await storage.endedTokens.removeBefore(new Date(now.getTime() - ACCESS_TOKEN_SECONDS * 1000));
  await limits.removeExpired(now);
  await guests.removeOld();
}
