import { beforeEach, describe, expect, it } from 'vitest';
import { allowedAt } from '../domain/contract/allowed-at.ts';
import type { ContractApi, KnownContract } from './contract-api.ts';

export interface ContractScene {
  readonly contracts: ContractApi;
  /** Pays with a good card at a page of the provider. */
  paysAt(url: string): Promise<void>;
  /** The operator asks for no contract any more. */
  opensEverything(): void;
  goOffline(): void;
}

/** `fresh` gives a learner who has an account, where a contract is needed. */
export function contractApiContract(adapter: string, fresh: () => Promise<ContractScene>): void {
  describe(`${adapter} keeps the ContractApi contract`, () => {
    let scene: ContractScene;

    const known = async (): Promise<KnownContract> => {
      const contract = await scene.contracts.contract();
      if (!contract.ok) throw new Error(contract.error.kind);
      return contract.value;
    };
    const standing = async () => {
      const { facts, now } = await known();
      return allowedAt(facts, now).contract;
    };
    const pays = async () => {
      const opened = await scene.contracts.openCheckout('monthly', 'ja');
      if (!opened.ok) throw new Error(opened.error.kind);
      await scene.paysAt(opened.value);
    };

    beforeEach(async () => {
      scene = await fresh();
    });

    it('knows a learner in her trial, and what the plans cost', async () => {
      expect(await standing()).toMatchObject({ kind: 'trial' });
      const { prices, hasPortal, isPretended } = await known();
      expect(prices.map(({ plan }) => plan)).toEqual(['monthly', 'annual']);
      expect(hasPortal).toBe(false);
      expect(isPretended).toBe(true);
    });

    it('knows that nothing is to be paid', async () => {
      scene.opensEverything();
      expect(await standing()).toEqual({ kind: 'free' });
      expect((await known()).prices).toEqual([]);
      expect(await scene.contracts.openCheckout('monthly', 'ja')).toEqual({
        ok: false,
        error: { kind: 'not-found' },
      });
    });

    it('believes a payment, and not that a page was opened', async () => {
      await scene.contracts.openCheckout('monthly', 'ja');
      expect(await standing()).toMatchObject({ kind: 'trial' });
      await pays();
      expect(await standing()).toMatchObject({ kind: 'active', plan: 'monthly', paidBy: 'card' });
    });

    it('lets no learner pay twice', async () => {
      await pays();
      expect(await scene.contracts.openCheckout('annual', 'ja')).toEqual({
        ok: false,
        error: { kind: 'already-contracted' },
      });
    });

    it('opens cards and receipts to her who has paid', async () => {
      expect(await scene.contracts.openPortal('ja')).toEqual({
        ok: false,
        error: { kind: 'not-found' },
      });
      await pays();
      expect(await scene.contracts.openPortal('ja')).toEqual({
        ok: true,
        value: expect.stringMatching(/^https?:/),
      });
    });

    it('lets a contract run out', async () => {
      expect(await scene.contracts.cancel()).toEqual({ ok: false, error: { kind: 'not-found' } });
      await pays();
      expect(await scene.contracts.cancel()).toEqual({ ok: true, value: undefined });
      expect(await standing()).toMatchObject({ kind: 'cancelled' });
    });

    it('attaches no purchase that the App Store did not sign', async () => {
      expect(await scene.contracts.attachPurchase('a purchase, on my word')).toEqual({
        ok: false,
        error: { kind: 'purchase-refused' },
      });
    });

    it('says that there is no network', async () => {
      scene.goOffline();
      const offline = { ok: false, error: { kind: 'offline' } };
      expect(await scene.contracts.contract()).toEqual(offline);
      expect(await scene.contracts.openCheckout('monthly', 'ja')).toEqual(offline);
      expect(await scene.contracts.openPortal('ja')).toEqual(offline);
      expect(await scene.contracts.cancel()).toEqual(offline);
      expect(await scene.contracts.attachPurchase('x')).toEqual(offline);
    });
  });
}
