import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { After, Instant, Next } from './values.ts';

/** Something that happened around her account. */
export const SecurityEvent = v.object({
  at: Instant,
  kind: v.picklist([
    'signed-in',
    'sign-in-failed',
    'refresh-reused',
    'changed',
    'exported',
    'operator-acted',
  ]),
  /** What was changed, exported or done; null where the kind says it all. */
  subject: v.nullable(v.string()),
  /** From where, of IPv6 its first 64 bits; null for what did not come over the network. */
  address: v.nullable(v.string()),
});

export const securityEvents = endpoint({
  method: 'GET',
  path: 'v1/auth/me/security_events',
  summary: 'What happened around her account, fifty at a time, the newest first',
  auth: 'bearer',
  query: After,
  reply: v.object({ events: v.array(SecurityEvent), next: Next }),
  refusals: [],
});
