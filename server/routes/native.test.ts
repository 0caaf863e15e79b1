import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeChain, transaction } from '../apple/apple-chain.fixture.ts';
import { ApplePurchases } from '../apple/apple-purchases.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { clientOf, tokenTo, type Tokens } from './account-client.fixture.ts';

let test: TestServer;
let ask: ReturnType<typeof clientOf>;
let chain: ReturnType<typeof makeChain>;
let count = 0;
let purchase: { readonly signed_transaction: string };

beforeAll(async () => {
  chain = makeChain();
  const { rootsFolder } = chain;
  const settings = { bundleId: 'example.oz', environment: 'Sandbox', appId: undefined } as const;
  test = await openTestServer(undefined, () => ({
    purchases: new ApplePurchases({ ...settings, rootsFolder }),
  }));
  ask = clientOf(test);
}, 60_000);

afterAll(async () => {
  chain.remove();
  await test.close();
});

const signed = async () => {
  const originalTransactionId = String(2_000_000_000_000_000 + count);
  return { signed_transaction: await chain.sign(transaction({ originalTransactionId })) };
};

beforeEach(async () => {
  count += 1;
  purchase = await signed();
});

const me = async (session: Tokens) => (await ask('GET', 'v1/auth/me', undefined, session)).body;
const email = () => `buyer-${count}@oz.example`;

describe('a purchase', () => {
  it('makes an account without an email, once, and signs in to it ever after', async () => {
    const first = await ask('POST', 'v2/auth/login_by_appleiap', purchase);
    expect(first.body).toMatchObject({ is_new: true });
    expect(await me(first.body)).toMatchObject({ email: null, is_guest: false });
    const { id } = await me(first.body);
    for (const path of [
      'v2/auth/login_by_appleiap',
      'v1/auth/login_by_appleiap',
      'v1/auth/register_from_native',
    ]) {
      const again = await ask('POST', path, await signed());
      expect(again.status).toBe(200);
      expect(await me(again.body)).toMatchObject({ id });
    }
    const { events } = (await ask('GET', 'v1/auth/me/security_events', undefined, first.body)).body;
    expect(events).toHaveLength(4);
    expect(events[0]).toMatchObject({ kind: 'signed-in', subject: 'purchase' });
    expect((await ask('POST', 'v2/auth/login_by_appleiap', await signed())).body.is_new).toBe(
      false,
    );
  });

  it('shown anew proves who she is, and gives the session new tokens', async () => {
    const { body: session } = await ask('POST', 'v2/auth/login_by_appleiap', purchase);
    const proved = await ask('POST', 'v1/auth/prove_by_appleiap', await signed(), session);
    expect(proved.status).toBe(200);
    expect(proved.body.refresh_token).not.toBe(session.refresh_token);
    expect(await me(proved.body)).toEqual(await me(session));
    const { refresh_token } = proved.body;
    expect((await ask('POST', 'refresh_token', { refresh_token })).status).toBe(200);
  });

  it('is one account, however often it is shown at the same moment', async () => {
    const all = await Promise.all(
      [1, 2, 3].map(() => ask('POST', 'v1/auth/register_from_native', purchase)),
    );
    const ids = await Promise.all(all.map(async ({ body }) => (await me(body)).id));
    expect(new Set(ids).size).toBe(1);
  });

  it('is attached to who is signed in, pays for her alone, and never signs in', async () => {
    const register = async (name: string) => {
      const body = { password: 'Sakura-2026!' };
      return (await ask('POST', `v1/auth/register_from_native/${name}-${email()}`, body)).body;
    };
    const [yui, ken] = [await register('yui'), await register('ken')];
    const attach = async (session: Tokens | undefined, given = purchase) =>
      (await ask('PUT', 'v1/auth/me/purchase', given, session)).status;
    const later = await signed();
    expect(await attach(undefined)).toBe(401);
    expect(await attach(yui, { signed_transaction: `${purchase.signed_transaction}a` })).toBe(403);
    expect(await attach(yui, later)).toBe(204);
    expect(await attach(yui, later)).toBe(204);
    expect(await attach(yui)).toBe(403);
    expect(await attach(ken, later)).toBe(403);
    expect(await attach(ken, await signed())).toBe(403);
    for (const [path, code] of [
      ['v1/auth/login_by_appleiap', 'account-not-found'],
      ['v2/auth/login_by_appleiap', 'purchase-refused'],
      ['v1/auth/register_from_native', 'purchase-refused'],
    ] as const)
      expect((await ask('POST', path, await signed())).body).toMatchObject({ code });
    const proving = await ask('POST', 'v1/auth/prove_by_appleiap', await signed(), yui);
    expect(proving.body).toMatchObject({ code: 'purchase-refused' });
  });

  it('signs no learner in whom it does not know', async () => {
    expect(await ask('POST', 'v1/auth/login_by_appleiap', purchase)).toMatchObject({
      status: 404,
      body: { code: 'account-not-found' },
    });
  });

  it('is refused when Apple did not sign it', async () => {
    const forged = { signed_transaction: `${purchase.signed_transaction}a` };
    for (const path of [
      'v2/auth/login_by_appleiap',
      'v1/auth/login_by_appleiap',
      'v1/auth/register_from_native',
    ]) {
      expect(await ask('POST', path, forged)).toMatchObject({
        status: 403,
        body: { code: 'purchase-refused' },
      });
    }
  });

  it('can get an email later, and with it a password', async () => {
    const { body: session } = await ask('POST', 'v1/auth/register_from_native', purchase);
    const given = { email: email(), language: 'en' };
    expect(await ask('POST', 'v1/auth/request_register_email', given, session)).toMatchObject({
      status: 204,
    });
    await ask('POST', 'v1/auth/confirm_email', { token: await tokenTo(test, email()) }, session);
    expect(await me(session)).toMatchObject({ email: email(), email_confirmed: true });
    const wrong = { current_password: 'Sakura-2026!', new_password: 'Momiji-2026!' };
    expect(await ask('PUT', 'v1/auth/password', wrong, session)).toMatchObject({
      body: { code: 'wrong-password' },
    });
  });
});

