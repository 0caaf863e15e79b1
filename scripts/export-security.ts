// `npm run security:export -- [--since 2026-01-01]`: prints the security record, one event a line in JSON, the newest first; that it was
// exported is written into it. Asks the database of the settings (docs/operations.md). An embedded database is open to one process
// at a time: stop Oz first.
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { lockFolder } from '../server/database/folder-lock.ts';
import { migrate } from '../server/database/migrate.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { exportRecord } from '../server/security/export-record.ts';
import { SqlSecurityRecord } from '../server/storage/sql/sql-security-record.ts';
import { refusalLine } from '../server/start-refusal.ts';

const { values } = parseArgs({ options: { since: { type: 'string', default: '1970-01-01' } } });
const since = new Date(values.since);
if (Number.isNaN(since.getTime())) throw new Error('--since wants a date such as 2026-01-01');

const config = readConfig(process.env);
if ('kind' in config) throw new Error(refusalLine(config));
const { database: address, dataFolder } = config;
const unlock = address.kind === 'embedded' ? lockFolder(dataFolder) : undefined;
if (unlock?.ok === false) throw new Error(`Oz runs on ${dataFolder}: stop it first`);
const { db } = await openDatabase(address);
try {
  await migrate(db);
  const record = new SqlSecurityRecord(db);
  for await (const event of exportRecord(record, since, new Date()))
    console.log(JSON.stringify(event));
} finally {
  await db.destroy();
  if (unlock?.ok) unlock.value();
}
