import { randomUUID } from 'node:crypto';
import { AccessTokenSigner } from '../../server/accounts/access-token.ts';
import { EndedSessions } from '../../server/accounts/ended-sessions.ts';
import { buildInProcessServer } from '../../server/in-process-server.ts';
import { median, type Row } from './row.ts';

const LEARNERS = 1_000;
const TIMES = 20;
const CALLS = 500;
/** Sessions that ended a moment ago: many more than end in the life of an access token. */
const ENDED = 10_000;

/** What it costs to see with every call that its session lives, beside a call that needs neither session nor database. */
export async function measureSessionChecks(): Promise<readonly Row[]> {
  const [check, call] = [await microsOfCheck(), await microsOfCall()];
  return [
    {
      name: 'seeing that the session of a call lives',
      value: check,
      unit: 'µs',
      bare: { what: 'the call itself, without session or database', value: call },
      goal: { of: 'ratio', atMost: 0.05 },
    },
  ];
}

async function microsOfCheck(): Promise<number> {
  const now = new Date();
  const ended = new EndedSessions({ endedSince: async () => [] }, () => now);
  ended.add(Array.from({ length: ENDED }, () => randomUUID()));
  const signer = new AccessTokenSigner(crypto.getRandomValues(new Uint8Array(32)), ended);
  const tokens = await Promise.all(
    Array.from({ length: LEARNERS }, () =>
      signer.sign({ learnerId: randomUUID(), sessionId: randomUUID(), tokenId: randomUUID() }, now),
    ),
  );
  // Each is read once before: a token lives for ten minutes and hundreds of calls.
  for (const token of tokens) await signer.callerOf(token, now);
  return medianMicros(tokens.length, async () => {
    for (const token of tokens)
      if (!(await signer.callerOf(token, now))) throw new Error('refused');
  });
}

async function microsOfCall(): Promise<number> {
  const { server } = await buildInProcessServer({
    books: [],
    survey: { questions: [] },
    topics: [],
    now: () => new Date(),
  });
  const micros = await medianMicros(CALLS, async () => {
    for (let count = 0; count < CALLS; count += 1) {
      const { statusCode } = await server.inject({ url: '/api/v1/app_config' });
      if (statusCode !== 200) throw new Error(`It answered ${statusCode}`);
    }
  });
  await server.close();
  return micros;
}

async function medianMicros(calls: number, run: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const begun = performance.now();
    await run();
    times.push(((performance.now() - begun) * 1000) / calls);
  }
  return median(times);
}
