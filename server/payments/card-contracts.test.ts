import { describe, expect, it } from 'vitest';
import { assembleContracts } from '../contracts/assemble-contracts.ts';
import { FsrsScheduler } from '../review/fsrs-scheduler.ts';
import { memoryStorage } from '../storage/memory/memory-storage.ts';
import { CARDS } from './embedded/cards.ts';
import { DAY_MS, idOf, pretendedPayments } from './payments.fixture.ts';

async function yui(retryDays?: readonly number[]) {
  const { provider, payments } = pretendedPayments({ ...(retryDays && { retryDays }) });
  /** What happens between the question what she has, and what follows from the reply. */
  const meanwhile = { happens: async (): Promise<unknown> => undefined };
  const { subscriptionOf } = payments;
  payments.subscriptionOf = async (customerId) => {
    const found = await subscriptionOf.call(payments, customerId);
    await meanwhile.happens();
    return found;
  };
  const storage = memoryStorage(new FsrsScheduler());
  await storage.learners.add({
    id: 'yui',
    createdAt: new Date(0),
    email: 'yui@oz.example',
    passwordHash: 'h',
  });
  const troubles: unknown[] = [];
  const { cardContracts, contracts, learnerContracts } = assembleContracts({
    contractTerms: { isNeeded: true, trialDays: 7 },
    contractNow: () => provider.now(),
    payments,
    embeddedPayments: provider,
    publicUrl: () => 'https://oz.example',
    onPaymentTrouble: (error) => troubles.push(error),
    storage,
  });
  const opens = () => cardContracts.openCheckout('yui', 'monthly', 'ja');
  const pays = async (card: string = CARDS.good) => {
    const opened = await opens();
    return opened.ok ? provider.pay(idOf(opened.value), card, false) : opened.error.kind;
  };
  const charged = () => Object.values(provider.state.invoices).filter(({ isPaid }) => isPaid);
  const customer = async () => (await contracts.of('yui'))?.customerId ?? '';
  return {
    provider,
    cardContracts,
    learnerContracts,
    meanwhile,
    troubles,
    opens,
    pays,
    charged,
    customer,
  };
}

describe('a contract paid by card', () => {
  it('can be paid again by a learner whom the operator removed at the provider', async () => {
    const { provider, cardContracts, learnerContracts, troubles, pays, opens, customer } =
      await yui();
    expect(await pays()).toBe('paid');
    const before = await customer();
    await provider.remove(before);
    expect(await pays()).toBe('paid');
    expect(await customer()).not.toBe(before);
    expect(troubles).toEqual([]);
    expect(await opens()).toMatchObject({ ok: false, error: { kind: 'already-contracted' } });
    expect((await learnerContracts.factsOf('yui')).subscriptions).toMatchObject([
      { paidBy: 'card', standing: 'renewing' },
    ]);
    expect(await cardContracts.cancel('yui')).toMatchObject({ ok: true });
  });

  it('is charged once a month where the one before was still being retried', async () => {
    const { provider, pays, charged } = await yui([3, 2, 2, 7, 7]);
    expect(await pays(CARDS.declinedLater)).toBe('paid');
    await provider.pass(31 * DAY_MS + 8 * DAY_MS);
    expect(await pays(CARDS.good)).toBe('paid');
    await provider.pass(40 * DAY_MS);
    expect(charged()).toHaveLength(3);
  });

  it('ends nothing that is paid for on another device meanwhile', async () => {
    const { provider, meanwhile, opens, charged } = await yui();
    const onPhone = await opens();
    if (!onPhone.ok) throw new Error('No page was opened');
    meanwhile.happens = () => provider.pay(idOf(onPhone.value), CARDS.good, false);
    expect((await opens()).ok).toBe(true);
    const living = Object.values(provider.state.subscriptions).filter(
      ({ status }) => status === 'active',
    );
    expect(living).toHaveLength(charged().length);
  });
});
