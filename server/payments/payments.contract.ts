import { beforeEach, describe, expect, it } from 'vitest';
import type { Plan } from '../../core/domain/contract/contract.ts';
import { WISH } from './payments.fixture.ts';
import type { PaymentEvent, Payments } from './payments.ts';

export interface PaymentsSubject {
  readonly payments: Payments;
  /** Pays at a page, or finds that it takes no payment any more. */
  paysAt(url: string): Promise<boolean>;
  /** As an operator does it by hand at the provider. */
  removes(customerId: string): Promise<void>;
  /** All that the provider has told, as it was sent. */
  told(): readonly { readonly body: string; readonly signature: string }[];
}

/** `fresh` gives an adapter to a provider without customers. */
export function paymentsContract(adapter: string, fresh: () => Promise<PaymentsSubject>): void {
  describe(`${adapter} keeps the Payments contract`, () => {
    let subject: PaymentsSubject;
    let payments: Payments;
    let customerId: string;

    const opens = (plan: Plan) => payments.openCheckout({ ...WISH, customerId, plan });

    beforeEach(async () => {
      subject = await fresh();
      payments = subject.payments;
      customerId = await payments.customerOf('yui', 'yui@oz.example');
    });

    it('knows what each plan costs', async () => {
      expect(await payments.prices()).toEqual([
        { plan: 'monthly', amount: expect.any(Number), currency: 'jpy' },
        { plan: 'annual', amount: expect.any(Number), currency: 'jpy' },
      ]);
    });

    it('names a learner once, and tells who it was', async () => {
      const names = await Promise.all(
        [1, 2].map(() => payments.customerOf('yui', 'yui@oz.example')),
      );
      expect(names).toEqual([customerId, customerId]);
      expect(await payments.customerOf('ken', undefined)).not.toBe(customerId);
      expect(await payments.learnerOf(customerId)).toBe('yui');
    });

    it('names a learner anew whom an operator removed there', async () => {
      await subject.paysAt(await opens('monthly'));
      await subject.removes(customerId);
      expect(await payments.learnerOf(customerId)).toBeUndefined();
      expect(await payments.subscriptionOf(customerId)).toBeUndefined();
      await expect(opens('monthly')).rejects.toThrow('No such');
      const names = await Promise.all(
        [1, 2].map(() => payments.customerOf('yui', 'yui@oz.example', customerId)),
      );
      expect(new Set([customerId, ...names]).size).toBe(2);
      expect(await payments.learnerOf(names[0] ?? '')).toBe('yui');
    });

    it('knows no subscription before she paid', async () => {
      await opens('monthly');
      expect(await payments.subscriptionOf(customerId)).toBeUndefined();
      expect(await payments.cancel(customerId)).toBe(false);
    });

    it.each(['monthly', 'annual'] as const)('knows the %s plan that she paid for', async (plan) => {
      expect(await subject.paysAt(await opens(plan))).toBe(true);
      const paid = await payments.subscriptionOf(customerId);
      expect(paid).toMatchObject({ plan, paidBy: 'card', standing: 'renewing' });
      const days = ((paid?.periodEndsAt ?? 0) - (paid?.periodStartedAt ?? 0)) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(plan === 'annual' ? 365 : 28);
    });

    it('lets her pay at the page that was opened last, and at none twice', async () => {
      const [first, second] = [await opens('monthly'), await opens('annual')];
      expect(await subject.paysAt(first)).toBe(false);
      expect(await subject.paysAt(second)).toBe(true);
      expect(await subject.paysAt(second)).toBe(false);
      expect(await payments.subscriptionOf(customerId)).toMatchObject({ plan: 'annual' });
    });

    it('closes the pages to pay at, and leaves what was paid at one', async () => {
      await subject.paysAt(await opens('monthly'));
      const open = await opens('annual');
      await payments.closePages(customerId);
      await payments.endUnpaid(customerId);
      expect(await subject.paysAt(open)).toBe(false);
      expect(await payments.subscriptionOf(customerId)).toMatchObject({
        plan: 'monthly',
        standing: 'renewing',
      });
    });

    it('lets what is paid run out when it is cancelled', async () => {
      await subject.paysAt(await opens('monthly'));
      const paid = await payments.subscriptionOf(customerId);
      expect(await payments.cancel(customerId)).toBe(true);
      expect(await payments.subscriptionOf(customerId)).toEqual({ ...paid, standing: 'ending' });
    });

    it('ends everything at once when the account goes, pages to pay at included', async () => {
      await subject.paysAt(await opens('monthly'));
      const open = await opens('annual');
      await payments.endNow(customerId);
      const ended = await payments.subscriptionOf(customerId);
      expect(ended).toMatchObject({ standing: 'ending' });
      expect(ended?.periodEndsAt).toBe(ended?.periodStartedAt);
      expect(await subject.paysAt(open)).toBe(false);
    });

    it('opens a page with cards and receipts', async () => {
      expect(await payments.openPortal({ ...WISH, customerId })).toMatch(/^https?:\/\//);
    });

    it('reads what the provider signed, and nothing else', async () => {
      await subject.paysAt(await opens('monthly'));
      const read = subject.told().map(({ body, signature }) => payments.readEvent(body, signature));
      expect(read.length).toBeGreaterThan(0);
      for (const event of read) expect(event).toEqual({ id: expect.any(String), customerId });
      const [{ body, signature } = { body: '', signature: '' }] = subject.told();
      expect(payments.readEvent(body.replace(customerId, 'cus_other'), signature)).toBeUndefined();
      expect(payments.readEvent(body, signature.replace('v1=', 'v1=0'))).toBeUndefined();
      expect(payments.readEvent(body, '')).toBeUndefined();
    });

    it('lists what happened, however much it was', async () => {
      await subject.paysAt(await opens('monthly'));
      const told = subject.told().map(({ body, signature }) => payments.readEvent(body, signature));
      const listed: PaymentEvent[] = [];
      for await (const event of payments.eventsSince(new Date(0))) listed.push(event);
      expect(new Set(listed)).toEqual(new Set(told));
      for await (const event of payments.eventsSince(new Date('2100-01-01T00:00:00Z')))
        expect(event).toBeUndefined();
    });
  });
}
