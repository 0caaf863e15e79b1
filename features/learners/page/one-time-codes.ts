import type { HasOneTimeCodes } from '../has-one-time-codes.ts';

/** Looked at without a screen: what a browser adds to it is in the scenario of passkeys. */
const beyond = (): Promise<never> =>
  Promise.reject(new Error('One-time codes are looked at without a screen'));

export class PageOneTimeCodes implements HasOneTimeCodes {
  turnsOn = beyond;
  turnsOff = beyond;
  waitsForNext = beyond;
  gives = beyond;
  isAsked = beyond;
  isSentToLogin = beyond;
}
