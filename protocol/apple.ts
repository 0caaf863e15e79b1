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
  refusals: ['email-taken', 'weak-password', 'guessable-password', 'purchase-refused'],
});
