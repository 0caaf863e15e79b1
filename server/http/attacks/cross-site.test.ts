import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../protocol/endpoint.ts';
import { endpoints } from '../../../protocol/endpoints.ts';
import { BARE_WEB } from '../../outside-settings.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { attackerOf, bearerOf, post } from './attacker.fixture.ts';

const EVIL = 'https://evil.example';
const WRAPPER = 'https://app.oz.example';
const body = { email: 'yui@oz.example' };

let test: TestServer;
let send: ReturnType<typeof attackerOf>;

beforeAll(async () => {
  test = await openTestServer(undefined, () => ({
    web: { ...BARE_WEB, publicUrl: 'https://oz.example', allowedOrigins: [WRAPPER] },
  }));
  send = attackerOf(test);
}, 60_000);

afterAll(() => test.close());

const reset = (headers: Record<string, string>) =>
  send(post('v1/auth/request_password_reset', body, headers));

describe('what changes something', () => {
  it.each<[string, Record<string, string>]>([
    ['another site', { origin: EVIL }],
    ['a page without a place', { origin: 'null' }],
    ['a site that is ours by half', { origin: 'https://oz.example.evil.example' }],
    ['the same host without TLS', { origin: 'http://oz.example' }],
    ['a form that says no origin', { 'sec-fetch-site': 'cross-site' }],
    ['no origin at all', { origin: 'nonsense' }],
    ['another site, whatever else it says', { origin: EVIL, host: 'oz.example' }],
  ])('is refused when it comes from %s', async (_, headers) => {
    expect(await reset(headers)).toMatchObject({ status: 403, code: 'cross-site' });
    expect((await reset(headers)).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each<[string, Record<string, string>]>([
    ['the app', { origin: 'https://oz.example' }],
    ['the host that was asked', { origin: 'http://10.0.0.7:8787', host: '10.0.0.7:8787' }],
    [
      'the app behind the proxy of a developer',
      { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' },
    ],
    ['an origin that is allowed', { origin: WRAPPER, 'sec-fetch-site': 'cross-site' }],
    ['no browser at all', {}],
  ])('is done when it comes from %s', async (_, headers) => {
    expect(await reset(headers)).toMatchObject({ status: 204 });
  });

  const changing = Object.values<Endpoint>(endpoints).filter(({ method }) => method !== 'GET');

  it.each(changing)('is refused by $method $path', async ({ method, path }) => {
    const { session } = await test.signInLearner();
    const url = `/api/${path.replace(/\{\w+\}/g, 'x')}`;
    const headers = { ...bearerOf(session), origin: EVIL };
    expect(await send({ method, url, headers })).toMatchObject({ status: 403, code: 'cross-site' });
    const own = await send({ url: '/api/v1/auth/me', headers: bearerOf(session) });
    expect(own.status).toBe(200);
  });
});

describe('what only reads', () => {
  it('is answered, but no browser hands the answer to another site', async () => {
    const { status, headers } = await send({
      url: '/api/v1/system_info',
      headers: { origin: EVIL },
    });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('an allowed origin', () => {
  const allowed = {
    'access-control-allow-origin': WRAPPER,
    'access-control-allow-credentials': 'true',
    vary: 'origin',
  };

  it('gets answers, and refusals, that its page may read', async () => {
    const headers = { origin: WRAPPER };
    expect((await send({ url: '/api/v1/system_info', headers })).headers).toMatchObject(allowed);
    expect((await send({ url: '/api/v1/auth/me', headers })).headers).toMatchObject(allowed);
  });

  it('may ask beforehand, and no other site may', async () => {
    const ask = (origin: string) =>
      send({
        method: 'OPTIONS',
        url: '/api/login',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const { status, headers } = await ask(WRAPPER);
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      ...allowed,
      'access-control-allow-headers': expect.stringContaining('authorization'),
    });
    expect((await ask(EVIL)).headers).not.toHaveProperty('access-control-allow-origin');
  });
});
