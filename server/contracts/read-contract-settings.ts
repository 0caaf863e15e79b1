import { USUAL_TRIAL_DAYS, type ContractTerms } from './contract-terms.ts';
import { unreadable, type Env, type UnreadableSetting } from '../environment.ts';

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
  const wanted = env['OZ_CONTRACT'] || 'free';
  if (wanted !== 'free' && wanted !== 'required') return unreadable('OZ_CONTRACT');
  const isNeeded = wanted === 'required';
  const trialDays = Number(env['OZ_TRIAL_DAYS'] || USUAL_TRIAL_DAYS);
  if (!Number.isInteger(trialDays) || trialDays < 1 || trialDays > 365)
    return unreadable('OZ_TRIAL_DAYS');
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
