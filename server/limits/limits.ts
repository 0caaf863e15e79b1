import type { Result } from '../../core/shared/result.ts';

/**
 * How often something may be tried: `points` within `seconds` of the first try. Generous for a school whose
 * learners share one address, and still too little to guess a password or to flood a mailbox.
 */
export const LIMITS = {
  /** Wrong passwords for one account. */
  'password-of-account': { points: 10, seconds: 15 * 60 },
  /** Wrong passwords, tokens, codes and links, and unknown emails, from one address. */
  'tries-of-address': { points: 100, seconds: 15 * 60 },
  /** Uses of one refresh token; a few tabs, and answers that are lost on the way. */
  'uses-of-token': { points: 30, seconds: 15 * 60 },
  'mails-to-email': { points: 5, seconds: 60 * 60 },
  /** Mails that were asked for, and accounts that were made, from one address. */
  'mails-of-address': { points: 100, seconds: 60 * 60 },
  'guests-of-address': { points: 200, seconds: 60 * 60 },
} as const;

export type LimitName = keyof typeof LIMITS;

/** One thing to count: `key` is whose it is. */
export interface Counted {
  readonly limit: LimitName;
  readonly key: string;
}

export interface TooManyRequests {
  readonly kind: 'too-many-requests';
  /** Whole seconds, at least one. */
  readonly retryAfterSeconds: number;
}

/**
 * Counts what may not be tried for ever; servers on one database count together.
 *
 * - `take` counts one try on each, and refuses when one of them is used up. It counts before the try, so that a
 *   thousand at the same moment are no more than a thousand in turn.
 * - `giveBack` takes that back, for a try that was rightful.
 * - `removeExpired` forgets what was counted so long ago that it counts no more.
 * - A key is anything; it is not kept as it is.
 */
export interface Limits {
  take(counted: readonly Counted[]): Promise<Result<undefined, TooManyRequests>>;
  giveBack(counted: readonly Counted[]): Promise<void>;
  removeExpired(now: Date): Promise<void>;
}

/** Where nothing is limited: for tests and benchmarks, which do from one address what a thousand learners do. */
export const NO_LIMITS: Limits = {
  take: async () => ({ ok: true, value: undefined }),
  giveBack: async () => undefined,
  removeExpired: async () => undefined,
};
