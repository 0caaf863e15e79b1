import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FsrsScheduler } from '../review/fsrs-scheduler.ts';
import { memoryStorage } from '../storage/memory/memory-storage.ts';
import { CARDS } from './embedded/cards.ts';
import { FollowPayments, type Followed } from './follow-payments.ts';
import { DAY_MS, idOf, pretendedPayments, WISH } from './payments.fixture.ts';
import type { PaymentEvent } from './payments.ts';

const LEARNERS = ['yui', 'ken', 'aoi', 'ren'];

type Step =
  | {
      readonly kind: 'pays';
      readonly who: number;
      readonly card: string;
      readonly isAnnual: boolean;
    }
  | { readonly kind: 'cancels' | 'returns' | 'changes card' | 'ends'; readonly who: number }
  | { readonly kind: 'time passes'; readonly days: number };

const who = fc.nat(LEARNERS.length - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('pays' as const),
    who,
    card: fc.constantFrom(CARDS.good, CARDS.declinedLater, CARDS.declined),
    isAnnual: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom(
      'cancels' as const,
      'returns' as const,
      'changes card' as const,
      'ends' as const,
    ),
    who,
  }),
  fc.record({ kind: fc.constant('time passes' as const), days: fc.integer({ min: 1, max: 300 }) }),
);
/** For each event, in turn: what becomes of it, and before which others it comes. */
const fate = fc.record({
  becomes: fc.constantFrom('heard', 'heard', 'heard twice', 'lost', 'heard days later'),
  place: fc.nat(1_000_000),
});

async function scene() {
  const pretended = pretendedPayments();
  const { provider, payments, told } = pretended;
  const { contracts, learners } = memoryStorage(new FsrsScheduler());
  const customers: string[] = [];
  for (const id of LEARNERS) {
    await learners.add({ id, createdAt: new Date(0) });
    const customer = await payments.customerOf(id, undefined);
    customers.push(await contracts.setCustomer(id, customer));
  }
  const start = () =>
    new FollowPayments({ payments, contracts, learners, now: () => provider.now() });
  const read = () => {
    const events = told.flatMap(({ body, signature }) => payments.readEvent(body, signature) ?? []);
    told.length = 0;
    return events;
  };
  const does = async (one: Step) => {
    if (one.kind === 'time passes') return provider.pass(one.days * DAY_MS);
    const customerId = customers[one.who] ?? '';
    switch (one.kind) {
      case 'pays': {
        const plan = one.isAnnual ? 'annual' : 'monthly';
        const url = await payments.openCheckout({ ...WISH, customerId, plan });
        return void (await provider.pay(idOf(url), one.card, false));
      }
      case 'cancels':
        return void (await payments.cancel(customerId));
      case 'returns':
        return provider.setEnding(customerId, false);
      case 'changes card':
        return void (await provider.changeCard(customerId, CARDS.good));
      case 'ends':
        return payments.endNow(customerId);
    }
  };
  const isSo = async () => {
    for (const id of customers) {
      const kept = (await contracts.ofCustomer(id))?.subscriptions[0];
      expect(kept).toEqual(await payments.subscriptionOf(id));
    }
  };
  return { ...pretended, contracts, learners, customers, start, read, does, isSo };
}

/** Several at a time, as a server hears them. */
async function hear(events: readonly PaymentEvent[], start: () => FollowPayments) {
  for (let at = 0; at < events.length; at += 7) {
    // A server that was started anew remembers nothing but what is kept.
    const follower = start();
    await Promise.all(events.slice(at, at + 7).map((event) => follower.receive(event)));
  }
}

