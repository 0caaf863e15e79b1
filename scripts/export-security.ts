// `npm run security:export -- [--since 2026-01-01]`: prints the security record, one event a line in JSON, the newest first; that it was
// exported is written into it. Asks the database of the settings (docs/operations.md). An embedded database is open to one process
// at a time: stop Oz first.
import { parseArgs } from 'node:util';
import { exportRecord } from '../server/security/export-record.ts';
import { SqlSecurityRecord } from '../server/storage/sql/sql-security-record.ts';
import { withOperatorDatabase } from './operator-database.ts';

const { values } = parseArgs({ options: { since: { type: 'string', default: '1970-01-01' } } });
const since = new Date(values.since);
if (Number.isNaN(since.getTime())) throw new Error('--since wants a date such as 2026-01-01');

await withOperatorDatabase(async (db) => {
  const record = new SqlSecurityRecord(db);
  for await (const event of exportRecord(record, since, new Date()))
    console.log(JSON.stringify(event));
});
