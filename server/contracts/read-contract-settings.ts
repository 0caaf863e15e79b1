import { USUAL_TRIAL_DAYS, type ContractTerms } from './contract-terms.ts';
import {
  allReadable,
  IN_HEADER,
  isUnreadable,
  matching,
  oneOf,
  unreadable,
  wholeNumber,
  type Env,
  type UnreadableSetting,
} from '../environment.ts';
import { originOf } from '../web-address.ts';

/** Of an account at Stripe, or at what speaks as it does. */
export interface StripeSettings {
  readonly key: string;
  /** Signs what it tells us by itself. */
  readonly webhookSecret: string;
  /** Where it listens. */
  readonly url: string;
}

export interface ContractSettings extends ContractTerms {
  /** Absent, the embedded provider takes its place where a contract is needed. */
  readonly stripe?: StripeSettings;
}

export function readContractSettings(env: Env): ContractSettings | UnreadableSetting {
  const terms = allReadable({
    contract: oneOf(env, 'OZ_CONTRACT', ['free', 'required'], 'free'),
    trialDays: wholeNumber(env, 'OZ_TRIAL_DAYS', { usual: USUAL_TRIAL_DAYS, most: 365 }),
  });
  if (isUnreadable(terms)) return terms;
  const isNeeded = terms.contract === 'required';
  const stripe = readStripe(env, isNeeded);
  if (isUnreadable(stripe)) return stripe;
  return { isNeeded, trialDays: terms.trialDays, ...(stripe && { stripe }) };
}

/** Undefined where none of its settings is set. */
function readStripe(
  env: Env,
  isContractNeeded: boolean,
): StripeSettings | UnreadableSetting | undefined {
  const names = ['OZ_STRIPE_KEY', 'OZ_STRIPE_WEBHOOK_SECRET', 'OZ_STRIPE_URL'];
  if (names.every((name) => !env[name])) return undefined;
  // Keys beside a free Oz were meant to earn something, and one without the other takes money and hears nothing of it.
  if (!isContractNeeded) return unreadable('OZ_CONTRACT');
  return allReadable({
    key: matching('OZ_STRIPE_KEY', env['OZ_STRIPE_KEY'] ?? '', IN_HEADER),
    webhookSecret: matching(
      'OZ_STRIPE_WEBHOOK_SECRET',
      env['OZ_STRIPE_WEBHOOK_SECRET'] ?? '',
      /^[\x21-\x7e]{16,}$/,
    ),
    url: originOf(env['OZ_STRIPE_URL'] || 'https://api.stripe.com') ?? unreadable('OZ_STRIPE_URL'),
  });
}
