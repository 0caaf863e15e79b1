import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** In the transaction that is under way, or in one of its own. */
export const inTransaction = <T>(
  db: Kysely<Database>,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> => (db.isTransaction ? work(db) : db.transaction().execute(work));
