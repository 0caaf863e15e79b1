// `npm run bench`: what the product costs, beside what the bare technology costs in the same run.
// Prints a table and writes reports/bench.json; --only NAME runs one part.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMet, ratioOf, type Row } from './row.ts';

const PARTS: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  bundle: async () => (await import('./bundle.ts')).measureBundle(),
  scenarios: async () => (await import('./scenarios.ts')).measureScenarios(),
  requests: async () => (await import('./requests.ts')).measureRequests(),
  start: async () => (await import('./start-up.ts')).measureStartUp(),
  voice: async () => (await import('./voice.ts')).measureVoice(),
  page: async () => (await import('./page.ts')).measurePage(),
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const names = values.only === undefined ? Object.keys(PARTS) : values.only.split(',');
const rows: Row[] = [];
for (const name of names) {
  const part = PARTS[name];
  if (!part) throw new Error(`"${name}" is no part; there are ${Object.keys(PARTS).join(', ')}`);
  rows.push(...(await part()));
}
mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench.json', JSON.stringify(rows.map(asJson), undefined, 2));
console.log(JSON.stringify(rows.map(asJson)));
console.table(rows.map(asTableRow));
process.exit(0);

function asJson(row: Row): object {
  return { ...row, ratio: ratioOf(row), met: isMet(row) };
}

function asTableRow(row: Row): object {
  const ratio = ratioOf(row);
  const { goal, bare } = row;
  const bound = goal && (goal.atMost === undefined ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`);
  return {
    figure: row.name,
    value: `${round(row.value)} ${row.unit}`,
    bare: bare ? `${round(bare.value)} (${bare.what})` : '',
    ratio: ratio === undefined ? '' : round(ratio),
    goal: goal ? `${goal.of === 'ratio' ? 'ratio ' : ''}${bound}` : '',
    met: { true: 'yes', false: 'NO', undefined: '' }[String(isMet(row))],
  };
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
