import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../test-server.ts';
import { attackerOf, post } from './attacker.fixture.ts';

const SECRET = new TextEncoder().encode('a secret of exactly 32 characters');
const b64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

let test: TestServer;
let send: ReturnType<typeof attackerOf>;
let id: string;
let sid: string;
let header: string;

beforeAll(async () => {
  test = await openTestServer();
  send = attackerOf(test);
  const learner = await test.signInLearner();
  id = learner.id;
  sid = learner.session.refresh_token.split('.')[0] ?? '';
  [header = ''] = learner.session.access_token.split('.');
}, 60_000);

afterAll(() => test.close());

const seconds = () => Math.floor(test.now() / 1000);
const me = (token: string) =>
  send({ url: '/api/v1/auth/me', headers: { authorization: `Bearer ${token}` } });
const signed = (claims: object, alg = 'HS256', key = SECRET) =>
  new SignJWT({
    sub: id,
    sid,
    jti: 't-1',
    aud: 'oz',
    iat: seconds(),
    exp: seconds() + 600,
    ...claims,
  })
    .setProtectedHeader({ ...JSON.parse(Buffer.from(header, 'base64url').toString()), alg })
    .sign(key);

describe('an access token', () => {
  it('is good when it is ours', async () => {
    expect(await me(await signed({}))).toMatchObject({ status: 200 });
  });

  it.each<[string, () => Promise<string> | string]>([
    ['of one part', () => 'a'],
    ['of two parts', () => 'a.b'],
    ['of four parts', () => 'a.b.c.d'],
    ['of no JSON', () => 'YQ.YQ.YQ'],
    ['without an algorithm', () => new UnsecuredJWT({ sub: id, exp: seconds() + 600 }).encode()],
    [
      'that says it needs no signature',
      async () => {
        const [, payload, signature] = (await signed({})).split('.');
        return `${b64({ alg: 'none' })}.${payload}.${signature}`;
      },
    ],
    ['signed with another key', () => signed({}, 'HS256', new Uint8Array(32).fill(1))],
    ['signed with nothing', () => signed({}, 'HS256', new Uint8Array(32))],
    ['signed in another way', () => signed({}, 'HS384', new Uint8Array(48).fill(1))],
    [
      'that brings its own key',
      async () => {
        const [, payload] = (await signed({})).split('.');
        return `${b64({ alg: 'HS256', jwk: { kty: 'oct', k: 'AA' } })}.${payload}.AA`;
      },
    ],
    ['that has ended', () => signed({ iat: seconds() - 601, exp: seconds() - 1 })],
    ['that lasts for ever', () => signed({ exp: undefined })],
    ['that lasts longer than ours', () => signed({ iat: seconds() - 3600, exp: seconds() + 9e6 })],
    ['from the future', () => signed({ iat: seconds() + 3600, exp: seconds() + 4000 })],
    ['that begins in the future', () => signed({ nbf: seconds() + 3600 })],
    ['of no learner', () => signed({ sub: undefined })],
    ['without an id', () => signed({ jti: undefined })],
    ['of no session', () => signed({ sid: undefined })],
    ['for another audience', () => signed({ aud: 'another' })],
    ['of a learner who never existed', () => signed({ sub: 'nobody', jti: 't-2' })],
    ['with the time as text', () => `${b64({ alg: 'HS256' })}.${b64({ sub: id, exp: '9' })}.AA`],
  ])('signs no learner in: one %s', async (_, token) => {
    expect(await me(await token())).toMatchObject({ status: 401, code: 'signed-out' });
  });
});

describe('a refresh token', () => {
  const refresh = async (refresh_token: string) => send(post('refresh_token', { refresh_token }));

  it('that was stolen ends the whole sign-in', async () => {
    const { session } = await test.signInLearner();
    const next = JSON.parse((await refresh(session.refresh_token)).text);
    test.pass(10_001);
    expect(await refresh(session.refresh_token)).toMatchObject({ code: 'refresh-refused' });
    expect(await refresh(next.refresh_token)).toMatchObject({ code: 'refresh-refused' });
  });

  it('is no access token, and an access token no refresh token', async () => {
    const { session } = await test.signInLearner();
    expect(await me(session.refresh_token)).toMatchObject({ code: 'signed-out' });
    expect(await refresh(session.access_token)).toMatchObject({ code: 'refresh-refused' });
  });
});
