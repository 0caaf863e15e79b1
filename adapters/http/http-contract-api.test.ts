import { expect } from 'vitest';
import { contractApiContract } from '../../core/ports/contract-api.contract.ts';
import { CARDS } from '../../server/payments/embedded/cards.ts';
import { idOf } from '../../server/payments/payments.fixture.ts';
import { smallOz } from './small-oz.fixture.ts';

contractApiContract('HttpContractApi', async () => {
  const oz = await smallOz();
  oz.asksForContracts = true;
  const yui = await oz.learner(`yui-${crypto.randomUUID()}`);
  return {
    contracts: yui.contracts,
    paysAt: async (url) => {
      expect(await oz.payments.pay(idOf(url), CARDS.good, false)).toBe('paid');
    },
    opensEverything: () => {
      oz.asksForContracts = false;
    },
    goOffline: yui.controls.goOffline,
  };
});
