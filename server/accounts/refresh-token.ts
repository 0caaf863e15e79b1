import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { hashOf } from './secret-token.ts';

export interface RefreshTokenContent {
  readonly sessionId: string;
  /** The how manieth of its session it is, from 0. */
  readonly generation: number;
}

/** A week of a session that is renewed all the time; a hash tells no generation, so each of them is tried. */
const GENERATIONS_KNOWN = 1000;

/**
 * Writes and reads refresh tokens. They are worked out from the secret of the server, so none is kept: a stolen
 * database tells none, and the same one can be given again.
 */
export class RefreshTokenSigner {
  readonly #key: Uint8Array;
  /** By which tokens from before are known. */
  readonly #olderKey: Uint8Array | undefined;

  /** The secret of the server, and the one before it, which writes nothing any more. */
  constructor(secret: Uint8Array, older?: Uint8Array) {
    this.#key = keyOf(secret);
    this.#olderKey = older && keyOf(older);
  }

  write(content: RefreshTokenContent): string {
    return this.#written(content, this.#key);
  }

  /** Whether this is the hash of a token of the session: of that generation, or of one not long before it. */
  isHashOf(hash: string, { sessionId, generation }: RefreshTokenContent): boolean {
    const given = Buffer.from(hash);
    const oldest = Math.max(0, generation - GENERATIONS_KNOWN);
    for (let one = generation; one >= oldest; one -= 1)
      for (const key of [this.#key, this.#olderKey]) {
        const known =
          key && Buffer.from(hashOf(this.#written({ sessionId, generation: one }, key)));
        if (known?.length === given.length && timingSafeEqual(known, given)) return true;
      }
    return false;
  }

  /** Undefined for what this server never wrote. */
  read(token: string): RefreshTokenContent | undefined {
    const [, content = '', sessionId = '', generation = '', mark = ''] =
      /^(([\w-]{1,64})\.(\d{1,9}))\.([\w-]{43})$/.exec(token) ?? [];
    const isOurs = [this.#key, this.#olderKey].some(
      (key) => key && timingSafeEqual(this.#mark(content, key), markOf(mark)),
    );
    return isOurs ? { sessionId, generation: Number(generation) } : undefined;
  }

  #written({ sessionId, generation }: RefreshTokenContent, key: Uint8Array): string {
    const content = `${sessionId}.${generation}`;
    return `${content}.${this.#mark(content, key).toString('base64url')}`;
  }

  #mark(content: string, key = this.#key): Buffer {
    return createHmac('sha256', key).update(content).digest();
  }
}

/** As long as a right one, whatever was given. */
const markOf = (text: string): Buffer => {
  const bytes = Buffer.alloc(32);
  Buffer.from(text, 'base64url').copy(bytes);
  return bytes;
};

function keyOf(secret: Uint8Array): Uint8Array {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'oz refresh token', 32));
  return key;
}
