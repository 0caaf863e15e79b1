import type { Kysely } from 'kysely';
import { readConfig } from '../server/read-config.ts';
import { lockFolder } from '../server/database/folder-lock.ts';
import { migrateAsOwner } from '../server/database/migrate-as-owner.ts';
import { migrate } from '../server/database/migrate.ts';
import { openDatabase, type OpenDatabase } from '../server/database/open-database.ts';
import type { Database } from '../server/database/schema.ts';
import { refusalLine } from '../server/start-refusal.ts';

/** Runs with the database of the settings, and closes it. An embedded one is open to one process at a time. */
export async function withOperatorDatabase(
  run: (
    db: Kysely<Database>,
    forJobs: OpenDatabase['forJobs'],
    dataFolder: string,
  ) => Promise<void>,
): Promise<void> {
  const config = readConfig(process.env);
  if ('kind' in config) throw new Error(refusalLine(config));
  const { database: address, dataFolder, migrationsUrl } = config;
  const unlock = address.kind === 'embedded' ? lockFolder(dataFolder) : undefined;
  if (unlock?.ok === false) throw new Error(`Oz runs on ${dataFolder}: stop it first`);
  const { db, forJobs } = await openDatabase(address);
  try {
    await (migrationsUrl === undefined ? migrate(db) : migrateAsOwner(migrationsUrl));
    await run(db, forJobs, dataFolder);
  } finally {
    await db.destroy();
    if (unlock?.ok) unlock.value();
  }
}
