import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { attackerOf, bearerOf, post } from '../http/attacks/attacker.fixture.ts';
import { SharedLimits } from '../limits/shared-limits.ts';

const PASSWORD = 'Sakura-2026!';

let test: TestServer;
let send: ReturnType<typeof attackerOf>;

beforeAll(async () => {
  test = await openTestServer(undefined, (db) => ({ limits: new SharedLimits(db) }));
  send = attackerOf(test);
}, 60_000);

afterAll(() => test.close());

const eventsOf = async (session: { readonly access_token: string }, after = '') => {
  const url = `/api/v1/auth/me/security_events${after && `?after=${after}`}`;
  const { status, text } = await send({ url, headers: bearerOf(session) });
  return { status, ...JSON.parse(text) };
};
const signIn = (email: string, password: string, remoteAddress: string) =>
  send({ ...post('login', { email, password }), remoteAddress });

it('a learner sees who signed in as her, and who tried, and nothing of others', async () => {
  const [yui, ken] = [await test.signInSomebody(PASSWORD), await test.signInSomebody(PASSWORD)];
  await signIn(yui.email, PASSWORD, '192.0.2.1');
  test.pass(1000);
  await signIn(yui.email.toUpperCase(), 'Wrong-2026!', '2001:db8:1:2:3:4:5:6');
  const { events, next } = await eventsOf(yui.session);
  expect(events).toEqual([
    {
      at: new Date(test.now()).toISOString(),
      kind: 'sign-in-failed',
      subject: null,
      address: '2001:db8:1:2',
    },
    {
      at: new Date(test.now() - 1000).toISOString(),
      kind: 'signed-in',
      subject: null,
      address: '192.0.2.1',
    },
  ]);
  expect(next).toBeNull();
  expect(await eventsOf(ken.session)).toMatchObject({ events: [] });
});

it('a flood of guesses does not flood the record, and its pages go on to the end', async () => {
  const { id, email, session } = await test.signInSomebody(PASSWORD);
  for (let guess = 0; guess < 30; guess += 1) await signIn(email, 'Wrong-2026!', '192.0.2.9');
  expect((await eventsOf(session)).events).toHaveLength(10);
  for (let times = 0; times < 60; times += 1)
    await test.parts.securityRecorder.write('changed', { learnerId: id, subject: 'password' });
  const first = await eventsOf(session);
  expect(first.events).toHaveLength(50);
  const second = await eventsOf(session, first.next);
  expect(second).toMatchObject({ next: null });
  expect(second.events).toHaveLength(20);
});

it('whoever is nobody, and a place that is none, get nothing', async () => {
  const { session } = await test.signInSomebody();
  expect(await send({ url: '/api/v1/auth/me/security_events' })).toMatchObject({
    code: 'signed-out',
  });
  expect(await eventsOf(session, '1~x-_')).toMatchObject({ events: [] });
});

it('a sign-in goes on where nothing could be written down', async () => {
  const { email } = await test.signInSomebody(PASSWORD);
  const { securityRecord } = test.parts;
  const { add } = securityRecord;
  const told: unknown[] = [];
  const broken = await openTestServer(undefined, () => ({ onBug: (bug) => void told.push(bug) }));
  Object.assign(broken.parts.securityRecord, { add: () => Promise.reject(new Error('full')) });
  const ken = await broken.signInSomebody(PASSWORD);
  const { statusCode } = await broken.server.inject(
    post('login', { email: ken.email, password: PASSWORD }),
  );
  await broken.close();
  expect(statusCode).toBe(200);
  expect(told).toHaveLength(1);
  expect(securityRecord.add).toBe(add);
  expect(await signIn(email, PASSWORD, '192.0.2.7')).toMatchObject({ status: 200 });
}, 60_000);
