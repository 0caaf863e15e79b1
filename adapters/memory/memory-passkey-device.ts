import type {
  CreatedPasskey,
  PasskeyCancelled,
  PasskeyCreation,
  PasskeyDevice,
  PasskeyKnown,
  PasskeyOffer,
  PasskeyRequest,
  SignedByPasskey,
} from '../../core/ports/passkey-device.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { cbor, joined } from './cbor.ts';
import { base64url, bytesOf, derSignature } from './signature-bytes.ts';

interface HeldKey {
  readonly id: string;
  readonly rpId: string;
  readonly userHandle: string;
  readonly keys: CryptoKeyPair;
  counter: number;
}

const ES256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
/** Present, verified; with a key in it. */
const SHOWN = 0x05;
const WITH_KEY = 0x40;

/** An authenticator that really signs, and whose owner always says yes, unless she is told to refuse. */
export class MemoryPasskeyDevice implements PasskeyDevice {
  offer: PasskeyOffer = 'button';
  /** She takes her finger off. */
  isRefusing = false;
  readonly #origin: string;
  readonly #held: HeldKey[] = [];
  #leave: (() => void) | undefined;

  /** The page that asks. */
  constructor(origin: string) {
    this.#origin = origin;
  }

  async offers(): Promise<PasskeyOffer> {
    return this.offer;
  }

  async create(
    asked: PasskeyCreation,
  ): Promise<Result<CreatedPasskey, PasskeyCancelled | PasskeyKnown>> {
    this.leaveField();
    if (this.isRefusing) return fail({ kind: 'passkey-cancelled' });
    const named = asked.excludeCredentials.map(({ id }) => id);
    if (this.#held.some(({ id }) => named.includes(id))) return fail({ kind: 'passkey-known' });
    const keys = await crypto.subtle.generateKey(ES256, true, ['sign', 'verify']);
    const rawId = crypto.getRandomValues(new Uint8Array(16));
    const id = base64url(rawId);
    const { id: rpId } = asked.rp;
    this.#held.push({ id, rpId, userHandle: asked.user.id, keys, counter: 0 });
    const point = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey));
    // COSE: an elliptic curve key for ES256 on P-256.
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point.slice(1, 33)],
      [-3, point.slice(33)],
    ]);
    const attested = joined(new Uint8Array(16), Uint8Array.of(0, rawId.length), rawId, cbor(key));
    const authData = joined(await this.#authenticatorData(rpId, SHOWN | WITH_KEY, 0), attested);
    const attestation = cbor(
      new Map<string, string | Uint8Array | ReadonlyMap<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return ok({
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', asked.challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    });
  }

  async sign(asked: PasskeyRequest): Promise<Result<SignedByPasskey, PasskeyCancelled>> {
    this.leaveField();
    const named = asked.allowCredentials.map(({ id }) => id);
    const held = this.#held.find(
      ({ id, rpId }) => rpId === asked.rpId && (named.length === 0 || named.includes(id)),
    );
    if (!held || this.isRefusing) return fail({ kind: 'passkey-cancelled' });
    held.counter += 1;
    const clientData = this.#clientData('webauthn.get', asked.challenge);
    const authData = await this.#authenticatorData(asked.rpId, SHOWN, held.counter);
    const signedData = joined(authData, await sha256(clientData));
    const signature = await crypto.subtle.sign(ES256, held.keys.privateKey, signedData);
    return ok({
      id: held.id,
      rawId: held.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(derSignature(new Uint8Array(signature))),
        userHandle: held.userHandle,
      },
    });
  }

  signAtField(): Promise<Result<SignedByPasskey, PasskeyCancelled>> {
    this.leaveField();
    return new Promise((resolve) => {
      this.#leave = () => resolve(fail({ kind: 'passkey-cancelled' }));
    });
  }

  leaveField(): void {
    this.#leave?.();
    this.#leave = undefined;
  }

  #clientData(type: string, challenge: string): Uint8Array<ArrayBuffer> {
    const said = { type, challenge, origin: this.#origin, crossOrigin: false };
    return new TextEncoder().encode(JSON.stringify(said));
  }

  async #authenticatorData(rpId: string, flags: number, counter: number) {
    const count = new Uint8Array(4);
    new DataView(count.buffer).setUint32(0, counter);
    return joined(await sha256(bytesOf(rpId)), Uint8Array.of(flags), count);
  }
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
