import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps a secret that has to be read again, so that the database alone does not tell it. */
export class Seal {
  readonly #key: Uint8Array;
  readonly #olderKey: Uint8Array | undefined;

  /** The secret of the server, and the one before it, which closes nothing any more. */
  constructor(secret: Uint8Array, older?: Uint8Array) {
    this.#key = keyOf(secret);
    this.#olderKey = older && keyOf(older);
  }

  /** @param owner whose it is: another's is not opened in her name. */
  close(text: string, owner: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Undefined where it was closed with another secret, or changed since. */
  open(closed: string, owner: string): string | undefined {
    const opened = this.#open(closed, owner, this.#key);
    if (opened !== undefined || !this.#olderKey) return opened;
    return this.#open(closed, owner, this.#olderKey);
  }

  #open(closed: string, owner: string, key: Uint8Array): string | undefined {
    const bytes = Buffer.from(closed, 'base64url');
    const tagAt = NONCE_BYTES + TAG_BYTES;
    if (bytes.length < tagAt) return undefined;
    const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(NONCE_BYTES, tagAt));
    try {
      return Buffer.concat([cipher.update(bytes.subarray(tagAt)), cipher.final()]).toString();
    } catch {
      return undefined;
    }
  }
}

function keyOf(secret: Uint8Array): Uint8Array {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'oz one-time codes', 32));
  return key;
}
