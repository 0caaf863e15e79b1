import { beforeEach, describe, expect, it } from 'vitest';
import {
  smallOz,
  type SmallOz,
  type SmallOzLearner,
} from '../../adapters/http/small-oz.fixture.ts';
import { MemoryNativeBridge } from '../../adapters/memory/memory-native-bridge.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import type { ContractApi } from '../ports/contract-api.ts';
import { fail, ok } from '../shared/result.ts';
import { BuyInStore } from './buy-in-store.ts';
import { purchasesIn, UnattachedPurchases } from './unattached-purchases.ts';

const BOUGHT = ok({ signed_transaction: 'signed' });

describe('buying in the App Store', () => {
  let oz: SmallOz;
  let yui: SmallOzLearner;
  let bridge: MemoryNativeBridge;
  let preferences: MemoryPreferences;
  /** What the server has heard of, and how it answers. */
  let sent: string[];
  let answer: Awaited<ReturnType<ContractApi['attachPurchase']>>;

  const buying = (learner: SmallOzLearner) =>
    new BuyInStore({
      account: learner.account,
      bridge,
      contracts: {
        attachPurchase: async (text) => {
          sent.push(text);
          return answer;
        },
      },
      unattached: new UnattachedPurchases(preferences, learner.store),
    });

  beforeEach(async () => {
    oz = await smallOz();
    yui = await oz.learner(`yui-${crypto.randomUUID()}`);
    bridge = new MemoryNativeBridge(oz.clock);
    bridge.answers.purchase = BOUGHT;
    preferences = new MemoryPreferences();
    sent = [];
    answer = ok(undefined);
  });

  it('asks the wrapper for the product of the plan, and sends what it gives', async () => {
    expect(await buying(yui).execute('annual')).toEqual(ok(undefined));
    expect(bridge.asked).toEqual([{ name: 'purchase', params: { product_id: 'oz.annual' } }]);
    expect(sent).toEqual(['signed']);
    expect(await buying(yui).resume()).toEqual(ok(false));
  });

  it.each([
    ['cancelled', 'store-cancelled'],
    ['denied', 'store-denied'],
    ['failed', 'store-failed'],
    ['malformed', 'store-failed'],
    ['silent', 'store-failed'],
    ['unsupported', 'store-unsupported'],
  ] as const)('sends nothing where the wrapper is %s', async (how, kind) => {
    bridge.answers.purchase = fail({ kind: `bridge-${how}` });
    expect(await buying(yui).execute('monthly')).toEqual(fail({ kind }));
    expect(sent).toEqual([]);
    expect(await buying(yui).resume()).toEqual(ok(false));
  });

  it('keeps what is paid for until it has arrived, for her alone', async () => {
    answer = fail({ kind: 'offline' });
    expect(await buying(yui).execute('monthly')).toEqual(fail({ kind: 'not-attached' }));
    expect(await buying(yui).resume()).toEqual(fail({ kind: 'not-attached' }));
    answer = ok(undefined);
    const ken = await oz.learner(`ken-${crypto.randomUUID()}`);
    expect(await buying(ken).resume()).toEqual(ok(false));
    expect(await buying(yui).resume()).toEqual(ok(true));
    expect(await buying(yui).resume()).toEqual(ok(false));
    expect(sent).toEqual(['signed', 'signed', 'signed']);
  });

  it('lets the wrapper finish what has arrived, and what never will, and nothing else', async () => {
    bridge.answers.purchase_kept = ok(null);
    const finished = () =>
      bridge.asked.flatMap(({ name, params }) => (name === 'purchase_kept' ? [params] : []));
    answer = fail({ kind: 'offline' });
    await buying(yui).execute('monthly');
    expect(finished()).toEqual([]);
    answer = ok(undefined);
    await buying(yui).resume();
    expect(finished()).toEqual([{ signed_transaction: 'signed' }]);
    answer = fail({ kind: 'purchase-refused' });
    await buying(yui).execute('monthly');
    expect(finished()).toHaveLength(2);
  });

  it('takes what was paid for while no page waited for it', async () => {
    answer = fail({ kind: 'offline' });
    await buying(yui).receive('late');
    expect(sent).toEqual(['late']);
    answer = ok(undefined);
    expect(await buying(yui).resume()).toEqual(ok(true));
    expect(sent).toEqual(['late', 'late']);
    yui.store.clear();
    await buying(yui).receive('later');
    expect(sent).toHaveLength(2);
  });

  it('does not send again what was refused, and leaves nothing where she is forgotten', async () => {
    answer = fail({ kind: 'purchase-refused' });
    expect(await buying(yui).execute('monthly')).toEqual(fail({ kind: 'purchase-refused' }));
    expect(await buying(yui).resume()).toEqual(ok(false));
    answer = fail({ kind: 'server-error', status: 500 });
    await buying(yui).execute('monthly');
    await purchasesIn(preferences).forget(
      new UnattachedPurchases(preferences, yui.store).learnerHere() ?? '',
    );
    expect(await buying(yui).resume()).toEqual(ok(false));
  });

  it('opens no sheet for a guest, who could lose what she paid for', async () => {
    const me = await yui.account.me();
    if (!me.ok) throw new Error(me.error.kind);
    const account = { me: async () => ok({ ...me.value, isGuest: true }) };
    expect(
      await buying({ ...yui, account: Object.assign(yui.account, account) }).execute('monthly'),
    ).toEqual(fail({ kind: 'account-needed' }));
    expect(bridge.asked).toEqual([]);
  });
});
