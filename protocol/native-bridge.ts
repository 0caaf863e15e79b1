import * as v from 'valibot';

/** What docs/native-bridge.md tells a wrapper's developer, in a form that is checked at run time. */

/** Versions of the bridge this app speaks, the newest last. */
export const BRIDGE_VERSIONS: readonly number[] = [1];

/** Longer messages are dropped unread; in characters. */
export const MAX_MESSAGE_LENGTH = 1_048_576;

const Platform = v.picklist(['ios', 'android']);

/** Nothing but what a browser, a mailer or a telephone opens. */
const ExternalUrl = v.pipe(v.string(), v.url(), v.regex(/^(https|mailto|tel):/));

/**
 * Every call, with the time within which it must be answered. The deadline counts from the app's asking and takes in
 * the `hello` that may have to come first.
 */
export const BRIDGE_CALLS = {
  hello: {
    deadlineMs: 3000,
    params: v.object({ versions: v.array(v.number()) }),
    reply: v.object({
      version: v.number(),
      wrapper: Platform,
      wrapper_version: v.string(),
      /** Names of the calls it knows. */
      calls: v.array(v.string()),
    }),
  },
  microphone_permission: { deadlineMs: 1000, params: v.null(), reply: v.boolean() },
  push_permission: { deadlineMs: 1000, params: v.null(), reply: v.boolean() },
  push_token: {
    deadlineMs: 60_000,
    params: v.null(),
    reply: v.object({ token: v.pipe(v.string(), v.minLength(1)), platform: Platform }),
  },
  logout: { deadlineMs: 3000, params: v.null(), reply: v.null() },
  purchase: {
    deadlineMs: 600_000,
    params: v.object({ product_id: v.pipe(v.string(), v.minLength(1)) }),
    /** A JWS, as StoreKit 2 signs it. */
    reply: v.object({ signed_transaction: v.pipe(v.string(), v.minLength(1)) }),
  },
  /** The server has it: the wrapper may finish the transaction. */
  purchase_kept: {
    deadlineMs: 3000,
    params: v.object({ signed_transaction: v.pipe(v.string(), v.minLength(1)) }),
    reply: v.null(),
  },
  open_external: { deadlineMs: 3000, params: v.object({ url: ExternalUrl }), reply: v.null() },
  close: { deadlineMs: 3000, params: v.null(), reply: v.null() },
  haptic: {
    deadlineMs: 1000,
    params: v.object({ effect: v.picklist(['correct', 'finished', 'streak']) }),
    reply: v.null(),
  },
} as const;

export const BridgeRefusalCode = v.picklist(['unsupported', 'denied', 'cancelled', 'failed']);

/** App to wrapper. `id` counts up from 1 on every page load; `params` is what the call's schema says. */
export const BridgeRequest = v.object({
  v: v.literal(1),
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  call: v.picklist(Object.keys(BRIDGE_CALLS) as (keyof typeof BRIDGE_CALLS)[]), // Object.keys forgets them
  params: v.unknown(),
});

/** Wrapper to app: one per request, under the request's `id`. */
export const BridgeReply = v.variant('ok', [
  v.object({ v: v.literal(1), id: v.number(), ok: v.literal(true), value: v.unknown() }),
  v.object({ v: v.literal(1), id: v.number(), ok: v.literal(false), refusal: BridgeRefusalCode }),
]);

/** Wrapper to app, unasked and never answered. */
export const BridgeEvent = v.variant('event', [
  v.object({ v: v.literal(1), event: v.literal('flush') }),
  v.object({
    v: v.literal(1),
    event: v.literal('purchased'),
    signed_transaction: v.pipe(v.string(), v.minLength(1)),
  }),
  v.object({
    v: v.literal(1),
    event: v.literal('push_token_changed'),
    token: v.pipe(v.string(), v.minLength(1)),
    platform: Platform,
  }),
]);
