// `npm run bench`: what the product costs, beside what the bare technology costs in the same run.
// Prints a table and writes reports/bench.json; --only NAME runs one part.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../set-up/app-build.mjs';
import { printTable, toJson } from './print-rows.ts';
import type { Row } from './row.ts';

const PARTS: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  bundle: async () => (await import('./bundle.ts')).measureBundle(),
  scenarios: async () => (await import('./scenarios.ts')).measureScenarios(),
  requests: async () => (await import('./requests.ts')).measureRequests(),
  reads: async () => (await import('./reads.ts')).measureReads(),
  sessions: async () => (await import('./session-checks.ts')).measureSessionChecks(),
  start: async () => (await import('./start-up.ts')).measureStartUp(),
  voice: async () => (await import('./voice.ts')).measureVoice(),
  speech: async () => (await import('./speech.ts')).measureSpeech(),
  history: async () => (await import('./history.ts')).measureHistory(),
  page: async () => (await import('./page.ts')).measurePage(),
  taps: async () => (await import('./taps.ts')).measureTaps(),
  lighthouse: async () => (await import('./first-screens.ts')).measureFirstScreens(),
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const names = values.only === undefined ? Object.keys(PARTS) : values.only.split(',');
await ensureBuilt(join(import.meta.dirname, '../..'));
const rows: Row[] = [];
for (const name of names) {
  const part = PARTS[name];
  if (!part) throw new Error(`"${name}" is no part; there are ${Object.keys(PARTS).join(', ')}`);
  rows.push(...(await part()));
}
mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench.json', toJson(rows));
printTable(rows);
process.exit(0);
