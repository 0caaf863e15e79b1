import autocannon from 'autocannon';
import startPostgres from '../set-up/vitest-postgres.ts';
import { startOz, startProcess } from './oz-process.ts';
import { median, type Row } from './row.ts';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 16;

/** Requests per second through our whole stack, in turn with bare Fastify. */
export async function measureRequests(): Promise<readonly Row[]> {
  const rows = [...(await compare('PGlite', {}, 0.7))];
  const stop = await startPostgres();
  const url = process.env['OZ_TEST_POSTGRES'];
  if (!stop || url === undefined) return rows;
  const [, read] = await compare('PostgreSQL', { DATABASE_URL: url }, 0.6);
  await stop();
  return [...rows, ...(read ? [read] : [])];
}

async function compare(
  database: string,
  env: Readonly<Record<string, string>>,
  leastShare: number,
): Promise<readonly Row[]> {
  const oz = await startOz(env);
  const bare = await startProcess('scripts/bench/bare-server.ts', env);
  const authorization = `Bearer ${await signUp(oz.url)}`;
  const hello = await inTurn({ url: `${oz.url}/api/v1/system_info` }, { url: `${bare.url}/hello` });
  const read = await inTurn(
    { url: `${oz.url}/api/v1/auth/me`, headers: { authorization } },
    { url: `${bare.url}/read` },
  );
  await oz.stop();
  await bare.stop();
  return [
    {
      name: 'a route without database',
      value: hello.ours,
      unit: 'requests/s',
      bare: { what: 'Fastify', value: hello.bare },
      goal: { of: 'ratio', atLeast: 0.85 },
    },
    {
      name: `an authenticated one-row read, ${database}`,
      value: read.ours,
      unit: 'requests/s',
      bare: { what: `Fastify and ${database}`, value: read.bare },
      goal: { of: 'ratio', atLeast: leastShare },
    },
  ];
}

async function inTurn(
  ours: autocannon.Options,
  bare: autocannon.Options,
): Promise<{ ours: number; bare: number }> {
  await rate(ours);
  await rate(bare);
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ ours: await rate(ours), bare: await rate(bare) });
  }
  const share = median(rounds.map((round) => round.ours / round.bare));
  const bareRate = median(rounds.map((round) => round.bare));
  return { ours: share * bareRate, bare: bareRate };
}

async function rate(options: autocannon.Options): Promise<number> {
  const result = await autocannon({ ...options, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0) throw new Error(`${options.url} refused ${result.non2xx} requests`);
  return result.requests.average;
}

export async function signUp(url: string): Promise<string> {
  const email = `bench-${crypto.randomUUID()}@oz.example`;
  const credentials = JSON.stringify({ email, password: 'Sakura-2026!' });
  const post = (path: string) =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: credentials,
    });
  await post('v1/auth/register_password');
  const session: unknown = await (await post('login')).json();
  const token = String(Object(session).access_token);
  // A learner who comes back: what newcomers are asked is behind her.
  await fetch(`${url}/api/v1/answered_demographic`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ answers: [] }),
  });
  return token;
}
