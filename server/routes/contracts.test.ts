import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOWHERE } from '../accounts/origin.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { CARDS } from '../payments/embedded/cards.ts';
import { EMBEDDED_KEYS, type EmbeddedPayments } from '../payments/embedded/embedded-payments.ts';
import { idOf } from '../payments/payments.fixture.ts';

const DAY_MS = 86_400_000;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

let test: TestServer;
let provider: EmbeddedPayments;

beforeAll(async () => {
  test = await openTestServer(undefined, () => ({
    contractTerms: { isNeeded: true, trialDays: 14 },
  }));
  const { embeddedPayments } = test.parts;
  if (!embeddedPayments) throw new Error('There are keys of Stripe');
  provider = embeddedPayments;
}, 60_000);
afterAll(() => test.close());

async function newLearner() {
  const { id } = await test.signInLearner();
  const { access_token: token } = await test.parts.sessions.begin(id, NOWHERE, { by: 'password' });
  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    test.server.inject({
      method,
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  const opens = async (plan = 'monthly') => {
    const opened = await ask('POST', 'v1/stripe_checkout_session', { plan });
    expect(opened.statusCode).toBe(200);
    return new URL(opened.json().url).pathname;
  };
  return {
    id,
    ask,
    opens,
    standing: async () => (await ask('GET', 'v2/auth/subscriptions')).json().subscriptions,
    mayStudy: async () => (await ask('GET', 'v3/verbal_composition/books')).statusCode === 200,
  };
}

/** Fills in a form of a hosted page as a browser does. */
const submits = (path: string, fields: Record<string, string>) =>
  test.server.inject({
    method: 'POST',
    url: path,
    headers: form,
    payload: new URLSearchParams(fields).toString(),
  });

let yui: Awaited<ReturnType<typeof newLearner>>;
beforeEach(async () => {
  yui = await newLearner();
});

describe('a contract that is paid by card', () => {
  it('is declined, paid with another card, used, cancelled, over at midday, and paid again', async () => {
    expect(await yui.mayStudy()).toBe(true);
    await provider.pass(15 * DAY_MS);
    expect(await yui.mayStudy()).toBe(false);

    const page = await yui.opens();
    expect((await test.server.inject(page)).body).toContain('4242');
    const declined = await submits(page, { action: 'pay', card: CARDS.declined });
    expect(declined.body).toContain('カードが拒否されました');
    expect(await yui.mayStudy()).toBe(false);

    const asked = await submits(page, { action: 'pay', card: '4000 0025 0000 3155' });
    expect(asked.body).toContain('本人確認');
    expect(await yui.mayStudy()).toBe(false);
    const paid = await submits(page, { action: 'confirm', card: CARDS.confirmed });
    expect(paid.statusCode).toBe(303);
    expect(paid.headers.location).toMatch(/\/ja\/account\/plan\?from=checkout$/);
    expect(await yui.mayStudy()).toBe(true);

    expect((await yui.ask('DELETE', 'v1/auth/subscription')).statusCode).toBe(204);
    const [{ standing, period_ends_at: endsAt }] = await yui.standing();
    expect(standing).toBe('ending');
    const endDate = new Date(Date.parse(endsAt) + 9 * 3_600_000).toISOString().slice(0, 10);
    const midday = Date.parse(`${endDate}T12:00:00+09:00`);
    await provider.pass(midday - provider.now().getTime() - 60_000);
    expect(await yui.mayStudy()).toBe(true);
    await provider.pass(60_000);
    expect(await yui.mayStudy()).toBe(false);

    await submits(await yui.opens('annual'), { action: 'pay', card: CARDS.good });
    expect(await yui.mayStudy()).toBe(true);
    expect(await yui.standing()).toMatchObject([{ plan: 'annual', standing: 'renewing' }]);
  });

  it('is not there because a browser came back', async () => {
    await yui.mayStudy();
    await provider.pass(15 * DAY_MS);
    await yui.opens();
    await yui.ask('GET', 'v2/auth/subscriptions?from=checkout');
    expect(await yui.mayStudy()).toBe(false);
  });

  it('is sold once, however many pages she asks for at once', async () => {
    const opens = (plan: string) => yui.ask('POST', 'v1/stripe_checkout_session', { plan });
    const all = await Promise.all(['monthly', 'annual', 'monthly'].map(opens));
    const opened = all.filter(({ statusCode }) => statusCode === 200);
    expect(opened.length).toBeGreaterThan(0);
    for (const page of opened)
      await submits(new URL(page.json().url).pathname, { action: 'pay', card: CARDS.good });
    const customer = (await yui.ask('GET', 'v1/auth/me')).json().current_subscription.customer_id;
    const sold = Object.values(provider.state.subscriptions).filter(
      (one) => one.customer === customer,
    );
    expect(sold).toHaveLength(1);
  });

  it('is opened by no other server while one opens it', async () => {
    const { contracts, learnerContracts } = test.parts;
    const now = learnerContracts.now();
    const until = new Date(+now + 60_000);
    await contracts.claimCheckout(yui.id, now, until);
    const refused = await yui.ask('POST', 'v1/stripe_checkout_session', { plan: 'monthly' });
    expect(refused.json()).toMatchObject({ code: 'payment-unavailable' });
    await contracts.releaseCheckout(yui.id, until);
    await yui.opens();
    await yui.opens();
  });

  it('is not sold again while the word of a payment is on its way', async () => {
    const { contracts } = test.parts;
    await submits(await yui.opens(), { action: 'pay', card: CARDS.good });
    const kept = await contracts.of(yui.id);
    await contracts.put(yui.id, 'card', undefined, kept?.version ?? 0);
    expect(
      (await yui.ask('POST', 'v1/stripe_checkout_session', { plan: 'annual' })).json(),
    ).toEqual(expect.objectContaining({ code: 'already-contracted' }));
  });

  it('is known by its customer in her profile', async () => {
    expect((await yui.ask('GET', 'v1/auth/me')).json().current_subscription).toBeNull();
    await submits(await yui.opens(), { action: 'pay', card: CARDS.good });
    expect((await yui.ask('GET', 'v1/auth/me')).json()).toMatchObject({
      supiful_student_id: yui.id,
      current_subscription: { customer_id: expect.stringMatching(/^cus_/) },
    });
  });

  it('ends with the account, so that a learner who is gone is not charged', async () => {
    await submits(await yui.opens(), { action: 'pay', card: CARDS.good });
    const customer = (await yui.ask('GET', 'v1/auth/me')).json().current_subscription.customer_id;
    expect((await yui.ask('DELETE', 'v1/auth/me')).statusCode).toBe(204);
    await provider.pass(40 * DAY_MS);
    const hers = Object.values(provider.state.subscriptions).filter(
      (one) => one.customer === customer,
    );
    expect(hers).toMatchObject([{ status: 'canceled', periods: 0 }]);
  });

  it('is not sold to a guest, who could not come back to it', async () => {
    const guest = await test.parts.guests.begin([], NOWHERE);
    const { access_token: token } = guest;
    const refused = await test.server.inject({
      method: 'POST',
      url: '/api/v1/stripe_checkout_session',
      headers: { authorization: `Bearer ${token}` },
      payload: { plan: 'monthly' },
    });
    expect(refused.json()).toMatchObject({ code: 'account-needed' });
  });

  it('shows her receipts, and lets her change her card and her mind', async () => {
    await submits(await yui.opens(), { action: 'pay', card: CARDS.good });
    const opened = await yui.ask('POST', 'v1/stripe_portal_session', { language: 'en' });
    const portal = new URL(opened.json().url).pathname;
    expect((await test.server.inject(portal)).body).toMatch(/Receipts.*¥1,980.*Paid/);
    expect((await submits(portal, { action: 'card', card: CARDS.declined })).body).toContain(
      'declined',
    );
    await submits(portal, { action: 'cancel' });
    expect(await yui.standing()).toMatchObject([{ standing: 'ending' }]);
    await submits(portal, { action: 'resume' });
    expect(await yui.standing()).toMatchObject([{ standing: 'renewing' }]);
  });

  it.each([
    ['has expired', (path: string) => submits(path, { action: 'expire' })],
    ['was paid at', (path: string) => submits(path, { action: 'pay', card: CARDS.good })],
  ])('cannot be paid at a page that %s', async (_, first) => {
    const page = await yui.opens();
    await first(page);
    const before = await yui.standing();
    const again = await submits(page, { action: 'pay', card: CARDS.good });
    expect(again.body).toContain('有効期限');
    expect(await yui.standing()).toEqual(before);
  });
});

describe('an event of the provider', () => {
  const tell = (payload: string, signature?: string) =>
    test.server.inject({
      method: 'POST',
      url: '/api/v1/stripe_webhook',
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
      payload,
    });

  it.each([
    ['without a signature', undefined],
    ['with a guessed one', 't=1,v1=00'],
  ])('is not believed %s', async (_, signature) => {
    const event = JSON.stringify({ id: 'evt_1', type: 'customer.updated', data: { object: {} } });
    expect((await tell(event, signature)).statusCode).toBe(400);
    expect(await test.parts.contracts.knowsEvent('evt_1')).toBe(false);
  });

  it('is believed by the very bytes that came, replayed too, and changes nothing by itself', async () => {
    const { Stripe } = await import('stripe');
    await submits(await yui.opens(), { action: 'pay', card: CARDS.good });
    const before = await yui.standing();
    const customer = (await yui.ask('GET', 'v1/auth/me')).json().current_subscription.customer_id;
    // It says that all is over, which is not so; its spaces are signed as well.
    const payload = `{ "id": "evt_${yui.id}", "object": "event", "type": "customer.subscription.deleted", "data": { "object": { "customer": "${customer}", "status": "canceled" } } }`;
    const { webhookSecret: secret } = EMBEDDED_KEYS;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    expect((await tell(payload, signature)).statusCode).toBe(204);
    expect((await tell(payload, signature)).statusCode).toBe(204);
    expect((await tell(payload.replaceAll(' ', ''), signature)).statusCode).toBe(400);
    expect(await yui.standing()).toEqual(before);
  });

  it('is no page to pay at, and no page is another', async () => {
    const page = await yui.opens();
    expect((await test.server.inject(`${page}x`)).statusCode).toBe(404);
    expect(provider.checkout(idOf(page))).toBeDefined();
  });
});
