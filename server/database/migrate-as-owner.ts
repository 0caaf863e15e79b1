import { makeJobTables } from '../jobs/make-job-tables.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

/** Makes all tables as the user whose they are, and leaves: the user who works with them need not be able to change them. */
export async function migrateAsOwner(url: string): Promise<void> {
  const { db, forJobs } = await openDatabase({ kind: 'server', url });
  try {
    await migrate(db);
    await makeJobTables(forJobs);
  } finally {
    await db.destroy();
  }
}
