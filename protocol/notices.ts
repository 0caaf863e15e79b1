import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Instant } from './values.ts';

/** As much as LINE takes in one message, less what we write above it. */
const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000));

export const gasNotify = endpoint({
  method: 'POST',
  path: 'v1/gas_notify',
  summary:
    "Passes a notice on to where the operator reads them: an inquiry of the learner who is signed in, or a maintenance that the operator announces, with the server's content token as bearer",
  auth: 'optional',
  body: v.variant('kind', [
    v.object({ kind: v.literal('inquiry'), text: Text }),
    v.object({
      kind: v.literal('maintenance'),
      text: Text,
      starts_at: v.optional(Instant),
      ends_at: v.optional(Instant),
    }),
  ]),
  reply: 'nothing',
  refusals: ['notice-not-delivered'],
});