it('what was attached to an account goes with the first proof of its email', async () => {
  const path = `v1/auth/register_from_native/${encodeURIComponent(email())}`;
  const { body: session } = await ask('POST', path, { password: 'Sakura-2026!', ...purchase });
  const { id } = await me(session);
  const device = { token: `phone-${id}`, platform: 'ios' };
  await ask('POST', 'v1/auth/me/device_tokens', device, session);
  expect(await test.parts.devices.of(id)).toHaveLength(1);
  const choose = async () => {
    test.pass(1);
    await ask('POST', 'v1/auth/request_password_reset', { email: email(), language: 'ja' });
    const body = { token: await tokenTo(test, email()), password: 'Momiji-2026!' };
    return ask('POST', 'v1/auth/reset_password', body);
  };
  const chosen = await choose();
  expect(await me(chosen.body)).toMatchObject({ id, email_confirmed: true });
  expect(await test.parts.devices.of(id)).toEqual([]);
  expect(await ask('POST', 'v1/auth/login_by_appleiap', await signed())).toMatchObject({
    body: { code: 'account-not-found' },
  });
});

describe('registering with an email in the app', () => {
  const register = (body: object, as = email()) =>
    ask('POST', `v1/auth/register_from_native/${encodeURIComponent(as)}`, body);
  const password = 'Sakura-2026!';

  it('signs in at once, with or without a purchase', async () => {
    const session = (await register({ password, ...purchase })).body;
    expect(await me(session)).toMatchObject({ email: email(), email_confirmed: false });
    expect(await test.mailsTo(email())).toHaveLength(1);
    const known = await ask('POST', 'v1/auth/login_by_appleiap', purchase);
    expect((await me(known.body)).id).toBe((await me(session)).id);
    expect(await register({ password }, `other-${email()}`)).toMatchObject({ status: 200 });
  });

  it.each([
    ['weak-password', { password: 'weak' }],
    ['purchase-refused', { password, signed_transaction: 'a.b.c' }],
  ])('is refused as %s, and makes nothing', async (code, body) => {
    expect(await register(body)).toMatchObject({ body: { code } });
    expect(await test.parts.learners.ofEmail(email())).toBeUndefined();
  });

  it('is refused when the email or the purchase is another learner’s', async () => {
    await register({ password, ...purchase });
    expect(await register({ password })).toMatchObject({ body: { code: 'email-taken' } });
    expect(await register({ password, ...purchase }, `other-${email()}`)).toMatchObject({
      body: { code: 'purchase-refused' },
    });
  });
});
