// `npm run progress:rebuild`: works out anew, from every answer, round and study session, what learners have come to.
// It is kept up with every answer; this is for an operator who has changed the database by hand, or doubts it. Asks the
// database of the settings (docs/operations.md), in one step. An embedded database is open to one process at a time: stop
// Oz first. With PostgreSQL Oz may run; answers wait meanwhile.
import { readConfig } from '../server/config.ts';
import { lockFolder } from '../server/database/folder-lock.ts';
import { migrate } from '../server/database/migrate.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { rebuildProgress } from '../server/storage/sql/rebuild-progress.ts';
import { refusalLine } from '../server/start-refusal.ts';

const config = readConfig(process.env);
if ('kind' in config) throw new Error(refusalLine(config));
const { database: address, dataFolder } = config;
const unlock = address.kind === 'embedded' ? lockFolder(dataFolder) : undefined;
if (unlock?.ok === false) throw new Error(`Oz runs on ${dataFolder}: stop it first`);
const { db } = await openDatabase(address);
try {
  await migrate(db);
  await rebuildProgress(db);
  console.log('Progress is worked out anew.');
} finally {
  await db.destroy();
  if (unlock?.ok) unlock.value();
}
