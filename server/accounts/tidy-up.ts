import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Guests } from './guests.ts';
import { SqlMailLinks } from './sql-mail-links.ts';
import { SqlRefreshTokens } from './sql-refresh-tokens.ts';
import { SqlSignInCodes } from './sql-sign-in-codes.ts';

/** Forgets what nobody can use any more. */
export async function tidyUp(db: Kysely<Database>, guests: Guests, now: Date): Promise<void> {
  await new SqlMailLinks(db).removeExpired(now);
  await new SqlSignInCodes(db).removeExpired(now);
  await new SqlRefreshTokens(db).removeExpired(now);
  await db.deleteFrom('limits').where('expire', '<', String(now.getTime())).execute();
  await guests.removeOld();
}
