import type { Result } from '../../core/shared/result.ts';
import { DEFAULT_BUDGETS, type Budgets } from '../budgets.ts';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * How often something may be tried: `points` within `seconds` of the first try. Generous for a school whose
 * learners share one address, and still too little to guess a password or to flood a mailbox.
 */
export const LIMITS = {
  /** Wrong passwords for one account. */
  'password-of-account': { points: 10, seconds: 15 * 60 },
  /** Wrong passwords, tokens, codes and links, and unknown emails, from one address. */
  'tries-of-address': { points: 100, seconds: 15 * 60 },
  /** Wrong one-time codes and recovery codes for one account, beside its right password. */
  'codes-of-learner': { points: 10, seconds: 60 * 60 },
  /** Uses of one refresh token; a few tabs, and answers that are lost on the way. */
  'uses-of-token': { points: 30, seconds: 15 * 60 },
  'mails-to-email': { points: 5, seconds: 60 * 60 },
  /** Mails that were asked for, and accounts that were made, from one address. */
  'mails-of-address': { points: 100, seconds: 60 * 60 },
  /** Of all that is kept of her. */
  'exports-of-learner': { points: 10, seconds: 60 * 60 },
  /** Pages of the provider of payments that were opened, and cancellations. */
  'payments-of-learner': { points: 30, seconds: 60 * 60 },
  /** What devices are asked to sign; a login screen asks each time it is opened. */
  'challenges-of-address': { points: 1000, seconds: 15 * 60 },
  /** What she asks the operator. */
  'notices-of-learner': { points: 10, seconds: 60 * 60 },
  'guests-of-address': { points: 200, seconds: 60 * 60 },
  ...daily(DEFAULT_BUDGETS),
} as const;

export type LimitName = keyof typeof LIMITS;

export type LimitNumbers = Readonly<
  Record<LimitName, { readonly points: number; readonly seconds: number }>
>;

/** The limits, those of a day as the operator has set them. */
export const limitsWithin = (budgets: Budgets): LimitNumbers => ({ ...LIMITS, ...daily(budgets) });

function daily(budgets: Budgets) {
  const aDay = (points: number) => ({ points, seconds: DAY_SECONDS });
  return {
    /** Seconds of sound that were heard. */
    'speech-of-learner': aDay(budgets.speechMinutes * 60),
    'teacher-of-learner': aDay(budgets.teacherOfLearner),
    'teacher-of-address': aDay(budgets.teacherOfAddress),
    'teacher-of-all': aDay(budgets.teacherOfAll),
    'cloud-of-learner': aDay(budgets.cloudOfLearner),
    'cloud-of-address': aDay(budgets.cloudOfAddress),
    'cloud-of-all': aDay(budgets.cloudOfAll),
  };
}

/** One thing to count: `key` is whose it is. */
export interface Counted {
  readonly limit: LimitName;
  readonly key: string;
  /** How much it counts, if not as one. */
  readonly points?: number;
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
 * - `charge` counts what was done already, also beyond what may be: only later tries are refused for it.
 * - `giveBack` takes that back, for a try that was rightful.
 * - `removeExpired` forgets what was counted so long ago that it counts no more.
 * - A key is anything; it is not kept as it is.
 */
export interface Limits {
  take(counted: readonly Counted[]): Promise<Result<undefined, TooManyRequests>>;
  charge(counted: readonly Counted[]): Promise<void>;
  giveBack(counted: readonly Counted[]): Promise<void>;
  removeExpired(now: Date): Promise<void>;
}

/** Where nothing is limited: for tests and benchmarks, which do from one address what a thousand learners do. */
export const NO_LIMITS: Limits = {
  take: async () => ({ ok: true, value: undefined }),
  charge: async () => undefined,
  giveBack: async () => undefined,
  removeExpired: async () => undefined,
};
