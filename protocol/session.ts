import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { GivenCode } from './given-code.ts';
import { ById, Email, GivenPassword, Id, Instant } from './values.ts';

/** The access token is a JWT with `sub`, `jti` and `exp` in seconds; only the server understands the refresh token. */
export const Session = v.object({ access_token: v.string(), refresh_token: v.string() });

const RefreshToken = v.pipe(v.string(), v.maxLength(4096));

export const Credentials = v.object({ email: Email, password: GivenPassword });

export const login = endpoint({
  method: 'POST',
  path: 'login',
  summary:
    'Sign in with email and password, and a one-time code or a recovery code where she wants to be asked for one',
  auth: 'none',
  body: v.object({ ...Credentials.entries, code: v.optional(GivenCode) }),
  reply: Session,
  refusals: ['wrong-password', 'account-not-found', 'code-needed', 'wrong-code'],
});

/** 43 characters of base64url: the SHA-256 of the verifier, as in RFC 7636. */
const CodeChallenge = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const CodeVerifier = v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/));

export const issueCode = endpoint({
  method: 'POST',
  path: 'v1/auth/issue_code',
  summary:
    'A code with which another app of the learner signs in once, within a minute, if it knows the verifier; needs a proof of the last ten minutes',
  auth: 'bearer',
  body: v.object({ code_challenge: CodeChallenge }),
  reply: v.object({ code: v.string(), expires_in: v.number() }),
  refusals: ['password-needed'],
});

export const loginCode = endpoint({
  method: 'POST',
  path: 'login_code',
  summary: 'Sign in with a code of issue_code and its verifier',
  auth: 'none',
  body: v.object({
    code: v.pipe(v.string(), v.maxLength(200)),
    code_verify: CodeVerifier,
  }),
  reply: Session,
  refusals: ['code-refused'],
});

/** The access token travels as the bearer even when it has expired, so this call is not `bearer`. */
export const refreshToken = endpoint({
  method: 'POST',
  path: 'refresh_token',
  summary: 'Exchange a refresh token for a new session',
  auth: 'none',
  body: v.object({ refresh_token: RefreshToken }),
  reply: Session,
  refusals: ['refresh-refused'],
});

export const oauthToken = endpoint({
  method: 'POST',
  path: 'v1/oauth/token',
  summary:
    'Exchange a refresh token for a new session in the form of OAuth 2.0 (RFC 6749); it takes no passwords',
  auth: 'none',
  body: v.object({ grant_type: v.literal('refresh_token'), refresh_token: RefreshToken }),
  reply: v.object({
    ...Session.entries,
    token_type: v.literal('Bearer'),
    /** Seconds the access token lives. */
    expires_in: v.number(),
  }),
  refusals: ['refresh-refused'],
});

export const deleteToken = endpoint({
  method: 'DELETE',
  path: 'v1/oauth/tokens/{id}',
  summary: 'Sign out: the session of the token with this jti ends',
  auth: 'bearer',
  params: v.object({ id: Id }),
  reply: 'nothing',
  refusals: ['not-found'],
});

export const lateSignOut = endpoint({
  method: 'POST',
  path: 'v1/auth/late_sign_out',
  summary:
    'Sign out where that could not be said in time: the session of the token with this jti ends, for the SHA-256 of one of its refresh tokens in base64url',
  auth: 'none',
  body: v.object({ token_id: Id, refresh_token_hash: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
  reply: 'nothing',
  refusals: ['not-found'],
});

/** A device of hers, and since when she is signed in there. */
export const DeviceSession = v.object({
  id: Id,
  /** What it calls itself, such as `Safari · iPhone`; null when it says nothing. */
  device: v.nullable(v.string()),
  kind: v.picklist(['phone', 'tablet', 'computer', 'unknown']),
  begun_at: Instant,
  used_at: Instant,
  /** Whether this call came from there. */
  is_current: v.boolean(),
});

export const deviceSessions = endpoint({
  method: 'GET',
  path: 'v1/auth/me/sessions',
  summary: 'The devices on which the learner is signed in, the one used last first',
  auth: 'bearer',
  reply: v.object({ sessions: v.array(DeviceSession) }),
  refusals: [],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: 'v1/auth/me/sessions/{id}',
  summary: 'Sign the learner out on one of her devices, at once',
  auth: 'bearer',
  params: ById,
  reply: 'nothing',
  refusals: ['not-found', 'password-needed'],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: 'v1/auth/me/sessions',
  summary: 'Sign the learner out on every device but this one, at once',
  auth: 'bearer',
  reply: 'nothing',
  refusals: ['password-needed'],
});
