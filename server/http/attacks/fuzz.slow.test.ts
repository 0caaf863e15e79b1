import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONTENT_TOKEN, openTestServer, type TestServer } from '../test-server.ts';
import { bearerOf } from './attacker.fixture.ts';
import { requestsTo, type Operation } from './hostile-requests.fixture.ts';

/** Another number shows other requests; these five are asked each time. */
const SEEDS = (process.env['OZ_FUZZ_SEEDS'] ?? '1,2,3,4,5').split(',').map(Number);
const REQUESTS_OF_SEED = 25;
const HANGS_MS = 2_000;

let test: TestServer;
let known: readonly string[];

beforeAll(async () => {
  test = await openTestServer();
  const [lesson] = test.books[0]?.lessons ?? [];
  const questions = lesson?.questions.slice(0, 2).map(({ id }) => id) ?? [];
  known = [lesson?.id ?? '', ...questions, crypto.randomUUID(), 'demo@oz.example'];
}, 60_000);

afterAll(() => test.close());

interface Described {
  readonly parameters: Operation['parameters'];
  readonly requestBody?: { readonly content: Operation['content'] };
}

async function operations(): Promise<readonly Operation[]> {
  const { paths }: { paths: Record<string, Record<string, Described>> } = (
    await test.server.inject('/api/openapi.json')
  ).json();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
      method,
      path,
      parameters,
      content: requestBody?.content ?? {},
    })),
  );
}

it.each(SEEDS)(
  'no request gets a 5xx, and none hangs: seed %i',
  async (seed) => {
    const found: string[] = [];
    const all = await operations();
    expect(all.length).toBeGreaterThan(70);
    for (const operation of all) {
      // Without one the learner has no password that could be compared.
      const password = operation.path.endsWith('/password') ? 'Sakura-2026!' : undefined;
      const { session } = await test.signInLearner(password);
      const bearer = operation.path.includes('verbal_composition_sync')
        ? { authorization: `Bearer ${CONTENT_TOKEN}` }
        : bearerOf(session);
      const arbitrary = requestsTo(operation, known);
      for (const request of fc.sample(arbitrary, { seed, numRuns: REQUESTS_OF_SEED })) {
        const headers = { ...bearer, ...request.headers };
        const ask = async () => {
          const begun = performance.now();
          const { statusCode } = await test.server.inject({ ...request, headers });
          return { statusCode, took: performance.now() - begun };
        };
        const { statusCode, took: atFirst } = await ask();
        // Beside other work one may be late; what hangs is late each time.
        const took = atFirst > HANGS_MS ? Math.min(atFirst, (await ask()).took) : atFirst;
        if (statusCode >= 500 || took > HANGS_MS) {
          const { method, url, payload = '' } = request;
          found.push(
            `${statusCode} in ${Math.round(took)} ms: ${method} ${JSON.stringify([url, payload]).slice(0, 500)}`,
          );
        }
      }
    }
    expect(found).toEqual([]);
  },
  60_000,
);

/** Hostile requests that once got another answer. */
it.each<[string, string, (questionId: string) => string]>([
  [
    'POST',
    'v1/auth/me/device_tokens',
    () => JSON.stringify({ token: 'a'.repeat(4096), platform: 'ios' }),
  ],
  ['POST', 'login', () => '['.repeat(20_000) + ']'.repeat(20_000)],
  [
    'PUT',
    `v1/verbal_composition/record_details/${crypto.randomUUID()}`,
    (questionId) =>
      JSON.stringify({
        record_id: crypto.randomUUID(),
        question_id: questionId,
        outcome: 'correct',
        answer_ms: 2 ** 31,
      }),
  ],
])('%s %s is refused in the form of every refusal', async (method, path, payload) => {
  const { session } = await test.signInLearner();
  const response = await test.server.inject({
    method: method as 'POST',
    url: `/api/${path}`,
    headers: { ...bearerOf(session), 'content-type': 'application/json' },
    payload: payload(test.books[0]?.lessons[0]?.questions[0]?.id ?? ''),
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'bad-request' });
});
