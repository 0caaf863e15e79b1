import { beforeEach, describe, expect, it } from 'vitest';
import type { Subscription } from '../../core/domain/contract/contract.ts';
import type { Storage } from '../storage/storage.ts';
import type { Contracts } from './contracts.ts';

const day = new Date('2026-11-21T00:00:00.000Z');
const later = new Date('2026-11-22T00:00:00.000Z');
const monthly: Subscription = {
  plan: 'monthly',
  paidBy: 'card',
  standing: 'renewing',
  periodStartedAt: +day,
  periodEndsAt: +later,
};

const byWay = (a: Subscription, b: Subscription) => (a.paidBy < b.paidBy ? -1 : 1);

/** `fresh` gives a store in which the learners `yui` and `ken` may have contracts. */
export function contractsContract(
  adapter: string,
  fresh: () => Promise<Pick<Storage, 'contracts' | 'learners' | 'appleSubscriptions'>>,
): void {
  describe(`${adapter} keeps the Contracts contract`, () => {
    let storage: Awaited<ReturnType<typeof fresh>>;
    let contracts: Contracts;

    beforeEach(async () => {
      storage = await fresh();
      ({ contracts } = storage);
    });

    it('knows nothing of her who has done nothing', async () => {
      expect(await contracts.of('yui')).toBeUndefined();
      expect(await contracts.ofCustomer('cus_1')).toBeUndefined();
    });

    it('knows at once what decides what she may do', async () => {
      expect(await contracts.knownOf('yui')).toEqual({ contract: undefined, apple: undefined });
      const { learners, appleSubscriptions } = storage;
      const appleTransactionId = 'transaction-1';
      await learners.add({ id: 'aki', appleTransactionId, createdAt: day });
      const standing = {
        originalTransactionId: appleTransactionId,
        productId: 'oz.annual',
        state: 'active',
        until: later,
        renews: false,
        saidAt: day,
      } as const;
      const notification = {
        id: 'n',
        type: 'T',
        subtype: undefined,
        signedAt: day,
        subscription: undefined,
      };
      await appleSubscriptions.take(notification, standing);
      await appleSubscriptions.take(
        { ...notification, id: 'o' },
        { ...standing, originalTransactionId: 'of another' },
      );
      expect(await contracts.knownOf('aki')).toEqual({ contract: undefined, apple: standing });
      for (const id of ['aki', 'yui']) {
        await contracts.beginTrial(id, day);
        await contracts.put(id, 'card', monthly, 0);
      }
      await contracts.put('aki', 'apple', { ...monthly, paidBy: 'apple' }, 1);
      const contract = await contracts.of('aki');
      expect(contract?.subscriptions).toHaveLength(2);
      expect(await contracts.knownOf('aki')).toEqual({ contract, apple: standing });
      expect(await contracts.knownOf('yui')).toEqual({
        contract: await contracts.of('yui'),
        apple: undefined,
      });
    });

    it('lets one at a time open a page to pay at, also of many who ask at once', async () => {
      const claim = (id: string, now = day) =>
        contracts.claimCheckout(id, now, new Date(+now + 1000));
      const claimed = await Promise.all(Array.from({ length: 8 }, () => claim('yui')));
      expect(claimed.filter(Boolean)).toHaveLength(1);
      expect(await claim('ken')).toBe(true);
      expect(await claim('yui', new Date(+day + 999))).toBe(false);
      expect(await claim('yui', new Date(+day + 1000))).toBe(true);
      // The first took too long: what it gives back is not its own any more.
      await contracts.releaseCheckout('yui', new Date(+day + 1000));
      expect(await claim('yui', new Date(+day + 1999))).toBe(false);
      await contracts.releaseCheckout('yui', new Date(+day + 2000));
      expect(await claim('yui')).toBe(true);
      expect(await contracts.beginTrial('yui', later)).toEqual(later);
    });

    it('begins a trial once', async () => {
      expect(await contracts.beginTrial('yui', day)).toEqual(day);
      expect(await contracts.beginTrial('yui', later)).toEqual(day);
      expect(await contracts.of('yui')).toEqual({
        learnerId: 'yui',
        trialStartedAt: day,
        customerId: undefined,
        subscriptions: [],
        version: 0,
      });
    });

    it('knows whose trial began in a time, and of whom its end was not told', async () => {
      await contracts.beginTrial('yui', day);
      await contracts.beginTrial('ken', later);
      expect(await contracts.trialsToTell(day, later)).toEqual(['yui']);
      expect([...(await contracts.trialsToTell(day, new Date(+later + 1)))].toSorted()).toEqual([
        'ken',
        'yui',
      ]);
      expect(await contracts.trialsToTell(new Date(+day + 1), later)).toEqual([]);
      await contracts.noteTrialTold('yui', later);
      expect(await contracts.trialsToTell(day, new Date(+later + 1))).toEqual(['ken']);
    });

    it('gives her one name at the provider, before or after her trial began', async () => {
      expect(await contracts.setCustomer('yui', 'cus_1')).toBe('cus_1');
      expect(await contracts.setCustomer('yui', 'cus_2')).toBe('cus_1');
      expect(await contracts.beginTrial('yui', day)).toEqual(day);
      const kept = await contracts.ofCustomer('cus_1');
      expect(kept).toMatchObject({ learnerId: 'yui', customerId: 'cus_1', trialStartedAt: day });
      expect(await contracts.ofCustomer('cus_2')).toBeUndefined();
    });

    it('gives her another name only in place of the one that it is to replace', async () => {
      await contracts.setCustomer('yui', 'cus_1');
      expect(await contracts.setCustomer('yui', 'cus_3', 'cus_2')).toBe('cus_1');
      expect(await contracts.setCustomer('yui', 'cus_3', 'cus_1')).toBe('cus_3');
      expect(await contracts.ofCustomer('cus_1')).toBeUndefined();
      expect(await contracts.ofCustomer('cus_3')).toMatchObject({ learnerId: 'yui' });
    });

    it('keeps what the provider says, in place of what it said', async () => {
      await contracts.setCustomer('yui', 'cus_1');
      expect(await contracts.put('yui', 'card', monthly, 0)).toBe(true);
      expect(await contracts.of('yui')).toMatchObject({ subscriptions: [monthly], version: 1 });
      const annual: Subscription = { ...monthly, plan: 'annual', standing: 'ending' };
      expect(await contracts.put('yui', 'card', annual, 1)).toBe(true);
      expect(await contracts.ofCustomer('cus_1')).toMatchObject({
        subscriptions: [annual],
        version: 2,
      });
      expect(await contracts.put('yui', 'card', undefined, 2)).toBe(true);
      expect(await contracts.of('yui')).toMatchObject({ subscriptions: [], version: 3 });
    });

    it('keeps nothing that was asked for before something newer was kept', async () => {
      await contracts.setCustomer('yui', 'cus_1');
      await contracts.put('yui', 'card', monthly, 0);
      expect(await contracts.put('yui', 'card', { ...monthly, standing: 'unpaid' }, 0)).toBe(false);
      expect(await contracts.of('yui')).toMatchObject({ subscriptions: [monthly], version: 1 });
    });

    it('keeps one for each way of paying', async () => {
      const apples: Subscription = { ...monthly, paidBy: 'apple', plan: 'annual' };
      await contracts.setCustomer('yui', 'cus_1');
      await contracts.put('yui', 'card', monthly, 0);
      expect(await contracts.put('yui', 'apple', apples, 1)).toBe(true);
      expect((await contracts.of('yui'))?.subscriptions.toSorted(byWay)).toEqual([apples, monthly]);
      await contracts.put('yui', 'card', undefined, 2);
      expect(await contracts.of('yui')).toMatchObject({ subscriptions: [apples], version: 3 });
    });

    it('lists who has a name at the provider', async () => {
      await contracts.setCustomer('yui', 'cus_2');
      await contracts.setCustomer('ken', 'cus_1');
      expect(await contracts.customers('', 10)).toEqual(['cus_1', 'cus_2']);
      expect(await contracts.customers('', 1)).toEqual(['cus_1']);
      expect(await contracts.customers('cus_1', 10)).toEqual(['cus_2']);
    });

    it('forgets names that another provider gave, with what was paid under them', async () => {
      const apples: Subscription = { ...monthly, paidBy: 'apple' };
      await contracts.beginTrial('yui', day);
      await contracts.setCustomer('yui', 'cus_pretended_1');
      await contracts.put('yui', 'card', monthly, 0);
      await contracts.put('yui', 'apple', apples, 1);
      await contracts.setCustomer('ken', 'cus_1');
      await contracts.put('ken', 'card', monthly, 0);
      await contracts.forgetCustomers('cus_pretended_');
      expect(await contracts.of('yui')).toMatchObject({
        trialStartedAt: day,
        customerId: undefined,
        subscriptions: [apples],
      });
      expect(await contracts.of('ken')).toMatchObject({
        customerId: 'cus_1',
        subscriptions: [monthly],
      });
      expect(await contracts.setCustomer('yui', 'cus_2')).toBe('cus_2');
    });

    it('notes each event once, for as long as it is told to', async () => {
      expect(await contracts.noteEvent('evt_1', day)).toBe(true);
      expect(await contracts.noteEvent('evt_1', later)).toBe(false);
      expect(await contracts.knowsEvent('evt_1')).toBe(true);
      await contracts.forgetEvents(day);
      expect(await contracts.knowsEvent('evt_1')).toBe(true);
      await contracts.forgetEvents(later);
      expect(await contracts.knowsEvent('evt_1')).toBe(false);
    });
  });
}
