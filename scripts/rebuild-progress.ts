// `npm run progress:rebuild`: works out anew, from every answer, round and study session, what learners have come to, and from the
// files how much of their takes is kept. It is kept up with every answer; this is for an operator who has changed the database by
// hand, or doubts it. Asks the database of the settings (docs/operations.md), in one step. An embedded database is open to one
// process at a time: stop Oz first. With PostgreSQL Oz may run; answers wait meanwhile.
import { join } from 'node:path';
import { FolderFiles } from '../server/storage/folder-files.ts';
import { rebuildProgress } from '../server/storage/sql/rebuild-progress.ts';
import { recountTakes } from '../server/storage/sql/recount-takes.ts';
import { withOperatorDatabase } from './operator-database.ts';

await withOperatorDatabase(async (db, _, dataFolder) => {
  await rebuildProgress(db);
  await recountTakes(db, new FolderFiles(join(dataFolder, 'files')));
  console.log('Progress is worked out anew.');
});
