import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MemoryPasskeyDevice } from '../../adapters/memory/memory-passkey-device.ts';
import type { Result } from '../../core/shared/result.ts';
import { NOWHERE } from '../accounts/origin.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { clientOf, tokenTo, type Tokens } from './account-client.fixture.ts';

const REFUSED = { status: 403, body: { code: 'passkey-refused' } };
const MINUTE_MS = 60_000;

let test: TestServer;
let ask: ReturnType<typeof clientOf>;
let device: MemoryPasskeyDevice;
let yui: { id: string; email: string; session: Tokens };

beforeAll(async () => {
  test = await openTestServer();
  ask = clientOf(test);
}, 60_000);

afterAll(() => test.close());

beforeEach(async () => {
  device = new MemoryPasskeyDevice('https://oz.example');
  yui = await test.signInLearner();
});

const PATH = 'v1/auth/me/passkeys';

const given = <T extends object, E extends { kind: string }>(result: Result<T, E>): T => {
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
};
const create = async (on = device, of = yui.session) =>
  given(await on.create((await ask('POST', `${PATH}/options`, undefined, of)).body));
const add = async (on = device, of = yui.session) => ask('POST', PATH, await create(on, of), of);
const sign = async (on = device) =>
  given(await on.sign((await ask('POST', 'login_passkey/options')).body));
const signIn = async (on = device) => ask('POST', 'login_passkey', await sign(on));
const me = (session: Tokens) => ask('GET', 'v1/auth/me', undefined, session);
const eventsOf = async (session: Tokens) =>
  (await ask('GET', 'v1/auth/me/security_events', undefined, session)).body.events;

it('a passkey that was added signs in, without an email or a password', async () => {
  expect(await add()).toMatchObject({ status: 200, body: { name: null, used_at: null } });
  const session = await signIn();
  expect(session.status).toBe(200);
  expect((await me(session.body)).body).toMatchObject({ id: yui.id });
  expect((await signIn()).status).toBe(200);
  const [passkey] = (await ask('GET', PATH, undefined, yui.session)).body.passkeys;
  expect(passkey.used_at).toBe(new Date(test.now()).toISOString());
});

