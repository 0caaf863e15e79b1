import { describe, expect, it } from 'vitest';
import type { Purchases } from './purchases.ts';

/** `fresh` gives an app that knows the purchases that `signed` signs, if it knows any. */
export function purchasesContract(
  adapter: string,
  fresh: () => Promise<{ purchases: Purchases; signed(id: string): Promise<string> }>,
): void {
  describe(`${adapter} keeps the Purchases contract`, () => {
    it('knows the original transaction of a purchase', async () => {
      const { purchases, signed } = await fresh();
      expect(await purchases.verify(await signed('2000000000000001'))).toEqual({
        ok: true,
        value: { originalTransactionId: '2000000000000001', signedAt: expect.any(Date) },
      });
    });

    it.each(['', 'a.b.c', '..', 'eyJhbGciOiJub25lIn0.e30.', '💥', 'a'.repeat(20_000)])(
      'refuses what is no purchase: %s',
      async (text) => {
        const { purchases } = await fresh();
        expect(await purchases.verify(text)).toEqual({
          ok: false,
          error: { kind: 'purchase-refused' },
        });
      },
    );
  });
}