describe('what is kept of contracts', () => {
  it('is what the provider says, after thousands of events in any order, twice, late, or never', async () => {
    let happened = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 10, maxLength: 40 }),
        fc.array(fate, { minLength: 50, maxLength: 50 }),
        async (steps, fates) => {
          const { does, read, start, isSo } = await scene();
          const late: PaymentEvent[] = [];
          let wasLost = false;
          let hearing = Promise.resolve();
          for (const one of steps) {
            // What was told before is heard while this happens.
            await Promise.all([does(one), hearing]);
            const events = read().map((event, index) => ({
              event,
              ...(fates[index % fates.length] ?? { becomes: 'heard', place: 0 }),
            }));
            const now = events
              .toSorted((a, b) => a.place - b.place)
              .flatMap(({ event, becomes }) => {
                if (becomes === 'heard days later') late.push(event);
                if (becomes === 'lost') wasLost = true;
                const isNow = becomes === 'heard' || becomes === 'heard twice';
                return isNow ? (becomes === 'heard' ? [event] : [event, event]) : [];
              });
            happened += events.length;
            hearing = hear(now, start);
          }
          await hearing;
          await hear(late, start);
          if (wasLost) await start().reconcile();
          await isSo();
          expect(await start().reconcile()).toEqual({ lost: [], mended: [], failed: [] });
        },
      ),
      { numRuns: 220 },
    );
    expect(happened).toBeGreaterThan(10_000);
  }, 120_000);

  it('is not what was asked before something newer was kept', async () => {
    const { does, payments, contracts, learners, provider, customers } = await scene();
    const [customerId = ''] = customers;
    await does({ kind: 'pays', who: 0, card: CARDS.good, isAnnual: false });
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
    let asked = 0;
    const slow: Followed = {
      learnerOf: (id) => payments.learnerOf(id),
      eventsSince: (at) => payments.eventsSince(at),
      async subscriptionOf(id) {
        const now = await payments.subscriptionOf(id);
        asked += 1;
        ask();
        if (asked === 1) await isAnswered;
        return now;
      },
    };
    const parts = { contracts, learners, now: () => provider.now() };
    const first = new FollowPayments({ ...parts, payments: slow }).follow(customerId);
    await isAsked;
    await does({ kind: 'cancels', who: 0 });
    await new FollowPayments({ ...parts, payments }).follow(customerId);
    answer();
    await first;
    expect(asked).toBe(2);
    expect((await contracts.ofCustomer(customerId))?.subscriptions).toMatchObject([
      { standing: 'ending' },
    ]);
  });

  it('needs no night where nothing was lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
        const { does, read, start, isSo } = await scene();
        for (const one of steps) await does(one);
        await hear(read().toReversed(), start);
        await isSo();
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('is mended in the night, wherever it differs', async () => {
    const { does, read, start, contracts, customers, isSo } = await scene();
    for (const index of LEARNERS.keys())
      await does({ kind: 'pays', who: index, card: CARDS.good, isAnnual: false });
    await hear(read(), start);
    const [lost, spoiled, , right] = customers;
    // An event that never came, and what was kept wrongly.
    await does({ kind: 'cancels', who: 0 });
    read();
    const of = await contracts.ofCustomer(spoiled ?? '');
    await contracts.put(of?.learnerId ?? '', 'card', undefined, of?.version ?? 0);
    const night = await start().reconcile();
    expect(new Set(night.mended)).toEqual(new Set([lost, spoiled]));
    expect(night.mended).not.toContain(right);
    expect(night.lost).toHaveLength(1);
    await isSo();
  });

  it('is mended past one who cannot be asked about', async () => {
    const { does, read, contracts, learners, payments, provider, customers } = await scene();
    for (const index of LEARNERS.keys())
      await does({ kind: 'pays', who: index, card: CARDS.good, isAnnual: true });
    read();
    const [broken = '', ...others] = customers;
    const partly: Followed = {
      learnerOf: (id) => payments.learnerOf(id),
      eventsSince: async function* () {},
      async subscriptionOf(id) {
        if (id === broken) throw new Error('away');
        return payments.subscriptionOf(id);
      },
    };
    const now = () => provider.now();
    const follow = new FollowPayments({ payments: partly, contracts, learners, now });
    const { mended, failed } = await follow.reconcile();
    expect(failed).toEqual([broken]);
    expect(new Set(mended)).toEqual(new Set(others));
  });

  it('has who paid although the answer that named her was lost', async () => {
    const { payments, provider, read, start, contracts, learners } = await scene();
    const customerId = await payments.customerOf('nao', undefined);
    await learners.add({ id: 'nao', createdAt: new Date(0) });
    const url = await payments.openCheckout({ ...WISH, customerId, plan: 'monthly' });
    await provider.pay(idOf(url), CARDS.good, false);
    await hear(read(), start);
    expect(await contracts.of('nao')).toMatchObject({
      customerId,
      subscriptions: [{ standing: 'renewing' }],
    });
    // A customer without a learner is passed over.
    const stranger = await payments.customerOf('stranger', undefined);
    await start().receive({ id: 'evt_x', customerId: stranger });
    expect(await contracts.ofCustomer(stranger)).toBeUndefined();
  });
});
