import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeChain } from './apple-chain.fixture.ts';
import { notificationOf, type NotificationFacts } from './apple-notification.fixture.ts';
import { appleNotificationsContract } from './apple-notifications.contract.ts';
import { noNotifications, SignedAppleNotifications } from './apple-notifications.ts';
import { isOpenAt, standingOf, type AppleStanding } from './apple-standing.ts';

const DAY_MS = 86_400_000;
const now = Date.now();
const [past, future, later] = [now - DAY_MS, now + DAY_MS, now + 16 * DAY_MS];

let chain: ReturnType<typeof makeChain>;
let notifications: SignedAppleNotifications;

beforeAll(() => {
  chain = makeChain();
  const settings = { bundleId: 'example.oz', environment: 'Sandbox', appId: undefined } as const;
  notifications = new SignedAppleNotifications({ ...settings, rootsFolder: chain.rootsFolder });
});
afterAll(() => chain.remove());

const signed = async (told: Partial<NotificationFacts>) =>
  chain.sign(
    await notificationOf(chain, { originalTransactionId: '2', type: 'DID_RENEW', ...told }),
  );

appleNotificationsContract('SignedAppleNotifications', async () => ({
  notifications,
  signed: (id) => signed({ id }),
}));

type Row = readonly [
  type: string,
  subtype: string | undefined,
  told: Partial<NotificationFacts>,
  state: AppleStanding['state'] | undefined,
  isOpen: boolean,
];

const running = { expiresAt: future };
const over = { expiresAt: past };
const unpaid = { ...over, isRetrying: true };

/** Every type and subtype of Apple's list that can be about a subscription. */
const ROWS: readonly Row[] = [
  ['SUBSCRIBED', 'INITIAL_BUY', running, 'active', true],
  ['SUBSCRIBED', 'RESUBSCRIBE', running, 'active', true],
  ['DID_RENEW', undefined, running, 'active', true],
  ['DID_RENEW', 'BILLING_RECOVERY', running, 'active', true],
  ['DID_CHANGE_RENEWAL_PREF', 'UPGRADE', running, 'active', true],
  ['DID_CHANGE_RENEWAL_PREF', 'DOWNGRADE', running, 'active', true],
  ['DID_CHANGE_RENEWAL_PREF', undefined, running, 'active', true],
  ['DID_CHANGE_RENEWAL_STATUS', 'AUTO_RENEW_ENABLED', running, 'active', true],
  ['DID_CHANGE_RENEWAL_STATUS', 'AUTO_RENEW_DISABLED', running, 'active', true],
  ['DID_CHANGE_RENEWAL_STATUS', 'AUTO_RENEW_DISABLED', over, 'ended', false],
  ['OFFER_REDEEMED', 'UPGRADE', running, 'active', true],
  ['OFFER_REDEEMED', 'DOWNGRADE', running, 'active', true],
  ['OFFER_REDEEMED', undefined, running, 'active', true],
  ['DID_FAIL_TO_RENEW', 'GRACE_PERIOD', { ...unpaid, graceUntil: later }, 'grace', true],
  ['DID_FAIL_TO_RENEW', undefined, unpaid, 'past-due', false],
  ['DID_FAIL_TO_RENEW', undefined, { ...running, isRetrying: true }, 'grace', true],
  ['GRACE_PERIOD_EXPIRED', undefined, unpaid, 'past-due', false],
  ['EXPIRED', 'VOLUNTARY', over, 'ended', false],
  ['EXPIRED', 'BILLING_RETRY', over, 'ended', false],
  ['EXPIRED', 'PRICE_INCREASE', over, 'ended', false],
  ['EXPIRED', 'PRODUCT_NOT_FOR_SALE', over, 'ended', false],
  ['PRICE_INCREASE', 'PENDING', running, 'active', true],
  ['PRICE_INCREASE', 'ACCEPTED', running, 'active', true],
  ['PRICE_CHANGE', undefined, running, 'active', true],
  ['RENEWAL_EXTENDED', undefined, { expiresAt: later }, 'active', true],
  ['REFUND', undefined, { ...running, revokedAt: now }, 'revoked', false],
  ['REFUND', undefined, { ...over, revokedAt: now }, undefined, false],
  ['REFUND_REVERSED', undefined, running, 'active', true],
  ['REFUND_DECLINED', undefined, running, undefined, false],
  ['CONSUMPTION_REQUEST', undefined, running, undefined, false],
  ['REVOKE', undefined, { ...running, revokedAt: now }, 'revoked', false],
  ['MIGRATION', undefined, running, 'active', true],
  ['METADATA_UPDATE', undefined, running, undefined, false],
];

it.each(ROWS)('%s %s of %o leaves it %s, open %s', async (type, subtype, told, state, isOpen) => {
  const read = await notifications.read(
    await signed({ type, ...(subtype !== undefined && { subtype }), ...told }),
  );
  if (!read.ok) throw new Error('It was refused');
  expect(read.value).toMatchObject({ type, subtype });
  const standing = standingOf(read.value);
  expect(standing?.state).toBe(state);
  expect(standing ? isOpenAt(standing, new Date()) : false).toBe(isOpen);
});

it('knows whether it goes on by itself', async () => {
  for (const renews of [true, false]) {
    const read = await notifications.read(await signed({ renews, ...running }));
    expect(read.ok && standingOf(read.value)).toMatchObject({ renews, until: new Date(future) });
  }
});

it.each(['TEST', 'RENEWAL_EXTENSION', 'EXTERNAL_PURCHASE_TOKEN', 'RESCIND_CONSENT'])(
  '%s says nothing of one subscription',
  async (notificationType) => {
    const told = {
      notificationType,
      notificationUUID: 'a-test',
      version: '2.0',
      signedDate: now,
      data: { bundleId: 'example.oz', environment: 'Sandbox' },
    };
    const read = await notifications.read(await chain.sign(told));
    expect(read.ok && standingOf(read.value)).toBeUndefined();
    expect(read).toMatchObject({ ok: true, value: { id: 'a-test', type: notificationType } });
  },
);

it('is refused when Apple did not sign it for this app', async () => {
  const refused = { ok: false, error: { kind: 'purchase-refused' } };
  const other = makeChain();
  const told = { originalTransactionId: '2', type: 'DID_RENEW' };
  const byOther = await other.sign(await notificationOf(other, told));
  // The envelope is Apple's, and what is in it is not.
  const inside = await chain.sign(await notificationOf(other, told));
  const ofOther = await signed({ bundleId: 'example.other' });
  for (const text of ['', 'a.b.c', byOther, inside, ofOther, `${await signed({})}a`])
    expect(await notifications.read(text)).toEqual(refused);
  other.remove();
  expect(await noNotifications.read(await signed({}))).toEqual(refused);
});
