import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { GivenCode } from './given-code.ts';

const RecoveryCodes = v.object({ recovery_codes: v.array(v.string()) });

export const oneTimeCodes = endpoint({
  method: 'GET',
  path: 'v1/auth/me/one_time_codes',
  summary: 'Whether signing in with the password asks for a one-time code, too',
  auth: 'bearer',
  reply: v.object({ is_on: v.boolean(), recovery_codes_left: v.number() }),
  refusals: [],
});

export const beginOneTimeCodes = endpoint({
  method: 'POST',
  path: 'v1/auth/me/one_time_codes',
  summary:
    'A new secret for an app that makes one-time codes (RFC 6238), of no effect until it is confirmed; needs a proof of the last ten minutes',
  auth: 'bearer',
  reply: v.object({
    /** Base32, as it is typed into an app. */
    secret: v.string(),
    /** `otpauth://totp/…` */
    address: v.string(),
    /** The address as a QR code: a text for each row, `1` is dark. */
    squares: v.array(v.string()),
  }),
  refusals: ['password-needed', 'not-found'],
});

export const confirmOneTimeCodes = endpoint({
  method: 'POST',
  path: 'v1/auth/me/one_time_codes/confirm',
  summary:
    'Show a first code: from now on signing in with the password asks for one. The recovery codes are told here alone; needs a proof of the last ten minutes',
  auth: 'bearer',
  body: v.object({ code: GivenCode }),
  reply: RecoveryCodes,
  refusals: ['password-needed', 'wrong-code', 'not-found'],
});

export const endOneTimeCodes = endpoint({
  method: 'DELETE',
  path: 'v1/auth/me/one_time_codes',
  summary:
    'From now on no code is asked for, and recovery codes are void; needs a proof of the last ten minutes',
  auth: 'bearer',
  reply: 'nothing',
  refusals: ['password-needed', 'not-found'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: 'v1/auth/me/recovery_codes',
  summary: 'New recovery codes in place of the old ones; needs a proof of the last ten minutes',
  auth: 'bearer',
  reply: RecoveryCodes,
  refusals: ['password-needed', 'not-found'],
});
