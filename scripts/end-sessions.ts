// Why: a learner says that another person is in her account. `npm run sessions:end -- EMAIL` signs her out on every device.
// `EMAIL` may be the id of a learner. Asks the database of the settings (docs/operations.md). With PostgreSQL Oz may run: every
// server knows within a second. An embedded database is open to one process at a time: stop Oz first.
import { endSessionsOf } from '../server/accounts/end-sessions-of.ts';
import { FsrsScheduler, SCHEDULED_BY } from '../server/review/fsrs-scheduler.ts';
import { sqlStorage } from '../server/storage/sql/sql-storage.ts';
import { withOperatorDatabase } from './operator-database.ts';

const [who] = process.argv.slice(2);
if (who === undefined) throw new Error('Whose sessions? npm run sessions:end -- EMAIL');
await withOperatorDatabase(async (db) => {
  const storage = sqlStorage(db, new FsrsScheduler(), SCHEDULED_BY);
  const ended = await endSessionsOf(storage, who, new Date());
  if (ended === undefined) throw new Error(`There is no learner ${who}`);
  console.log(`${ended} sessions of ${who} have ended.`);
});
