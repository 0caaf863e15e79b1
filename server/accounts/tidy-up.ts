import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { ACCESS_TOKEN_SECONDS } from './access-token.ts';
import type { Guests } from './guests.ts';
import { SqlEndedTokens } from './sql-ended-tokens.ts';
import { SqlMailLinks } from './sql-mail-links.ts';
import { SqlRefreshTokens } from './sql-refresh-tokens.ts';
import { SqlSignInCodes } from './sql-sign-in-codes.ts';

/** Forgets what nobody can use any more. */
export async function tidyUp(db: Kysely<Database>, guests: Guests, now: Date): Promise<void> {
  await new SqlMailLinks(db).removeExpired(now);
  await new SqlSignInCodes(db).removeExpired(now);
  await new SqlRefreshTokens(db).removeExpired(now);
  await new SqlEndedTokens(db).removeBefore(new Date(now.getTime() - ACCESS_TOKEN_SECONDS * 1000));
  await db.deleteFrom('limits').where('expire', '<', String(now.getTime())).execute();
  await guests.removeOld();
}
