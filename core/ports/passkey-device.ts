import type { Result } from '../shared/result.ts';

export interface PasskeyDescriptor {
  readonly type: 'public-key';
  /** Base64url, as all bytes here. */
  readonly id: string;
  readonly transports?: readonly string[] | undefined;
}

/** What a server asks for a new passkey, in the JSON of WebAuthn. */
export interface PasskeyCreation {
  readonly rp: { readonly id: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly challenge: string;
  readonly pubKeyCredParams: readonly { readonly type: 'public-key'; readonly alg: number }[];
  /** Milliseconds. */
  readonly timeout: number;
  readonly excludeCredentials: readonly PasskeyDescriptor[];
  readonly authenticatorSelection: {
    readonly residentKey: 'required';
    readonly requireResidentKey: true;
    readonly userVerification: 'required';
  };
  readonly attestation: 'none';
}

/** What a server asks to be signed; without credentials she chooses among all of hers. */
export interface PasskeyRequest {
  readonly rpId: string;
  readonly challenge: string;
  /** Milliseconds. */
  readonly timeout: number;
  readonly userVerification: 'required';
  readonly allowCredentials: readonly PasskeyDescriptor[];
}

export interface CreatedPasskey {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports?: readonly string[] | undefined;
  };
}

export interface SignedByPasskey {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string | undefined;
  };
}

/** Browsers do not tell whether she thought better of it, took too long, or has none. */
export type PasskeyCancelled = { readonly kind: 'passkey-cancelled' };
/** There is a passkey of hers on it already. */
export type PasskeyKnown = { readonly kind: 'passkey-known' };

/** `field`: passkeys are also suggested at a field that asks for them. */
export type PasskeyOffer = 'nothing' | 'button' | 'field';

/**
 * The authenticator of the learner's device, behind its browser (Web Authentication, level 3).
 *
 * - `offers` says what can be done here; the rest is asked for only where that is not `nothing`.
 * - `create` makes a passkey that is kept on the device, and `sign` signs with one, each after she showed by finger,
 *   face or PIN that it is her.
 * - `signAtField` waits until she picks a passkey at a field; whatever is asked next ends it as cancelled, and so does `leaveField`.
 */
export interface PasskeyDevice {
  offers(): Promise<PasskeyOffer>;
  create(asked: PasskeyCreation): Promise<Result<CreatedPasskey, PasskeyCancelled | PasskeyKnown>>;
  sign(asked: PasskeyRequest): Promise<Result<SignedByPasskey, PasskeyCancelled>>;
  signAtField(asked: PasskeyRequest): Promise<Result<SignedByPasskey, PasskeyCancelled>>;
  leaveField(): void;
}
