import { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../database/open-database.ts';

/** Where the tables of jobs are. */
export const JOBS_SCHEMA = 'jobs';

/** Brings the tables of jobs up to date, and does no job. */
export async function makeJobTables(database: OpenDatabase['forJobs']): Promise<void> {
  const boss = new PgBoss({
    ...database,
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}
