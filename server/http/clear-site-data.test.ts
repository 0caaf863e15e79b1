import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOWHERE } from '../accounts/origin.ts';
import { attackerOf, bearerOf } from './attacks/attacker.fixture.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let test: TestServer;
let send: ReturnType<typeof attackerOf>;

beforeAll(async () => {
  test = await openTestServer();
  send = attackerOf(test);
}, 60_000);

afterAll(() => test.close());

type Tokens = { readonly access_token: string };
const jtiOf = ({ access_token }: Tokens): string =>
  JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()).jti;
const remove = (path: string, session: Tokens) =>
  send({ method: 'DELETE', url: `/api/${path}`, headers: bearerOf(session) });
const cleared = { 'clear-site-data': '"cache"' };

it('a browser forgets what it kept of replies when she signs out there, and only there', async () => {
  const { id, session } = await test.signInLearner();
  const other = await test.parts.sessions.begin(id, NOWHERE, { by: 'password' });
  const elsewhere = await remove(`v1/oauth/tokens/${jtiOf(other)}`, session);
  expect(elsewhere).toMatchObject({ status: 404 });
  expect(elsewhere.headers).not.toHaveProperty('clear-site-data');
  const strange = await remove('v1/oauth/tokens/strange', session);
  expect(strange.headers).not.toHaveProperty('clear-site-data');
  const here = await remove(`v1/oauth/tokens/${jtiOf(session)}`, session);
  expect(here).toMatchObject({ status: 204, headers: cleared });
});

it('a browser forgets what it kept of replies when she closes her account', async () => {
  const { id, session } = await test.signInLearner();
  const proved = { by: 'password', at: new Date(test.now() - 11 * 60_000) } as const;
  const old = await test.parts.sessions.begin(id, NOWHERE, proved);
  const refused = await remove('v1/auth/me', old);
  expect(refused).toMatchObject({ code: 'password-needed' });
  expect(refused.headers).not.toHaveProperty('clear-site-data');
  expect(await remove('v1/auth/me', session)).toMatchObject({ status: 204, headers: cleared });
});
