import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import type { Database } from './schema.ts';

export type DatabaseAddress =
  /** `folder: undefined` keeps everything in memory. */
  | { readonly kind: 'embedded'; readonly folder: string | undefined }
  | { readonly kind: 'server'; readonly url: string };

/** The same SQL on PostgreSQL in this process or on a PostgreSQL server; `destroy` closes it. */
export async function openDatabase(address: DatabaseAddress): Promise<Kysely<Database>> {
  if (address.kind === 'server') {
    const { Pool } = await import('pg');
    const pool = new Pool({ connectionString: address.url, max: 10 });
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => {});
    return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  }
  const { PGlite } = await import('@electric-sql/pglite');
  if (address.folder !== undefined) await mkdir(dirname(address.folder), { recursive: true });
  const pglite = await PGlite.create(address.folder ?? 'memory://');
  return new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
}
