import { sql, type Kysely } from 'kysely';
import { emptyCluster } from './empty-cluster.ts';
import { migrate } from './migrate.ts';
import {
  embedded,
  openDatabase,
  type DatabaseAddress,
  type OpenDatabase,
} from './open-database.ts';
import type { Database } from './schema.ts';

/** Where the test run's PostgreSQL server listens; unset where none could be had, and the run has said so. */
const serverUrl = process.env['OZ_TEST_POSTGRES'];

/** Every kind of database that the repositories promise the same on. */
export const TEST_DATABASES: readonly {
  readonly name: string;
  readonly address: DatabaseAddress;
}[] = [
  { name: 'PGlite', address: { kind: 'embedded', folder: undefined } },
  ...(serverUrl === undefined
    ? []
    : [{ name: 'PostgreSQL', address: { kind: 'server' as const, url: serverUrl } }]),
];

export interface TestDatabase {
  readonly db: Kysely<Database>;
  readonly forJobs: OpenDatabase['forJobs'];
  /** Takes out everything that was put in. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** Today's tables, with nothing in them; on a server in a database of its own. */
export async function openTestDatabase(address: DatabaseAddress): Promise<TestDatabase> {
  const { db, forJobs } =
    address.kind === 'server'
      ? await openDatabase(await ownDatabase(address.url))
      : await openEmbedded();
  await migrate(db);
  const heads = await headsOf(db);
  return {
    db,
    forJobs,
    empty: async () => {
      // A table with few rows is emptied sooner by deleting them than by truncating it.
      await sql`truncate security_events cascade`.execute(db);
      for (const table of heads) await sql`delete from ${sql.table(table)}`.execute(db);
    },
    close: () => db.destroy(),
  };
}

/** The tables whose rows may stand alone; what is in the others goes with these. */
async function headsOf(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not like 'kysely_%' and relname <> 'security_events'
      and not exists (
        select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
        where conrelid = pg_class.oid and contype = 'f' and confdeltype = 'c' and attnotnull
      )`.execute(db);
  return rows.map(({ name }) => name);
}

const spares: TestDatabase[] = [];

/** An embedded one with nothing in it, which serves the next who asks once it is given back by `close`. */
export async function borrowTestDatabase(): Promise<TestDatabase> {
  const database =
    spares.pop() ?? (await openTestDatabase({ kind: 'embedded', folder: undefined }));
  return {
    ...database,
    close: async () => {
      await database.empty();
      spares.push(database);
    },
  };
}

async function openEmbedded(): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite');
  return embedded(await PGlite.create({ loadDataDir: await emptyCluster() }));
}

async function ownDatabase(url: string): Promise<DatabaseAddress> {
  const name = `oz_${crypto.randomUUID().replaceAll('-', '')}`;
  const { db: admin } = await openDatabase({ kind: 'server', url });
  await sql`create database ${sql.id(name)}`.execute(admin);
  await admin.destroy();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { kind: 'server', url: own.href };
}
