import autocannon from 'autocannon';
import { Client } from 'pg';
import startPostgres from '../set-up/vitest-postgres.ts';
import { startOz } from './oz-process.ts';
import { signUp } from './requests.ts';
import { ANSWERS_OF_ONE, seedHistory } from './seed-history.ts';
import { median, quantile, type Row } from './row.ts';

const ANSWERS = Number(process.env['OZ_BENCH_ANSWERS'] ?? 1_000_000);
const TIMES = 60;
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 16;
const LARGEST_KB = 64;
const SLOWEST_MS = 15;
const LEAST_SHARE = 0.4;
const ONE_ROW = 'v1/auth/me';

/** What a learner of two years waits for, among others like her: each read alone, and the rate of the first ones. */
export async function measureReads(): Promise<readonly Row[]> {
  const stop = await startPostgres();
  const url = process.env['OZ_TEST_POSTGRES'];
  if (!stop || url === undefined) return [];
  const oz = await startOz({ DATABASE_URL: url });
  const headers = { authorization: `Bearer ${await signUp(oz.url)}` };
  const get = async (path: string) => {
    const response = await fetch(`${oz.url}/api/${path}`, { headers });
    const body = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body}`);
    return body;
  };
  const { id } = Object(JSON.parse(await get('v1/auth/me')));
  await seedHistory(url, String(id), ANSWERS);
  const rows: Row[] = [];
  for (const path of await pathsOf(url, String(id))) rows.push(...(await measureRead(path, get)));
  const rate = (path: string) => rateOf({ url: `${oz.url}/api/${path}`, headers });
  rows.push(...(await compareRates(rate)));
  await oz.stop();
  await stop();
  return rows;
}

/** Every read of home, books, a lesson, records and review; the lesson and the round are hers. */
async function pathsOf(url: string, learnerId: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'select lesson_id, id from records where learner_id = $1 order by saved_at desc limit 1',
    [learnerId],
  );
  await client.end();
  const { lesson_id: lesson, id: round } = Object(rows[0]);
  return [
    'v1/verbal_composition/study_status',
    'v1/study_time/today',
    'v1/study_time/daily?days=30',
    'v1/study_time/monthly?months=12',
    'v2/study_achievements',
    'v3/verbal_composition/books',
    'v1/verbal_composition/books/layout',
    'v2/verbal_composition/books',
    `v2/verbal_composition/lessons/${lesson}`,
    `v1/verbal_composition/lessons/${lesson}`,
    `v1/verbal_composition/lessons/${lesson}/records`,
    `v1/verbal_composition/records/${round}`,
    'v1/verbal_composition/bookmarks',
    'v1/verbal_composition/bookmarks/questions',
    'v1/verbal_composition/daily_review_study_status',
    'v1/verbal_composition/daily_review/questions',
    'v1/verbal_composition/daily_review/questions?kind=smart&count=20',
    'v1/verbal_composition/review_items',
  ];
}

async function measureRead(
  path: string,
  get: (path: string) => Promise<string>,
): Promise<readonly Row[]> {
  // The first time a read may catch up with what it has missed.
  const kb = new TextEncoder().encode(await get(path)).length / 1024;
  const times: number[] = [];
  const ofOneRow: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    times.push(await timed(() => get(path)));
    ofOneRow.push(await timed(() => get(ONE_ROW)));
  }
  const name = path.replace(/[\da-f]{8}-[\da-f-]{27}|(?<=lessons\/)[\w-]+/g, '…');
  return [
    {
      name: `${name}, p95`,
      value: quantile(times, 0.95),
      unit: 'ms',
      goal: { atMost: SLOWEST_MS },
    },
    { name: `${name}, size`, value: kb, unit: 'kB', goal: { atMost: LARGEST_KB } },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** In turn with a read of one row by the same server. */
async function compareRates(rate: (path: string) => Promise<number>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const path of ['v1/verbal_composition/study_status', 'v3/verbal_composition/books']) {
    const rounds: { value: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ value: await rate(path), bare: await rate(ONE_ROW) });
    }
    const share = median(rounds.map(({ value, bare }) => value / bare));
    const bare = median(rounds.map((one) => one.bare));
    rows.push({
      name: `${path}, ${ANSWERS_OF_ONE} of ${ANSWERS} answers hers`,
      value: share * bare,
      unit: 'requests/s',
      bare: { what: 'a read of one row', value: bare },
      goal: { of: 'ratio', atLeast: LEAST_SHARE },
    });
  }
  return rows;
}

async function rateOf(options: autocannon.Options): Promise<number> {
  const result = await autocannon({ ...options, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0) throw new Error(`${options.url} refused ${result.non2xx} requests`);
  return result.requests.average;
}
