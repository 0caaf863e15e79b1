import { timingSafeEqual } from 'node:crypto';
import { newSecretToken } from '../accounts/secret-token.ts';

/** Opens the outbox to one browser: with a link that works once, and from then on with the cookie it gave. */
export class OutboxKey {
  readonly #key = newSecretToken();
  readonly #pass = newSecretToken();
  #isUsed = false;

  /** Of the link, below the address of the server. Told to the operator alone. */
  get path(): string {
    return `/outbox?key=${this.#key}`;
  }

  /** The pass to ask with from now on; undefined for what is no key, and for one that was used. */
  exchange(key: string): string | undefined {
    if (this.#isUsed || !isSame(key, this.#key)) return undefined;
    this.#isUsed = true;
    return this.#pass;
  }

  opensWith(pass: string): boolean {
    return this.#isUsed && isSame(pass, this.#pass);
  }
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
