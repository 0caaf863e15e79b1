import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { NOWHERE } from '../accounts/origin.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { SharedLimits } from '../limits/shared-limits.ts';
import { clientOf, tokenTo, type Tokens } from './account-client.fixture.ts';

const PASSWORD = 'Sakura-2026!';
const PATH = 'v1/auth/me/one_time_codes';

let test: TestServer;
let ask: ReturnType<typeof clientOf>;
let yui: { id: string; email: string; session: Tokens };
let secret: string;
let recoveryCodes: readonly string[];

beforeAll(async () => {
  test = await openTestServer(undefined, (db) => ({ limits: new SharedLimits(db) }));
  ask = clientOf(test);
}, 60_000);

afterAll(() => test.close());

const code = () =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.now() });
const signIn = (shown?: string) =>
  ask('POST', 'login', { email: yui.email, password: PASSWORD, ...(shown && { code: shown }) });
const eventsOf = async (session: Tokens) =>
  (await ask('GET', 'v1/auth/me/security_events', undefined, session)).body.events.map(
    ({ kind, subject }: Record<string, string>) => `${kind} ${subject}`,
  );

beforeEach(async () => {
  yui = await test.signInLearner(PASSWORD);
  ({ secret } = (await ask('POST', PATH, undefined, yui.session)).body);
  const confirmed = await ask('POST', `${PATH}/confirm`, { code: code() }, yui.session);
  recoveryCodes = confirmed.body.recovery_codes;
  test.pass(60_000);
});

it('guessing a code ends after ten tries, from wherever and with whatever', async () => {
  const prove = () =>
    ask('POST', 'v1/auth/prove', { password: PASSWORD, code: '000000' }, yui.session);
  for (let tried = 0; tried < 5; tried += 1) {
    expect((await signIn('000000')).body.code).toBe('wrong-code');
    expect((await prove()).body.code).toBe('wrong-code');
  }
  expect((await signIn(code())).status).toBe(429);
  expect((await signIn(recoveryCodes[0])).status).toBe(429);
});

it('neither the secret nor a recovery code stands in the database as it is', async () => {
  const rows = JSON.stringify([
    await test.db.selectFrom('one_time_secrets').selectAll().execute(),
    await test.db.selectFrom('recovery_codes').selectAll().execute(),
  ]);
  expect(rows).toContain(yui.id);
  for (const told of [secret, ...recoveryCodes]) expect(rows).not.toContain(told);
});

it('the secret of another learner is of no use', async () => {
  const ken = await test.signInLearner(PASSWORD);
  await ask('POST', PATH, undefined, ken.session);
  const { sealed } = await test.db
    .selectFrom('one_time_secrets')
    .select('sealed')
    .where('learner_id', '=', ken.id)
    .executeTakeFirstOrThrow();
  await test.db
    .updateTable('one_time_secrets')
    .set({ sealed })
    .where('learner_id', '=', yui.id)
    .execute();
  expect((await signIn(code())).body.code).toBe('wrong-code');
  expect((await signIn(recoveryCodes[0])).status).toBe(200);
});

it('the mailbox alone does not get past it', async () => {
  await ask('POST', 'v1/auth/confirm_email', {});
  await test.parts.learners.setEmail(yui.id, yui.email, new Date(test.now()));
  await ask('POST', 'v1/auth/request_password_reset', { email: yui.email });
  const token = await tokenTo(test, yui.email);
  const reset = await ask('POST', 'v1/auth/reset_password', { token, password: 'Momiji-2027!' });
  expect(reset).toMatchObject({ status: 403, body: { code: 'code-needed' } });
  expect((await ask('GET', 'v1/auth/me', undefined, yui.session)).status).toBe(401);
  const login = { email: yui.email, password: 'Momiji-2027!' };
  expect((await ask('POST', 'login', login)).body.code).toBe('code-needed');
  const session = await ask('POST', 'login', { ...login, code: code() });
  expect(session.status).toBe(200);
  expect(await eventsOf(session.body)).toContain('changed password');
});

it('whatever is changed is written down, and mailed to her; a right password without a code is no failure', async () => {
  await signIn();
  await signIn(recoveryCodes[0]);
  await ask('POST', 'v1/auth/me/recovery_codes', undefined, yui.session);
  await ask('DELETE', PATH, undefined, yui.session);
  const events = await eventsOf(yui.session);
  expect(events.toSorted()).toEqual([
    'changed one-time-codes-off',
    'changed one-time-codes-on',
    'changed recovery-codes',
    'signed-in password',
  ]);
  const subjects = (await test.mailsTo(yui.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining([
      '【Oz】ワンタイムコードを有効にしました',
      '【Oz】リカバリーコードが使われました',
      '【Oz】リカバリーコードを作り直しました',
      '【Oz】ワンタイムコードを無効にしました',
    ]),
  );
});

it('it goes with what was attached to an account before its email was proved', async () => {
  await ask('POST', 'v1/auth/request_password_reset', { email: yui.email });
  const token = await tokenTo(test, yui.email);
  const reset = await ask('POST', 'v1/auth/reset_password', { token, password: 'Momiji-2027!' });
  expect(reset.status).toBe(200);
});

it('a learner without a password has none', async () => {
  const ken = await test.signInLearner();
  expect(await ask('POST', PATH, undefined, ken.session)).toMatchObject({ status: 404 });
});

it('ten right passwords without a code lock no learner out', async () => {
  for (let tried = 0; tried < 12; tried += 1)
    expect((await signIn()).body.code).toBe('code-needed');
  expect((await signIn(code())).status).toBe(200);
  expect(await test.parts.sessions.begin(yui.id, NOWHERE, { by: 'password' })).toBeDefined();
});
