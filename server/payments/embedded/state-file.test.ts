import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS, idOf, WISH } from '../payments.fixture.ts';
import { StripePayments } from '../stripe-payments.ts';
import { CARDS } from './cards.ts';
import { EMBEDDED_KEYS, EmbeddedPayments } from './embedded-payments.ts';
import { stateFileAt } from './state-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oz-payments-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The provider as it is after a start. */
function started(told: string[], isHeard = true) {
  const provider = new EmbeddedPayments({
    file: stateFileAt(join(folder, 'payments.json')),
    now: () => new Date('2026-11-21T00:00:00Z'),
    origin: () => 'https://oz.example',
    deliver: async (body) => isHeard && told.push(body) > 0,
  });
  const { fetch } = provider;
  return { provider, payments: new StripePayments({ ...EMBEDDED_KEYS, isPretended: true, fetch }) };
}

it('goes on after a start where it was, its clock and what was not heard included', async () => {
  const unheard: string[] = [];
  const before = started(unheard, false);
  const customerId = await before.payments.customerOf('yui', undefined);
  const url = await before.payments.openCheckout({ ...WISH, customerId, plan: 'monthly' });
  await before.provider.pay(idOf(url), CARDS.good, false);
  await before.provider.pass(40 * DAY_MS);

  const told: string[] = [];
  const { provider, payments } = started(told);
  expect(provider.now()).toEqual(before.provider.now());
  expect(await payments.subscriptionOf(customerId)).toEqual(
    await before.payments.subscriptionOf(customerId),
  );
  await provider.pass(DAY_MS);
  expect(unheard).toEqual([]);
  expect(told.join('')).toContain('customer.subscription.created');
});
