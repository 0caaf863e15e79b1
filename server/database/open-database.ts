import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import type { ConstructorOptions as BossOptions } from 'pg-boss';
import type { Database } from './schema.ts';

export type DatabaseAddress =
  /** `folder: undefined` keeps everything in memory. */
  | { readonly kind: 'embedded'; readonly folder: string | undefined }
  | { readonly kind: 'server'; readonly url: string };

export interface OpenDatabase {
  /** `destroy` closes the database. */
  readonly db: Kysely<Database>;
  /** The same database for pg-boss, which brings SQL of its own. */
  readonly forJobs: Pick<BossOptions, 'db' | 'backend'>;
}

/** The same SQL on PostgreSQL in this process or on a PostgreSQL server. */
export async function openDatabase(address: DatabaseAddress): Promise<OpenDatabase> {
  if (address.kind === 'server') {
    const { Pool } = await import('pg');
    const pool = new Pool({ connectionString: address.url, max: 10 });
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => {});
    return {
      db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
      forJobs: { db: { executeSql: (text, values) => pool.query(text, values) } },
    };
  }
  const { PGlite } = await import('@electric-sql/pglite');
  if (address.folder !== undefined) await mkdir(dirname(address.folder), { recursive: true });
  return embedded(await PGlite.create(address.folder ?? 'memory://'));
}

export async function embedded(pglite: PGlite): Promise<OpenDatabase> {
  const { fromPglite } = await import('pg-boss');
  return {
    db: new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }),
    forJobs: { db: fromPglite(pglite), backend: 'pglite' },
  };
}
