import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

const Chosen = {
  is_on: v.boolean(),
  /** Of her clock. */
  hour: v.pipe(v.number(), v.integer(), v.minValue(6), v.maxValue(22)),
};

const Platform = v.picklist(['ios', 'android', 'web']);

export const reminders = endpoint({
  method: 'GET',
  path: 'v1/auth/me/reminders',
  summary:
    'Whether and when she is reminded, on which devices, and the key by which a browser knows us',
  auth: 'bearer',
  reply: v.object({
    ...Chosen,
    /** What she was reminded by when she last chose; null before she chose anything. */
    time_zone: v.nullable(v.string()),
    language: v.nullable(v.picklist(['ja', 'en', 'ko'])),
    devices: v.array(Platform),
    /** What she is reached by on the device that asks, which is among them; null where it is not. */
    here: v.nullable(Platform),
    /** The public VAPID key, base64url. */
    web_push_key: v.string(),
  }),
  refusals: [],
});

export const chooseReminders = endpoint({
  method: 'PUT',
  path: 'v1/auth/me/reminders',
  summary:
    'Whether she is reminded, at which hour of her clock, and in which language; off, nothing at all is pushed',
  auth: 'bearer',
  body: v.object({
    ...Chosen,
    /** An IANA zone, as `Asia/Tokyo`. */
    time_zone: v.pipe(v.string(), v.regex(/^[\w+/-]{1,64}$/)),
    language: v.picklist(['ja', 'en', 'ko']),
  }),
  reply: 'nothing',
  refusals: [],
});

export const announceMaintenance = endpoint({
  method: 'POST',
  path: 'v1/push/maintenance',
  summary:
    "For an operator, with the server's content token as bearer: tells everyone who is reminded when a maintenance begins; once for each beginning, and not in their night",
  auth: 'none',
  body: v.object({ from: v.pipe(v.string(), v.isoTimestamp()) }),
  reply: 'nothing',
  refusals: ['not-found'],
});
