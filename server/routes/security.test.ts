import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { attackerOf, bearerOf, post } from '../http/attacks/attacker.fixture.ts';
import { NOWHERE } from '../accounts/origin.ts';
import { endOneTimeCodesOf } from '../accounts/end-one-time-codes-of.ts';
import { endSessionsOf } from '../accounts/end-sessions-of.ts';
import { exportRecord } from '../security/export-record.ts';
import type { MailRequest } from '../mail/mail-room.ts';
import { FsrsScheduler, SCHEDULED_BY } from '../review/fsrs-scheduler.ts';
import { sqlStorage } from '../storage/sql/sql-storage.ts';
import { SharedLimits } from '../limits/shared-limits.ts';
import type { SecurityEvent } from '../security/security-record.ts';
import { SqlSessions } from '../storage/sql/sql-sessions.ts';

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
const beginFor = (id: string) => test.parts.sessions.begin(id, NOWHERE, { by: 'password' });
const sessionIn = (session: { readonly access_token: string }): string =>
  JSON.parse(
    Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString(),
  ).jti.split('_')[0];
const linkTo = async (email: string): Promise<string> => {
  for (const { text } of await test.mailsTo(email)) {
    const token = /#(?:reset_)?token=([\w-]+)/.exec(text)?.[1];
    if (token !== undefined) return token;
  }
  throw new Error(`No link was mailed to ${email}`);
};
const signIn = (email: string, password: string, remoteAddress: string) =>
  send({ ...post('login', { email, password }), remoteAddress });

it('a learner sees who signed in as her, and who tried, and nothing of others', async () => {
  const [yui, ken] = [await test.signInLearner(PASSWORD), await test.signInLearner(PASSWORD)];
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
      subject: 'password',
      address: '192.0.2.1',
    },
  ]);
  expect(next).toBeNull();
  expect(await eventsOf(ken.session)).toMatchObject({ events: [] });
});

it('a flood of guesses does not flood the record, and its pages go on to the end', async () => {
  const { id, email, session } = await test.signInLearner(PASSWORD);
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

it('a caller who is not signed in, and a place that is none, get nothing', async () => {
  const { session } = await test.signInLearner();
  expect(await send({ url: '/api/v1/auth/me/security_events' })).toMatchObject({
    code: 'signed-out',
  });
  expect(await eventsOf(session, '1~x-_')).toMatchObject({ events: [] });
});

it('a sign-in goes on where nothing could be written down', async () => {
  const { email } = await test.signInLearner(PASSWORD);
  const { securityRecord } = test.parts;
  const { add } = securityRecord;
  const told: unknown[] = [];
  const broken = await openTestServer(undefined, () => ({ onBug: (bug) => void told.push(bug) }));
  Object.assign(broken.parts.securityRecord, { add: () => Promise.reject(new Error('full')) });
  const ken = await broken.signInLearner(PASSWORD);
  const { statusCode } = await broken.server.inject(
    post('login', { email: ken.email, password: PASSWORD }),
  );
  await broken.close();
  expect(statusCode).toBe(200);
  expect(told).toHaveLength(1);
  expect(securityRecord.add).toBe(add);
  expect(await signIn(email, PASSWORD, '192.0.2.7')).toMatchObject({ status: 200 });
}, 60_000);

const changed = (subject: string) => ({ kind: 'changed', subject, address: '127.0.0.1' });

it('a refresh token that is shown again later is written down, and its session ends', async () => {
  const { id, session } = await test.signInLearner();
  const renew = () => send(post('refresh_token', { refresh_token: session.refresh_token }));
  expect(await renew()).toMatchObject({ status: 200 });
  test.pass(60_000);
  const reused = await renew();
  expect(reused).toMatchObject({ code: 'refresh-refused' });
  expect(reused.text).not.toContain(id);
  expect(await eventsOf(await beginFor(id))).toMatchObject({
    events: [{ kind: 'refresh-reused', subject: null, address: '127.0.0.1' }],
  });
});

it('a new password is written down, and one that was refused is not', async () => {
  const { id, email, session } = await test.signInLearner(PASSWORD);
  const change = (current: string, next: string) =>
    send({
      ...post('v1/auth/password', { current_password: current, new_password: next }),
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...bearerOf(session) },
    });
  await change('Wrong-2026!', 'Momiji-2026!');
  expect(await eventsOf(session)).toMatchObject({ events: [] });
  expect(await change(PASSWORD, 'Momiji-2026!')).toMatchObject({ status: 204 });
  expect((await eventsOf(session)).events).toMatchObject([changed('password')]);
  await send(post('v1/auth/request_password_reset', { email }));
  await send(post('v1/auth/reset_password', { token: await linkTo(email), password: PASSWORD }));
  const { events } = await eventsOf(await beginFor(id));
  expect(events).toHaveLength(3);
  expect(events).toEqual(
    expect.arrayContaining([
      expect.objectContaining(changed('password')),
      expect.objectContaining({ kind: 'signed-in', subject: 'mail-link' }),
    ]),
  );
});

it('coming in with the code of another app is written down with its means', async () => {
  const { id, session } = await test.signInLearner();
  const verifier = 'v'.repeat(43);
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  const issued = await send({
    ...post('v1/auth/issue_code', { code_challenge }),
    headers: { 'content-type': 'application/json', ...bearerOf(session) },
  });
  const { code } = JSON.parse(issued.text);
  await send(post('login_code', { code, code_verify: verifier }));
  expect((await eventsOf(await beginFor(id))).events).toMatchObject([
    { kind: 'signed-in', subject: 'code' },
  ]);
});

it('an email that changes and changes back is written down, and one that is confirmed is not', async () => {
  const { id, email, session } = await test.signInLearner(PASSWORD);
  const ask = (url: string, to: string) =>
    send(post(url, { email: to, language: 'en' }, bearerOf(session)));
  const confirm = async (to: string) =>
    send(post('v1/auth/confirm_email', { token: await linkTo(to) }, bearerOf(session)));
  await ask('v1/auth/request_register_email', email);
  expect(await confirm(email)).toMatchObject({ status: 200 });
  expect(await eventsOf(session)).toMatchObject({ events: [] });
  await ask('v1/auth/request_email_change', `new-${email}`);
  test.pass(1000);
  expect(await confirm(`new-${email}`)).toMatchObject({ status: 200 });
  expect((await eventsOf(session)).events).toMatchObject([changed('email')]);
  const undo = post('v1/auth/undo_email_change', { token: await linkTo(email) });
  const undone = await Promise.all([send(undo), send(undo)]);
  expect(undone.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await eventsOf(await beginFor(id))).events).toHaveLength(2);
});

