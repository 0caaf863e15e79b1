// Why: a learner has lost her app, her recovery codes and her passkeys. `npm run codes:off -- EMAIL --proved` lets her in by her password
// alone. `--proved` says that you have made sure who she is, otherwise than by her mailbox: who has that and her password would be in.
// `EMAIL` may be the id of a learner. Asks the database of the settings (docs/operations.md). With PostgreSQL Oz may run. An embedded
// database is open to one process at a time: stop Oz first; the mail to her leaves at the next start.
import { parseArgs } from 'node:util';
import { endOneTimeCodesOf } from '../server/accounts/end-one-time-codes-of.ts';
import { mailLater } from '../server/jobs/mail-later.ts';
import { FsrsScheduler, SCHEDULED_BY } from '../server/review/fsrs-scheduler.ts';
import { sqlStorage } from '../server/storage/sql/sql-storage.ts';
import { withOperatorDatabase } from './operator-database.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { proved: { type: 'boolean', default: false } },
});
const [who] = positionals;
if (who === undefined || !values.proved)
  throw new Error('Whose codes, and is it she? npm run codes:off -- EMAIL --proved');

await withOperatorDatabase(async (db, forJobs) => {
  const storage = sqlStorage(db, new FsrsScheduler(), SCHEDULED_BY);
  const isOff = await mailLater(forJobs, (post) =>
    endOneTimeCodesOf({ ...storage, post }, who, new Date()),
  );
  if (isOff === undefined) throw new Error(`There is no learner ${who}`);
  console.log(isOff ? `One-time codes of ${who} are off.` : `${who} has no one-time codes.`);
});
