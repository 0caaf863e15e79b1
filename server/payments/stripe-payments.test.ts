import { describe, expect, it } from 'vitest';
import { CARDS } from './embedded/cards.ts';
import { EMBEDDED_KEYS } from './embedded/embedded-payments.ts';
import { paymentsContract } from './payments.contract.ts';
import { DAY_MS, idOf, pretendedPayments, WISH } from './payments.fixture.ts';
import { StripePayments } from './stripe-payments.ts';

paymentsContract('StripePayments', async () => {
  const { provider, payments, told } = pretendedPayments();
  return {
    payments,
    paysAt: async (url) => (await provider.pay(idOf(url), CARDS.good, false)) === 'paid',
    removes: (customerId) => provider.remove(customerId),
    told: () => told,
  };
});

describe('a subscription at the provider', () => {
  async function paidWith(card: string) {
    const all = pretendedPayments();
    const { provider, payments } = all;
    const customerId = await payments.customerOf('yui', undefined);
    const url = await payments.openCheckout({ ...WISH, customerId, plan: 'monthly' });
    const outcome = await provider.pay(idOf(url), card, false);
    return { ...all, customerId, url, outcome, now: () => payments.subscriptionOf(customerId) };
  }

  it.each([
    ['declined', CARDS.declined, 'declined'],
    ['unknown', '1234', 'unknown'],
    ['to be confirmed', CARDS.confirmed, 'to-confirm'],
  ])('is none while a card is %s', async (_, card, expected) => {
    const { outcome, now } = await paidWith(card);
    expect(outcome).toBe(expected);
    expect(await now()).toBeUndefined();
  });

  it('begins once her bank was told that it is she', async () => {
    const { provider, url, now } = await paidWith(CARDS.confirmed);
    expect(await provider.pay(idOf(url), CARDS.confirmed, true)).toBe('paid');
    expect(await now()).toMatchObject({ standing: 'renewing' });
  });

  it('is renewed each month', async () => {
    const { provider, now } = await paidWith(CARDS.good);
    await provider.pass(95 * DAY_MS);
    expect(await now()).toEqual({
      plan: 'monthly',
      paidBy: 'card',
      standing: 'renewing',
      periodStartedAt: Date.parse('2027-02-21T00:00:00Z'),
      periodEndsAt: Date.parse('2027-03-21T00:00:00Z'),
    });
  });

  it('is past due where a renewal fails, and given up after a week', async () => {
    const { provider, now } = await paidWith(CARDS.declinedLater);
    await provider.pass(31 * DAY_MS);
    expect(await now()).toMatchObject({ standing: 'past-due' });
    await provider.pass(7 * DAY_MS);
    expect(await now()).toMatchObject({ standing: 'unpaid' });
  });

  it('goes on where another card is given in time', async () => {
    const { provider, customerId, now } = await paidWith(CARDS.declinedLater);
    await provider.pass(31 * DAY_MS);
    expect(await provider.changeCard(customerId, CARDS.declined)).toBe(false);
    expect(await provider.changeCard(customerId, CARDS.good)).toBe(true);
    expect(await now()).toMatchObject({ standing: 'renewing' });
  });

  it('is over at the end of its period once it was cancelled', async () => {
    const { provider, payments, customerId, now } = await paidWith(CARDS.good);
    await payments.cancel(customerId);
    await provider.pass(100 * DAY_MS);
    expect(await now()).toMatchObject({
      standing: 'ending',
      periodEndsAt: Date.parse('2026-12-21T00:00:00Z'),
    });
  });
});

describe('the provider', () => {
  it('tells again what was not heard', async () => {
    const { provider, payments, told, line } = pretendedPayments();
    line.isDead = true;
    await payments.customerOf('yui', undefined);
    const customerId = await payments.customerOf('yui', undefined);
    const url = await payments.openCheckout({ ...WISH, customerId, plan: 'monthly' });
    await provider.pay(idOf(url), CARDS.good, false);
    expect(told).toEqual([]);
    line.isDead = false;
    await provider.pass(4_000);
    expect(told).toEqual([]);
    await provider.pass(2_000);
    expect(told.length).toBeGreaterThan(3);
    const before = told.length;
    await provider.pass(60_000);
    expect(told).toHaveLength(before);
  });

  it('lets no caller in without the key, and takes a key of a request for one request', async () => {
    const { provider } = pretendedPayments();
    const ask = (body: string, headers: Record<string, string>) =>
      provider.fetch('http://payments.invalid/v1/customers', { method: 'POST', body, headers });
    expect((await ask('', { authorization: 'Bearer sk_guessed' })).status).toBe(401);
    const keyed = { authorization: `Bearer ${EMBEDDED_KEYS.key}`, 'idempotency-key': 'k' };
    const first = await (await ask('email=a', keyed)).json();
    expect(await (await ask('email=a', keyed)).json()).toEqual(first);
    expect((await ask('email=b', keyed)).status).toBe(400);
  });

  it.each([
    ['has nothing of one who was removed there', 404, 'resource_missing', true],
    ['is not taken at its word while it fails', 500, 'api_error', false],
  ])('%s', async (_, status, code, isNothing) => {
    const payments = new StripePayments({
      ...EMBEDDED_KEYS,
      isPretended: false,
      fetch: async () => Response.json({ error: { type: 'x', code, message: code } }, { status }),
    });
    const asked = payments.subscriptionOf('cus_1').then(
      (found) => found === undefined,
      () => false,
    );
    expect(await asked).toBe(isNothing);
    const ended = payments.endNow('cus_1').then(
      () => true,
      () => false,
    );
    expect(await ended).toBe(isNothing);
  });

  it('lets stand what she pays while her page is being closed', async () => {
    const { provider, payments } = pretendedPayments();
    const customerId = await payments.customerOf('yui', undefined);
    const url = await payments.openCheckout({ ...WISH, customerId, plan: 'monthly' });
    const paysFirst = new StripePayments({
      ...EMBEDDED_KEYS,
      isPretended: true,
      fetch: async (input, init) => {
        if (new Request(input, init).url.endsWith('/expire'))
          await provider.pay(idOf(url), CARDS.good, false);
        return provider.fetch(input, init);
      },
    });
    await paysFirst.closePages(customerId);
    expect(await payments.subscriptionOf(customerId)).toMatchObject({ standing: 'renewing' });
  });

  it('is asked where the settings say', async () => {
    const asked: string[] = [];
    const payments = new StripePayments({
      key: 'sk_1',
      webhookSecret: 'whsec_1234567890123456',
      url: 'http://127.0.0.1:9123',
      isPretended: false,
      fetch: async (input) => {
        asked.push(new Request(input).url);
        return Response.json({ object: 'list', data: [], has_more: false });
      },
    });
    expect(await payments.prices()).toEqual([]);
    expect(asked[0]).toMatch(/^http:\/\/127\.0\.0\.1:9123\/v1\/prices\?/);
  });
});
