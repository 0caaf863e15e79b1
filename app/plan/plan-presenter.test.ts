import { beforeEach, describe, expect, it } from 'vitest';
import { settle, smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import type { BuyInStore } from '../../core/account/buy-in-store.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { CARDS } from '../../server/payments/embedded/cards.ts';
import { idOf } from '../../server/payments/payments.fixture.ts';
import { PlanPresenter } from './plan-presenter.ts';

describe('the plans of a learner', () => {
  let oz: SmallOz;
  let left: string[];
  let view: PlanPresenter;

  beforeEach(async () => {
    oz = await smallOz();
    oz.asksForContracts = true;
    left = [];
    const yui = await oz.learner(`yui-${crypto.randomUUID()}`);
    view = new PlanPresenter({
      contracts: yui.contracts,
      store: undefined,
      clock: oz.clock,
      reporter: new MemoryReporter(),
      leave: (url) => left.push(url),
    });
    await view.load();
  });

  const shown = () => {
    if (view.state.step !== 'shown') throw new Error(`It is ${view.state.step}`);
    return view.state;
  };
  const pays = async () => {
    await view.subscribe('monthly', 'ja');
    await oz.payments.pay(idOf(left.at(-1) ?? ''), CARDS.good, false);
  };

  it('lead to a page to pay at, once for many taps', async () => {
    await Promise.all([view.subscribe('annual', 'ja'), view.subscribe('monthly', 'ja')]);
    expect(left).toEqual([expect.stringContaining('/pretended_payments/checkout/')]);
    expect(shown()).toMatchObject({ doing: 'nothing', allowed: { contract: { kind: 'trial' } } });
  });

  it('are asked about until the payment has arrived', async () => {
    await view.subscribe('monthly', 'ja');
    const looking = view.lookForPayment();
    await settle();
    expect(shown().doing).toBe('looking');
    await oz.payments.pay(idOf(left[0] ?? ''), CARDS.good, false);
    oz.clock.pass(2_000);
    await looking;
    expect(shown()).toMatchObject({
      doing: 'nothing',
      news: 'paid',
      allowed: { contract: { kind: 'active', plan: 'monthly' } },
    });
  });

  it('are asked about for a while, and it is said that nothing has arrived', async () => {
    const looking = view.lookForPayment();
    for (let seconds = 0; seconds < 30; seconds += 2) {
      await settle();
      oz.clock.pass(2_000);
    }
    await looking;
    expect(shown()).toMatchObject({ doing: 'nothing', news: 'not-paid-yet' });
  });

  it('are cancelled once she means it', async () => {
    await pays();
    await view.load();
    await view.cancel();
    expect(shown().allowed.contract.kind).toBe('active');
    view.ask();
    expect(shown().doing).toBe('asking');
    view.keep();
    expect(shown().doing).toBe('nothing');
    view.ask();
    await view.cancel();
    expect(shown()).toMatchObject({
      doing: 'nothing',
      news: 'cancelled',
      allowed: { contract: { kind: 'cancelled' } },
    });
  });

  describe('in the iOS app', () => {
    const answers: Awaited<ReturnType<BuyInStore['execute']>>[] = [];
    let resumed: Awaited<ReturnType<BuyInStore['resume']>>;

    beforeEach(async () => {
      answers.length = 0;
      resumed = ok(false);
      const yui = await oz.learner(`yui-${crypto.randomUUID()}`);
      view = new PlanPresenter({
        contracts: yui.contracts,
        store: {
          execute: async () => answers.shift() ?? fail({ kind: 'store-cancelled' }),
          resume: async () => resumed,
        },
        clock: oz.clock,
        reporter: new MemoryReporter(),
        leave: (url) => left.push(url),
      });
      await view.load();
    });

    it('are bought in the App Store, never by card, and looked for as any payment', async () => {
      expect(shown().isInStore).toBe(true);
      answers.push(ok(undefined));
      const buying = view.subscribe('monthly', 'ja');
      await settle();
      expect(shown().doing).toBe('looking');
      for (let seconds = 0; seconds < 30; seconds += 2) {
        oz.clock.pass(2_000);
        await settle();
      }
      await buying;
      expect(left).toEqual([]);
      expect(shown()).toMatchObject({ doing: 'nothing', news: 'not-paid-yet' });
    });

    it('say what became of it', async () => {
      await view.subscribe('monthly', 'ja');
      expect(shown()).toMatchObject({ doing: 'nothing', news: 'not-bought', error: undefined });
      answers.push(fail({ kind: 'not-attached' }), fail({ kind: 'store-denied' }));
      await view.subscribe('monthly', 'ja');
      expect(shown()).toMatchObject({ doing: 'nothing', news: 'not-attached', error: undefined });
      await view.subscribe('monthly', 'ja');
      expect(shown()).toMatchObject({ error: { kind: 'store-denied' }, news: undefined });
    });

    it('bring what was paid for and had not arrived, when they are opened', async () => {
      resumed = fail({ kind: 'not-attached' });
      await view.load();
      expect(shown()).toMatchObject({ news: 'not-attached' });
      resumed = ok(true);
      void view.load();
      await settle();
      expect(shown().doing).toBe('looking');
    });
  });

  it('say what could not be done, and go on', async () => {
    await pays();
    await view.load();
    oz.isOffline = true;
    view.ask();
    await view.cancel();
    expect(shown()).toMatchObject({ doing: 'nothing', error: { kind: 'offline' } });
    await view.openPortal('ja');
    expect(shown()).toMatchObject({ doing: 'nothing', error: { kind: 'offline' } });
    oz.isOffline = false;
    await view.openPortal('ja');
    expect(shown().error).toBeUndefined();
    expect(left.at(-1)).toContain('/pretended_payments/portal/');
    oz.isOffline = true;
    await view.load();
    expect(view.state).toEqual({ step: 'failed', error: { kind: 'offline' } });
  });
});
