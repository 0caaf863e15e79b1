import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Id } from './values.ts';

/** Letters of any script before and after one @, a dot in the domain; the mail that arrives is the real check. */
export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.regex(/^[^\s@<>"]+@[^\s@.<>"]+(\.[^\s@.<>"]+)+$/u),
);

/** What is typed as a password when signing in: its strength was judged when it was chosen. */
const GivenPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** The access token is a JWT with `sub`, `jti` and `exp` in seconds; the refresh token means nothing to anybody but the server. */
export const Session = v.object({ access_token: v.string(), refresh_token: v.string() });

export const Learner = v.object({
  id: Id,
  email: v.string(),
  supiful_student_id: v.nullable(v.string()),
  current_subscription: v.nullable(v.object({ customer_id: v.string() })),
});

const Credentials = v.object({ email: Email, password: GivenPassword });

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
  summary: 'Create an account that signs in with an email and a password',
  auth: 'none',
  body: Credentials,
  reply: v.object({ id: Id }),
  refusals: ['email-taken', 'weak-password'],
});

export const login = endpoint({
  method: 'POST',
  path: 'login',
  summary: 'Sign in with email and password',
  auth: 'none',
  body: Credentials,
  reply: Session,
  refusals: ['wrong-password', 'account-not-found'],
});

/** The access token travels as the bearer even when it has expired, so this call is not `bearer`. */
export const refreshToken = endpoint({
  method: 'POST',
  path: 'refresh_token',
  summary: 'Exchange a refresh token for a new session',
  auth: 'none',
  body: v.object({ refresh_token: v.pipe(v.string(), v.maxLength(4096)) }),
  reply: Session,
  refusals: ['refresh-refused'],
});

export const me = endpoint({
  method: 'GET',
  path: 'v1/auth/me',
  summary: 'The learner who is signed in',
  auth: 'bearer',
  reply: Learner,
  refusals: [],
});

export const deleteToken = endpoint({
  method: 'DELETE',
  path: 'v1/oauth/tokens/{id}',
  summary: 'Sign out: the token with this jti, and its refresh token, stop working',
  auth: 'bearer',
  params: v.object({ id: Id }),
  reply: 'nothing',
  refusals: ['not-found'],
});
