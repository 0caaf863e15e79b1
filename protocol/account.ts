import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { GivenCode } from './given-code.ts';
import { Credentials, Session } from './session.ts';
import {
  ChosenLanguage,
  Email,
  GivenPassword,
  Id,
  LinkToken,
  SignedTransaction,
} from './values.ts';

/** To whom a link is sent, and in which language. */
const MailRequest = v.object({ email: Email, language: v.optional(ChosenLanguage, 'ja') });

export const Learner = v.object({
  id: Id,
  /** Null while she is a guest, or came through a purchase and gave none yet. */
  email: v.nullable(v.string()),
  is_guest: v.boolean(),
  /** Whether she has opened the link that was sent to this email. */
  email_confirmed: v.boolean(),
  /** Whether she signs in with a password; without one she came through a purchase, or is a guest. */
  has_password: v.boolean(),
  /** Whether the survey is behind her, answered or skipped. */
  answered_demographic: v.boolean(),
  supiful_student_id: v.nullable(v.string()),
  current_subscription: v.nullable(v.object({ customer_id: v.string() })),
});

export const emailExists = endpoint({
  method: 'GET',
  path: 'v1/auth/exists',
  summary: 'Whether an email address has an account',
  auth: 'none',
  query: v.object({ email: Email }),
  reply: v.object({ exists: v.literal(true) }),
  refusals: ['account-not-found'],
});

export const registerPassword = endpoint({
  method: 'POST',
  path: 'v1/auth/register_password',
  summary:
    'Create an account that signs in with an email and a password, and send its confirmation link. With the access token of a guest, that guest becomes the account and keeps all she answered.',
  auth: 'none',
  body: v.object({
    ...Credentials.entries,
    guest_token: v.optional(v.pipe(v.string(), v.maxLength(4096))),
    language: v.optional(ChosenLanguage, 'ja'),
  }),
  reply: v.object({ id: Id }),
  refusals: [
    'email-taken',
    'weak-password',
    'guessable-password',
    'breached-password',
    'guest-refused',
  ],
});

/** Answers the same for every email, so that an attacker does not learn from it who has an account. */
export const register = endpoint({
  method: 'POST',
  path: 'v1/auth/register',
  summary:
    'Send a link with which the owner of this email chooses a password, and so has an account',
  auth: 'none',
  body: MailRequest,
  reply: 'nothing',
  refusals: [],
});

/** Answers the same for every email, too. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: 'v1/auth/request_password_reset',
  summary: 'Send a link, good for one use within 24 hours, with which to choose a new password',
  auth: 'optional',
  body: MailRequest,
  reply: 'nothing',
  refusals: [],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: 'v1/auth/reset_password',
  summary:
    'Choose a password with a link of register or request_password_reset; ends every other session. Where a one-time code is wanted, the password is kept, and login asks for the code',
  auth: 'optional',
  body: v.object({ token: LinkToken, password: GivenPassword }),
  reply: Session,
  refusals: [
    'link-invalid',
    'weak-password',
    'guessable-password',
    'breached-password',
    'code-needed',
  ],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: 'v1/auth/confirm_email',
  summary:
    'Confirm an email, new or changed, with the link that was sent to it; signed in as the learner it is for, or with her password',
  auth: 'optional',
  body: v.object({ token: LinkToken, password: v.optional(GivenPassword) }),
  reply: v.object({ email: v.string() }),
  refusals: ['link-invalid', 'email-taken', 'password-needed', 'wrong-password'],
});

export const undoEmailChange = endpoint({
  method: 'POST',
  path: 'v1/auth/undo_email_change',
  summary:
    'Take back a changed email with the link that was sent to the old one, within seven days; ends every session, and mails a link to choose a new password',
  auth: 'optional',
  body: v.object({ token: LinkToken }),
  reply: v.object({ email: v.string() }),
  refusals: ['link-invalid', 'email-taken'],
});

export const prove = endpoint({
  method: 'POST',
  path: 'v1/auth/prove',
  summary:
    'Give the password anew, before what needs a proof of the last ten minutes; signing in is a proof, too. The reply replaces the tokens of the session',
  auth: 'bearer',
  body: v.object({ password: GivenPassword, code: v.optional(GivenCode) }),
  reply: Session,
  refusals: ['wrong-password', 'code-needed', 'wrong-code'],
});

/** For an account without a password. */
export const proveByAppleIap = endpoint({
  method: 'POST',
  path: 'v1/auth/prove_by_appleiap',
  summary:
    'Show the purchase of the account anew, before what needs a proof of the last ten minutes. The reply replaces the tokens of the session',
  auth: 'bearer',
  body: v.object({ signed_transaction: SignedTransaction }),
  reply: Session,
  refusals: ['purchase-refused'],
});

export const attachPurchase = endpoint({
  method: 'PUT',
  path: 'v1/auth/me/purchase',
  summary:
    'Make a purchase in the App Store hers, that she made while she was signed in: it pays, and does not sign in. The same text may be sent again.',
  auth: 'bearer',
  body: v.object({ signed_transaction: SignedTransaction }),
  reply: 'nothing',
  refusals: ['purchase-refused', 'account-needed'],
});

export const me = endpoint({
  method: 'GET',
  path: 'v1/auth/me',
  summary: 'The learner who is signed in',
  auth: 'bearer',
  reply: Learner,
  refusals: [],
});

export const deleteMe = endpoint({
  method: 'DELETE',
  path: 'v1/auth/me',
  summary:
    'Delete the account and everything that belongs to it, which cannot be undone; needs a proof of the last ten minutes',
  auth: 'bearer',
  reply: 'nothing',
  refusals: ['password-needed', 'payment-unavailable'],
});

export const exportMe = endpoint({
  method: 'GET',
  path: 'v1/auth/me/export',
  summary:
    'Everything that is kept of the learner, as a ZIP with a JSON file for each kind and her recordings; needs a proof of the last ten minutes',
  auth: 'bearer',
  reply: 'file',
  refusals: ['password-needed'],
});

export const changePassword = endpoint({
  method: 'PUT',
  path: 'v1/auth/password',
  summary: 'Change the password; ends every other session of the learner',
  auth: 'bearer',
  body: v.object({ current_password: GivenPassword, new_password: GivenPassword }),
  reply: 'nothing',
  refusals: ['wrong-password', 'weak-password', 'guessable-password', 'breached-password'],
});

export const requestEmailChange = endpoint({
  method: 'POST',
  path: 'v1/auth/request_email_change',
  summary:
    'Send a link to a new email, which takes the place of the old one once it is opened; needs a proof of the last ten minutes',
  auth: 'bearer',
  body: MailRequest,
  reply: 'nothing',
  refusals: ['email-taken', 'password-needed'],
});

export const requestRegisterEmail = endpoint({
  method: 'POST',
  path: 'v1/auth/request_register_email',
  summary:
    'Send a link to the email that an account without one, or with an unconfirmed one, is to have; needs a proof of the last ten minutes',
  auth: 'bearer',
  body: MailRequest,
  reply: 'nothing',
  refusals: ['email-taken', 'password-needed'],
});

export const addDeviceToken = endpoint({
  method: 'POST',
  path: 'v1/auth/me/device_tokens',
  summary: 'Remember where this learner is reached by push; the same token sent twice counts once',
  auth: 'bearer',
  body: v.object({
    // No service's token is longer, and an index of the database holds no more than 2,704 bytes.
    token: v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,2048}$/)),
    platform: v.picklist(['ios', 'android', 'web']),
  }),
  reply: 'nothing',
  refusals: [],
});
