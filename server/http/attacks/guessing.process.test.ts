import { afterAll, beforeAll, expect, it } from 'vitest';
import { Argon2Hasher } from '../../accounts/argon2-hasher.ts';
import { NOWHERE } from '../../accounts/origin.ts';
import { SharedLimits } from '../../limits/shared-limits.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { attackerOf, bearerOf, post } from './attacker.fixture.ts';

const PASSWORD = 'Sakura-2026!';
const WRONG = 'Sakura-2025!';

let test: TestServer;
let send: ReturnType<typeof attackerOf>;

beforeAll(async () => {
  test = await openTestServer(undefined, (db) => ({ limits: new SharedLimits(db) }));
  send = attackerOf(test);
}, 60_000);

afterAll(() => test.close());

const account = async (email: string) => {
  const passwordHash = await new Argon2Hasher().hash(PASSWORD);
  const id = crypto.randomUUID();
  await test.parts.learners.add({ id, email, passwordHash, createdAt: new Date(test.now()) });
  return id;
};

const signIn = (email: string, password: string, remoteAddress: string) =>
  send({ ...post('login', { email, password }), remoteAddress });

it('10,000 wrong passwords get nowhere, and keep no other learner out', async () => {
  await account('victim@oz.example');
  await account('ken@oz.example');
  const codes = new Map<string | undefined, number>();
  for (let batch = 0; batch < 100; batch += 1) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => signIn('Victim@oz.example', WRONG, '192.0.2.1')),
    );
    for (const { code } of answers) codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  expect(Object.fromEntries(codes)).toEqual({
    'wrong-password': 10,
    'too-many-requests': 9990,
  });
  expect(await signIn('ken@oz.example', PASSWORD, '192.0.2.2')).toMatchObject({ status: 200 });
}, 60_000);

it('says when to come back', async () => {
  const { headers } = await signIn('victim@oz.example', WRONG, '192.0.2.3');
  const wait = Number(headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(900);
});

it('does not tell by its refusal whether the guess at last was right', async () => {
  expect(await signIn('victim@oz.example', PASSWORD, '192.0.2.4')).toMatchObject({
    code: 'too-many-requests',
  });
});

it('the form of OAuth takes no passwords at all', async () => {
  const grant = { grant_type: 'password', username: 'ken@oz.example', password: PASSWORD };
  expect(
    await send({ ...post('v1/oauth/token', grant), remoteAddress: '192.0.2.5' }),
  ).toMatchObject({ code: 'bad-request' });
});

it('one address does not try a hundred accounts for long', async () => {
  const answers = [];
  for (let index = 0; index < 120; index += 1) {
    answers.push(await signIn(`nobody-${index}@oz.example`, WRONG, '192.0.2.6'));
  }
  const codes = answers.map(({ code }) => code);
  expect(codes.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 'account-not-found'));
  expect(new Set(codes.slice(100))).toEqual(new Set(['too-many-requests']));
});

it('one address does not ask for long who has an account', async () => {
  const exists = (email: string) =>
    send({ url: `/api/v1/auth/exists?email=${email}`, remoteAddress: '192.0.2.7' });
  for (let index = 0; index < 100; index += 1) await exists(`nobody-${index}@oz.example`);
  expect(await exists('nobody@oz.example')).toMatchObject({ code: 'too-many-requests' });
});

it('a class that signs in from one address at the same moment is let in', async () => {
  await account('teacher@oz.example');
  for (let time = 0; time < 3; time += 1) {
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => signIn('teacher@oz.example', PASSWORD, '192.0.2.8')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200));
  }
}, 30_000);

it('an attacker cannot flood a mailbox', async () => {
  const reset = (address: string) =>
    send({
      ...post('v1/auth/request_password_reset', { email: 'victim@oz.example' }),
      remoteAddress: address,
    });
  for (let index = 0; index < 5; index += 1) {
    expect(await reset(`198.51.100.${index}`)).toMatchObject({ status: 204 });
  }
  expect(await reset('198.51.100.9')).toMatchObject({ code: 'too-many-requests' });
  expect(await test.mailsTo('victim@oz.example')).toHaveLength(5);
});

it('an attacker who found an open screen cannot guess the password there', async () => {
  const id = await account('yui@oz.example');
  const headers = bearerOf(await test.parts.sessions.begin(id, NOWHERE, { by: 'password' }));
  const body = { current_password: WRONG, new_password: 'Momiji-2026!' };
  const guess = () =>
    send({ ...post('v1/auth/password', body, headers), method: 'PUT', remoteAddress: '192.0.2.9' });
  const codes = [];
  for (let index = 0; index < 11; index += 1) codes.push((await guess()).code);
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'wrong-password'));
  expect(codes[10]).toBe('too-many-requests');
});

it('codes, links and tokens are not guessed for long', async () => {
  const link = () =>
    send({
      ...post('v1/auth/confirm_email', { token: 'a'.repeat(43) }),
      remoteAddress: '192.0.2.10',
    });
  for (let index = 0; index < 100; index += 1) await link();
  expect(await link()).toMatchObject({ code: 'too-many-requests' });
  const code = { code: 'a'.repeat(43), code_verify: 'b'.repeat(43) };
  expect(await send({ ...post('login_code', code), remoteAddress: '192.0.2.10' })).toMatchObject({
    code: 'too-many-requests',
  });
  const refresh = { refresh_token: 'a'.repeat(43) };
  expect(
    await send({ ...post('refresh_token', refresh), remoteAddress: '192.0.2.10' }),
  ).toMatchObject({ code: 'too-many-requests' });
});

it('who is signed in goes on at an address where others mistyped for long', async () => {
  const id = await account('signed-in@oz.example');
  const { refresh_token } = await test.parts.sessions.begin(id, NOWHERE, { by: 'password' });
  for (let index = 0; index < 101; index += 1)
    await signIn(`none-${index}@oz.example`, WRONG, '192.0.2.12');
  expect(await signIn('ken@oz.example', PASSWORD, '192.0.2.12')).toMatchObject({
    code: 'too-many-requests',
  });
  expect(
    await send({ ...post('refresh_token', { refresh_token }), remoteAddress: '192.0.2.12' }),
  ).toMatchObject({ status: 200 });
});

it('an address that a client claims for itself is not believed', async () => {
  const codes = [];
  for (let index = 0; index < 101; index += 1) {
    const request = post(
      'login',
      { email: `none-${index}@oz.example`, password: WRONG },
      { 'x-forwarded-for': `203.0.113.${index}` },
    );
    codes.push((await send({ ...request, remoteAddress: '192.0.2.11' })).code);
  }
  expect(codes.at(-1)).toBe('too-many-requests');
});
