import * as v from 'valibot';

/** Every refusal the server knows, with the status it travels under. Codes are for us, statuses for machines on the path. */
export const REFUSALS = {
  'bad-request': 400,
  'signed-out': 401,
  'wrong-password': 403,
  'password-needed': 403,
  'code-needed': 403,
  'wrong-code': 403,
  'refresh-refused': 403,
  'code-refused': 403,
  'guest-refused': 403,
  'purchase-refused': 403,
  'attestation-refused': 403,
  'passkey-refused': 403,
  'cross-site': 403,
  'tls-needed': 403,
  'no-contract': 403,
  'account-needed': 403,
  'lesson-locked': 403,
  'account-not-found': 404,
  'not-found': 404,
  'audio-not-found': 404,
  'email-taken': 409,
  'already-contracted': 409,
  'link-invalid': 410,
  'too-large': 413,
  'weak-password': 422,
  'guessable-password': 422,
  'breached-password': 422,
  'not-english': 422,
  'no-speech': 422,
  'japanese-spoken': 422,
  'audio-unreadable': 422,
  'audio-too-long': 422,
  'takes-full': 422,
  'submissions-exceeded': 422,
  'teacher-limit': 422,
  'last-study-menu': 422,
  'plan-full': 422,
  'teacher-day-limit': 429,
  'speech-day-limit': 429,
  'too-many-requests': 429,
  unexpected: 500,
  'answer-not-generated': 500,
  'cancellation-failed': 500,
  'recognition-failed': 500,
  'speech-engine-loading': 503,
  'speech-engine-busy': 503,
  'grading-delayed': 503,
  'payment-unavailable': 503,
  'audio-being-made': 503,
  'server-full': 507,
  'notice-not-delivered': 424,
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** Any call can meet these, so no endpoint lists them. */
export const ANYWHERE = [
  'bad-request',
  'signed-out',
  'cross-site',
  'tls-needed',
  'too-large',
  'too-many-requests',
  'server-full',
  'unexpected',
] as const satisfies readonly RefusalCode[];

/** The body of every answer that is not a success. `message` is a sentence for a person, in the language asked for. */
export const Refusal = v.object({
  code: v.picklist(Object.keys(REFUSALS) as [RefusalCode, ...RefusalCode[]]),
  message: v.string(),
});
