// `npm run progress:rebuild`: works out anew, from every answer, round and study session, what learners have come to.
// It is kept up with every answer; this is for an operator who has changed the database by hand, or doubts it. Asks the
// database of the settings (docs/operations.md), in one step. An embedded database is open to one process at a time: stop
// Oz first. With PostgreSQL Oz may run; answers wait meanwhile.
import { rebuildProgress } from '../server/storage/sql/rebuild-progress.ts';
import { withOperatorDatabase } from './operator-database.ts';

await withOperatorDatabase(async (db) => {
  await rebuildProgress(db);
  console.log('Progress is worked out anew.');
});
