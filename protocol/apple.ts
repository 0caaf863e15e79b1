import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Session } from './session.ts';
import { ChosenLanguage, Email, GivenPassword, SignedTransaction } from './values.ts';

export const loginByAppleIap = endpoint({
  method: 'POST',
  path: 'v1/auth/login_by_appleiap',
  summary: 'Sign in with a purchase in the App Store that an account is known for',
  auth: 'optional',
  body: v.object({ signed_transaction: SignedTransaction }),
  reply: Session,
  refusals: ['purchase-refused', 'account-not-found'],
});

export const loginByAppleIap2 = endpoint({
  method: 'POST',
  path: 'v2/auth/login_by_appleiap',
  summary: 'The same; a purchase that no account is known for makes one',
  auth: 'optional',
  body: v.object({ signed_transaction: SignedTransaction }),
  reply: v.object({ ...Session.entries, is_new: v.boolean() }),
  refusals: ['purchase-refused'],
});

export const registerFromNative = endpoint({
  method: 'POST',
  path: 'v1/auth/register_from_native',
  summary: 'Create an account without an email, for a purchase made in the iOS app',
  auth: 'none',
  body: v.object({ signed_transaction: SignedTransaction }),
  reply: Session,
  refusals: ['purchase-refused'],
});

export const registerFromNativeWithEmail = endpoint({
  method: 'POST',
  path: 'v1/auth/register_from_native/{registerEmail}',
  summary: 'Create an account with this email in the native app, with or without a purchase',
  auth: 'none',
  params: v.object({ registerEmail: Email }),
  body: v.object({
    password: GivenPassword,
    signed_transaction: v.optional(SignedTransaction),
    language: v.optional(ChosenLanguage, 'ja'),
  }),
  reply: Session,
  refusals: [
    'email-taken',
    'weak-password',
    'guessable-password',
    'breached-password',
    'purchase-refused',
  ],
});

/** Of base64. */
const Base64 = (most: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(/^[A-Za-z0-9+/]+=*$/));

export const attestChallenge = endpoint({
  method: 'POST',
  path: 'v1/apple/attest_challenge',
  summary: 'A challenge for a key of App Attest: good once, for five minutes, in this session',
  auth: 'bearer',
  reply: v.object({ challenge: v.string() }),
  refusals: [],
});

export const registerAttestKey = endpoint({
  method: 'POST',
  path: 'v1/apple/register_attestkey',
  summary:
    'Registers a key of App Attest: the attestation, as the device made it for the SHA-256 of the challenge, is checked up to the root of Apple',
  auth: 'bearer',
  body: v.object({
    key_id: Base64(100),
    attestation: Base64(40_000),
    challenge: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
  reply: 'nothing',
  refusals: ['attestation-refused'],
});

export const iosStoreReview = endpoint({
  method: 'POST',
  path: 'v1/apple/ios_store_review',
  summary:
    'Whether the iOS app may ask for a review in the App Store now: true once in 122 days, for who studied on seven',
  auth: 'bearer',
  reply: v.object({ ask: v.boolean() }),
  refusals: [],
});

export const iapNotification2 = endpoint({
  method: 'POST',
  path: 'v1/apple/iap_notification_v2',
  summary:
    'For the App Store: a notification (version 2) about a subscription, signed by Apple; each counts once, and the latest by its date',
  auth: 'none',
  body: v.object({ signedPayload: v.pipe(v.string(), v.minLength(1), v.maxLength(100_000)) }),
  reply: 'nothing',
  refusals: ['purchase-refused'],
});
