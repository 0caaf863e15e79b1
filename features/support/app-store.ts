import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { GuardedOz } from '../assemblies/guarded-oz.ts';
import type { Caller } from '../learners/caller.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Told = Parameters<GuardedOz['notification']>[1];

/** What Apple tells, as scenarios call it. */
const TOLD: Readonly<Record<string, (now: number) => Told>> = {
  'that it began': (now) => ({
    type: 'SUBSCRIBED',
    subtype: 'INITIAL_BUY',
    expiresAt: now + 30 * DAY_MS,
  }),
  'that it was renewed': (now) => ({ type: 'DID_RENEW', expiresAt: now + 30 * DAY_MS }),
  'that it will not be renewed': (now) => ({
    type: 'DID_CHANGE_RENEWAL_STATUS',
    subtype: 'AUTO_RENEW_DISABLED',
    expiresAt: now + DAY_MS,
    renews: false,
  }),
  'that a payment failed, with grace': (now) => ({
    type: 'DID_FAIL_TO_RENEW',
    subtype: 'GRACE_PERIOD',
    expiresAt: now - HOUR_MS,
    isRetrying: true,
    graceUntil: now + 16 * DAY_MS,
  }),
  'that a payment failed': (now) => ({
    type: 'DID_FAIL_TO_RENEW',
    expiresAt: now - HOUR_MS,
    isRetrying: true,
  }),
  'that the grace is over': (now) => ({
    type: 'GRACE_PERIOD_EXPIRED',
    expiresAt: now - HOUR_MS,
    isRetrying: true,
  }),
  'that it is over': (now) => ({
    type: 'EXPIRED',
    subtype: 'VOLUNTARY',
    expiresAt: now - HOUR_MS,
    renews: false,
  }),
  'that it was refunded': (now) => ({
    type: 'REFUND',
    expiresAt: now + DAY_MS,
    revokedAt: now - HOUR_MS,
  }),
  'that it was revoked': (now) => ({
    type: 'REVOKE',
    expiresAt: now + DAY_MS,
    revokedAt: now - HOUR_MS,
  }),
};

/** No two are signed at the same moment. */
let signedAt = 0;

/** A signed text, as the App Store or a thief would post it. */
export function told(
  oz: GuardedOz,
  buyer: string,
  what: string,
  { isForged = false, msLater = 0 } = {},
): Promise<string> {
  const telling = TOLD[what] ?? assert.fail(`Apple never tells ${what}`);
  signedAt = Math.max(Date.now(), signedAt + 1);
  const at = signedAt + msLater;
  return oz.notification(buyer, { id: randomUUID(), signedAt: at, ...telling(at) }, isForged);
}

export const posts = (caller: Caller, signedPayload: string): Promise<unknown> =>
  caller.calls('POST', 'v1/apple/iap_notification_v2', { signedPayload });

export async function asksForChallenge(caller: Caller): Promise<string> {
  const { body } = await caller.calls('POST', 'v1/apple/attest_challenge');
  assert.equal(caller.refusal, undefined, caller.heard.text);
  return String(body['challenge']);
}

export async function registersKey(
  caller: Caller,
  oz: GuardedOz,
  challenge: string,
  isOfOtherApp = false,
): Promise<void> {
  const { keyId: key_id, attestation } = oz.attested(challenge, isOfOtherApp);
  await caller.calls('POST', 'v1/apple/register_attestkey', { key_id, attestation, challenge });
}

export async function studiesOnDays(caller: Caller, count: number): Promise<void> {
  const first = Date.UTC(2026, 9, 1, 3);
  for (let day = 0; day < count; day += 1) {
    const at = (minute: number) =>
      new Date(first + day * DAY_MS + minute * 60_000).toISOString().replace('.000Z', 'Z');
    await caller.calls('POST', 'v1/study_time/sessions', {
      session_id: randomUUID(),
      study_type: 'verbal_composition',
      lesson_id: null,
      material_id: null,
      started_at: at(0),
      ended_at: at(5),
      duration_seconds: 300,
      pause_duration_seconds: 0,
    });
    assert.equal(caller.refusal, undefined, caller.heard.text);
  }
}

export async function mayBeAsked(caller: Caller): Promise<unknown> {
  return (await caller.calls('POST', 'v1/apple/ios_store_review')).body['ask'];
}
