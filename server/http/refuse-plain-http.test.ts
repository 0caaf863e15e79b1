import { afterAll, beforeAll, expect, it } from 'vitest';
import { BARE_WEB } from '../outside-settings.ts';
import { openTestServer, type TestServer } from './test-server.ts';

const PROXY = '10.0.0.7';
let test: TestServer;

beforeAll(async () => {
  test = await openTestServer(undefined, () => ({
    web: { ...BARE_WEB, trustProxy: PROXY, needsTls: true },
  }));
}, 60_000);

afterAll(() => test.close());

const ask = (url: string, remoteAddress: string, headers = {}, method: 'GET' | 'POST' = 'GET') =>
  test.server.inject({ method, url, remoteAddress, headers });
const PLAIN = { 'x-forwarded-proto': 'http' };
const TLS = { 'x-forwarded-proto': 'https' };
const HEALTH = '/api/v1/system_info';

it.each(['/', HEALTH, '/api/openapi.json', '/api/nothing'])(
  'what did not come over TLS is refused: %s',
  async (url) => {
    for (const [from, headers] of [
      ['192.0.2.1', {}],
      ['192.0.2.1', TLS],
      [PROXY, PLAIN],
      [PROXY, {}],
      ['127.0.0.1', PLAIN],
      ['127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }],
    ] as const) {
      const { statusCode, body } = await ask(url, from, headers);
      expect(statusCode, `${from} ${JSON.stringify(headers)}`).toBe(403);
      expect(JSON.parse(body).code).toBe('tls-needed');
    }
  },
);

it('what a trusted proxy says came over TLS is answered', async () => {
  expect((await ask(HEALTH, PROXY, TLS)).statusCode).toBe(200);
});

it('this machine may ask whether Oz is up, and nothing else', async () => {
  expect((await ask(HEALTH, '127.0.0.1')).statusCode).toBe(200);
  expect((await ask(HEALTH, '::ffff:127.0.0.1')).statusCode).toBe(200);
  expect((await ask('/', '127.0.0.1')).statusCode).toBe(403);
  expect((await ask('/api/login', '127.0.0.1', {}, 'POST')).statusCode).toBe(403);
});
