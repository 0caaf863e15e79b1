import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Session } from './session.ts';
import { ById, Id, Instant } from './values.ts';

/** Bytes in base64url, as WebAuthn writes them in JSON. */
const Bytes = v.pipe(v.string(), v.maxLength(20_000), v.regex(/^[\w-]*$/));
const CredentialId = v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/));
const Transports = v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10));

const Descriptor = v.object({
  type: v.literal('public-key'),
  id: CredentialId,
  transports: v.optional(Transports),
});

/** As the browser takes it (PublicKeyCredentialCreationOptionsJSON). */
export const PasskeyCreation = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: Bytes, name: v.string(), displayName: v.string() }),
  challenge: Bytes,
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: v.array(Descriptor),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});

/** As the browser takes it (PublicKeyCredentialRequestOptionsJSON); without credentials she chooses among all of hers. */
export const PasskeyRequest = v.object({
  rpId: v.string(),
  challenge: Bytes,
  timeout: v.number(),
  userVerification: v.literal('required'),
  allowCredentials: v.array(Descriptor),
});

/** As the browser gives it (RegistrationResponseJSON). */
export const CreatedPasskey = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: v.optional(Transports),
  }),
});

/** As the browser gives it (AuthenticationResponseJSON). */
export const SignedByPasskey = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: v.optional(Bytes),
  }),
});

/** What a learner calls one of her passkeys. */
export const PasskeyName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

export const Passkey = v.object({
  id: Id,
  /** The device it was made on, unless she named it; null when that said nothing. */
  name: v.nullable(v.string()),
  added_at: Instant,
  /** Null until it has signed in. */
  used_at: v.nullable(Instant),
});

export const passkeys = endpoint({
  method: 'GET',
  path: 'v1/auth/me/passkeys',
  summary: 'The passkeys of the learner, the newest first',
  auth: 'bearer',
  reply: v.object({ passkeys: v.array(Passkey) }),
  refusals: [],
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: 'v1/auth/me/passkeys/options',
  summary:
    'What a device needs to make a passkey, good once within five minutes; needs a proof of the last ten minutes',
  auth: 'bearer',
  reply: PasskeyCreation,
  refusals: ['password-needed', 'passkey-refused'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: 'v1/auth/me/passkeys',
  summary: 'Keep the passkey a device has made; all addresses of the learner are told by mail',
  auth: 'bearer',
  body: CreatedPasskey,
  reply: Passkey,
  refusals: ['passkey-refused'],
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: 'v1/auth/me/passkeys/{id}',
  summary: 'Give a passkey another name',
  auth: 'bearer',
  params: ById,
  body: v.object({ name: PasskeyName }),
  reply: 'nothing',
  refusals: ['not-found'],
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: 'v1/auth/me/passkeys/{id}',
  summary: 'Forget a passkey, which signs in no more; needs a proof of the last ten minutes',
  auth: 'bearer',
  params: ById,
  reply: 'nothing',
  refusals: ['not-found', 'password-needed'],
});

export const beginPasskeyProof = endpoint({
  method: 'POST',
  path: 'v1/auth/prove_by_passkey/options',
  summary:
    'What a device needs to sign with a passkey of the learner, good once within five minutes',
  auth: 'bearer',
  reply: PasskeyRequest,
  refusals: ['passkey-refused'],
});

export const proveByPasskey = endpoint({
  method: 'POST',
  path: 'v1/auth/prove_by_passkey',
  summary:
    'Sign with a passkey anew, before what needs a proof of the last ten minutes. The reply replaces the tokens of the session',
  auth: 'bearer',
  body: SignedByPasskey,
  reply: Session,
  refusals: ['passkey-refused'],
});

export const beginPasskeyLogin = endpoint({
  method: 'POST',
  path: 'login_passkey/options',
  summary: 'What a device needs to sign with any passkey of Oz, good once within five minutes',
  auth: 'none',
  reply: PasskeyRequest,
  refusals: ['passkey-refused'],
});

export const loginPasskey = endpoint({
  method: 'POST',
  path: 'login_passkey',
  summary: 'Sign in with a passkey',
  auth: 'none',
  body: SignedByPasskey,
  reply: Session,
  refusals: ['passkey-refused'],
});