it('devices that she signed out are written down, and none that was not hers', async () => {
  const { id, session } = await test.signInLearner();
  const { session: kens } = await test.signInLearner();
  const other = await beginFor(id);
  const end = (path: string) =>
    send({ method: 'DELETE', url: `/api/v1/auth/me/sessions${path}`, headers: bearerOf(session) });
  expect(await end(`/${sessionIn(kens)}`)).toMatchObject({ code: 'not-found' });
  expect(await eventsOf(session)).toMatchObject({ events: [] });
  await end(`/${sessionIn(other)}`);
  await end('');
  expect((await eventsOf(session)).events).toMatchObject([changed('devices'), changed('devices')]);
});

it('that an account was closed outlives it', async () => {
  const { id, session } = await test.signInLearner();
  const url = '/api/v1/auth/me';
  expect(await send({ method: 'DELETE', url, headers: bearerOf(session) })).toMatchObject({
    status: 204,
  });
  expect(await test.parts.securityRecord.ofLearner(id, { limit: 9 })).toMatchObject([
    changed('account-closed'),
  ]);
});

it('what the operator does is written down, for her to see', async () => {
  const { id, email } = await test.signInLearner();
  const { learners, securityRecord, devices: deviceTokens } = test.parts;
  const sessions = new SqlSessions(test.db);
  const operator = { learners, securityRecord, deviceTokens, sessions };
  expect(await endSessionsOf(operator, email, new Date(test.now()))).toBe(1);
  expect((await eventsOf(await beginFor(id))).events).toEqual([
    {
      at: new Date(test.now()).toISOString(),
      kind: 'operator-acted',
      subject: 'devices',
      address: null,
    },
  ]);
  test.pass(1000);
  const since = new Date(test.now());
  const exported: SecurityEvent[] = [];
  for await (const event of exportRecord(securityRecord, since, since)) exported.push(event);
  expect(exported).toMatchObject([
    { kind: 'operator-acted', subject: 'security-record', at: since, learnerId: undefined },
  ]);
  expect(await securityRecord.all({ limit: 1 })).toEqual(exported);
});

it('that she took out her own data is written down, and a try without a proof is not', async () => {
  const { id, session } = await test.signInLearner();
  const at = new Date(test.now() - 11 * 60_000);
  const old = await test.parts.sessions.begin(id, NOWHERE, { by: 'password', at });
  const take = (from: typeof session) =>
    send({ url: '/api/v1/auth/me/export', headers: bearerOf(from) });
  expect(await take(old)).toMatchObject({ code: 'password-needed' });
  expect(await eventsOf(session)).toMatchObject({ events: [] });
  expect(await take(session)).toMatchObject({ status: 200 });
  expect((await eventsOf(session)).events).toMatchObject([
    { kind: 'exported', subject: 'own-data' },
  ]);
});

it('an operator turns lost one-time codes off, which is written down and mailed to her', async () => {
  const { id, email } = await test.signInLearner(PASSWORD);
  const { learners, securityRecord, secondFactor } = test.parts;
  const storage = sqlStorage(test.db, new FsrsScheduler(), SCHEDULED_BY);
  const posted: MailRequest[] = [];
  const post = { post: async (mail: MailRequest) => void posted.push(mail) };
  const off = (who: string) =>
    endOneTimeCodesOf({ ...storage, learners, securityRecord, post }, who, new Date(test.now()));
  expect(await off(email)).toBe(false);
  expect(await off('nobody@oz.example')).toBeUndefined();
  const begun = await secondFactor.begin(id);
  if (!begun.ok) throw new Error('No secret was made');
  const secret = Secret.fromBase32(begun.value.secret);
  await secondFactor.confirm(id, new TOTP({ secret }).generate({ timestamp: test.now() }));
  expect(await signIn(email, PASSWORD, '192.0.2.3')).toMatchObject({ code: 'code-needed' });
  expect(await off(email)).toBe(true);
  expect(await signIn(email, PASSWORD, '192.0.2.3')).toMatchObject({ status: 200 });
  expect(await secondFactor.state(id)).toEqual({ isOn: false, codesLeft: 0 });
  expect(posted).toEqual([{ kind: 'one-time-codes-off', email, language: 'ja' }]);
  expect(await securityRecord.ofLearner(id, { limit: 9 })).toContainEqual(
    expect.objectContaining({ kind: 'operator-acted', subject: 'one-time-codes-off' }),
  );
});
