import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChain, transaction } from './apple-chain.fixture.ts';
import { ApplePurchases, noPurchases } from './apple-purchases.ts';
import { purchasesContract } from './purchases.contract.ts';

const settings = { bundleId: 'example.oz', environment: 'Sandbox', appId: undefined } as const;
const refused = { ok: false, error: { kind: 'purchase-refused' } };

let chain: ReturnType<typeof makeChain>;
let purchases: ApplePurchases;

beforeAll(() => {
  chain = makeChain();
  purchases = new ApplePurchases({ ...settings, rootsFolder: chain.rootsFolder });
});

afterAll(() => chain.remove());

purchasesContract('ApplePurchases', async () => ({
  purchases,
  signed: (originalTransactionId) => chain.sign(transaction({ originalTransactionId })),
}));

describe('a purchase is refused', () => {
  it.each([
    ['of another app', { bundleId: 'example.other' }],
    ['of another environment', { environment: 'Production' }],
    ["of Xcode's, which any developer can sign", { environment: 'Xcode' }],
    ['that Apple took back', { revocationDate: Date.now(), revocationReason: 0 }],
    ['of nothing', { originalTransactionId: undefined }],
    ['from before the certificates were made', { signedDate: Date.UTC(2020, 0, 1) }],
  ])('%s', async (_, more) => {
    expect(await purchases.verify(await chain.sign(transaction(more)))).toEqual(refused);
  });

  it('signed by another chain', async () => {
    const other = makeChain();
    expect(await purchases.verify(await other.sign(transaction()))).toEqual(refused);
    other.remove();
  });

  it('changed after it was signed', async () => {
    const [header, , signature] = (await chain.sign(transaction())).split('.');
    const forged = Buffer.from(JSON.stringify(transaction({ originalTransactionId: '1' })));
    const text = `${header}.${forged.toString('base64url')}.${signature}`;
    expect(await purchases.verify(text)).toEqual(refused);
  });

  it.each([
    ['leaf', { leaf: '' }],
    ['intermediate', { intermediate: '' }],
  ])('when the %s is not marked as one for the App Store', async (_, marks) => {
    const unmarked = makeChain(marks);
    const own = new ApplePurchases({ ...settings, rootsFolder: unmarked.rootsFolder });
    expect(await own.verify(await unmarked.sign(transaction()))).toEqual(refused);
    unmarked.remove();
  });

  it('where no app is known', async () => {
    expect(await noPurchases.verify(await chain.sign(transaction()))).toEqual(refused);
  });
});