it('what was added, used and removed is written down, and mailed to her', async () => {
  const { body } = await add();
  await signIn();
  expect((await ask('DELETE', `${PATH}/${body.id}`, undefined, yui.session)).status).toBe(204);
  const events = await eventsOf(yui.session);
  expect(events.map(({ kind, subject }: Record<string, string>) => [kind, subject])).toEqual(
    expect.arrayContaining([
      ['changed', 'passkey-added'],
      ['signed-in', 'passkey'],
      ['changed', 'passkey-removed'],
    ]),
  );
  const subjects = (await test.mailsTo(yui.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining(['【Oz】パスキーを追加しました', '【Oz】パスキーを削除しました']),
  );
});

it('one that was removed signs in no more', async () => {
  const { body } = await add();
  await ask('DELETE', `${PATH}/${body.id}`, undefined, yui.session);
  expect(await signIn()).toMatchObject(REFUSED);
});

it('adding and removing one wants a fresh proof', async () => {
  const { body } = await add();
  const at = new Date(test.now() - 11 * MINUTE_MS);
  const old = await test.parts.sessions.begin(yui.id, NOWHERE, { by: 'password', at });
  const needed = { status: 403, body: { code: 'password-needed' } };
  expect(await ask('POST', `${PATH}/options`, undefined, old)).toMatchObject(needed);
  expect(await ask('DELETE', `${PATH}/${body.id}`, undefined, old)).toMatchObject(needed);
});

it('a passkey is a fresh proof itself, in the session it was asked in', async () => {
  await add();
  const at = new Date(test.now() - 11 * MINUTE_MS);
  const old = await test.parts.sessions.begin(yui.id, NOWHERE, { by: 'password', at });
  const asked = await ask('POST', 'v1/auth/prove_by_passkey/options', undefined, old);
  const signed = given(await device.sign(asked.body));
  expect(await ask('POST', 'v1/auth/prove_by_passkey', signed, yui.session)).toMatchObject(REFUSED);
  const again = await ask('POST', 'v1/auth/prove_by_passkey/options', undefined, old);
  const right = given(await device.sign(again.body));
  expect((await ask('POST', 'v1/auth/prove_by_passkey', right, old)).status).toBe(200);
  expect((await ask('POST', `${PATH}/options`, undefined, old)).status).toBe(200);
});

it('the passkey of another learner is no proof of who she is', async () => {
  const ken = await test.signInLearner();
  await add();
  const kens = new MemoryPasskeyDevice('https://oz.example');
  await add(kens, ken.session);
  const asked = await ask('POST', 'v1/auth/prove_by_passkey/options', undefined, yui.session);
  const signed = given(await kens.sign({ ...asked.body, allowCredentials: [] }));
  expect(await ask('POST', 'v1/auth/prove_by_passkey', signed, yui.session)).toMatchObject(REFUSED);
});

it('what was signed once signs in no second time', async () => {
  await add();
  const signed = await sign();
  expect((await ask('POST', 'login_passkey', signed)).status).toBe(200);
  expect(await ask('POST', 'login_passkey', signed)).toMatchObject(REFUSED);
});

it('what was asked five minutes ago is too old', async () => {
  await add();
  const signed = await sign();
  test.pass(5 * MINUTE_MS);
  expect(await ask('POST', 'login_passkey', signed)).toMatchObject(REFUSED);
});

it('what was signed for one purpose is good for no other', async () => {
  await add();
  const asked = await ask('POST', 'v1/auth/prove_by_passkey/options', undefined, yui.session);
  expect(await ask('POST', 'login_passkey', given(await device.sign(asked.body)))).toMatchObject(
    REFUSED,
  );
});

it('what was signed on the page of another site is refused', async () => {
  const elsewhere = new MemoryPasskeyDevice('https://oz.example.evil.example');
  const created = await create(elsewhere);
  expect(await ask('POST', PATH, created, yui.session)).toMatchObject(REFUSED);
});

it('a signature that was changed on the way is refused', async () => {
  await add();
  const signed = await sign();
  const { authenticatorData } = signed.response;
  const last = authenticatorData.endsWith('A') ? 'B' : 'A';
  const forged = { ...signed.response, authenticatorData: authenticatorData.slice(0, -1) + last };
  expect(await ask('POST', 'login_passkey', { ...signed, response: forged })).toMatchObject(
    REFUSED,
  );
});

it('one is added to no session but that which asked, and once', async () => {
  const ken = await test.signInLearner();
  const created = await create();
  expect(await ask('POST', PATH, created, ken.session)).toMatchObject(REFUSED);
  const second = await create(new MemoryPasskeyDevice('https://oz.example'));
  expect((await ask('POST', PATH, second, yui.session)).status).toBe(200);
  expect(await ask('POST', PATH, second, yui.session)).toMatchObject(REFUSED);
});

it('a guest has none', async () => {
  const { body: guest } = await ask('POST', 'v1/answered_demographic_for_guest', { answers: [] });
  expect(await ask('POST', `${PATH}/options`, undefined, guest)).toMatchObject(REFUSED);
});

it('she names hers, and sees and names those of no other learner', async () => {
  const { body } = await add();
  const ken = await test.signInLearner();
  const named = { name: ' Yui’s phone ' };
  expect((await ask('PUT', `${PATH}/${body.id}`, named, yui.session)).status).toBe(204);
  const none = { status: 404, body: { code: 'not-found' } };
  expect(await ask('PUT', `${PATH}/${body.id}`, named, ken.session)).toMatchObject(none);
  expect(await ask('DELETE', `${PATH}/${body.id}`, undefined, ken.session)).toMatchObject(none);
  expect((await ask('GET', PATH, undefined, ken.session)).body).toEqual({ passkeys: [] });
  const [passkey] = (await ask('GET', PATH, undefined, yui.session)).body.passkeys;
  expect(passkey).toMatchObject({ name: 'Yui’s phone' });
});

it('goes with what was attached to an account before its email was proved', async () => {
  await add();
  // The link is in the mail after that of the passkey.
  test.pass(1000);
  await ask('POST', 'v1/auth/request_password_reset', { email: yui.email });
  const token = await tokenTo(test, yui.email);
  await ask('POST', 'v1/auth/reset_password', { token, password: 'Momiji-2027!' });
  expect(await signIn()).toMatchObject(REFUSED);
});
