import { USUAL_TRIAL_DAYS, type ContractTerms } from './contract-terms.ts';
import {
  allReadable,
  isUnreadable,
  oneOf,
  unreadable,
  wholeNumber,
  type Env,
  type UnreadableSetting,
} from '../environment.ts';

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
  const { trialDays } = terms;
  const isNeeded = terms.contract === 'required';
  const key = env['OZ_STRIPE_KEY'] || undefined;
  const webhookSecret = env['OZ_STRIPE_WEBHOOK_SECRET'] || undefined;
  const url = env['OZ_STRIPE_URL'] || undefined;
  if (key === undefined && webhookSecret === undefined && url === undefined)
    return { isNeeded, trialDays };
  // Keys beside a free Oz were meant to earn something, and one without the other takes money and hears nothing of it.
  if (!isNeeded) return unreadable('OZ_CONTRACT');
  if (key === undefined || !/^[\x21-\x7e]+$/.test(key)) return unreadable('OZ_STRIPE_KEY');
  if (webhookSecret === undefined || !/^[\x21-\x7e]{16,}$/.test(webhookSecret))
    return unreadable('OZ_STRIPE_WEBHOOK_SECRET');
  const address = URL.parse(url ?? 'https://api.stripe.com');
  if (!address || !/^https?:$/.test(address.protocol) || address.pathname !== '/')
    return unreadable('OZ_STRIPE_URL');
  return { isNeeded, trialDays, stripe: { key, webhookSecret, url: address.origin } };
}
