// Why: a learner says that another person is in her account. `npm run sessions:end -- EMAIL` signs her out on every device.
// `EMAIL` may be the id of a learner. Asks the database of the settings (docs/operations.md). With PostgreSQL Oz may run: every
// server knows within a second. An embedded database is open to one process at a time: stop Oz first.
import { readConfig } from '../server/config.ts';
import { endSessionsOf } from '../server/accounts/end-sessions-of.ts';
import { lockFolder } from '../server/database/folder-lock.ts';
import { migrate } from '../server/database/migrate.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { FsrsScheduler, SCHEDULED_BY } from '../server/review/fsrs-scheduler.ts';
import { refusalLine } from '../server/start-refusal.ts';
import { sqlStorage } from '../server/storage/sql/sql-storage.ts';

const [who] = process.argv.slice(2);
if (who === undefined) throw new Error('Whose sessions? npm run sessions:end -- EMAIL');
const config = readConfig(process.env);
if ('kind' in config) throw new Error(refusalLine(config));
const { database: address, dataFolder } = config;
const unlock = address.kind === 'embedded' ? lockFolder(dataFolder) : undefined;
if (unlock?.ok === false) throw new Error(`Oz runs on ${dataFolder}: stop it first`);
const { db } = await openDatabase(address);
try {
  await migrate(db);
  const storage = sqlStorage(db, new FsrsScheduler(), SCHEDULED_BY);
  const ended = await endSessionsOf(storage, who, new Date());
  if (ended === undefined) throw new Error(`There is no learner ${who}`);
  console.log(`${ended} sessions of ${who} have ended.`);
} finally {
  await db.destroy();
  if (unlock?.ok) unlock.value();
}
