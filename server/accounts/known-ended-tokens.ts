import { ACCESS_TOKEN_SECONDS } from './access-token.ts';
import type { EndedTokens } from './ended-tokens.ts';

/** The clocks of several servers differ a little. */
const OVERLAP_MS = 5_000;

/** Which access tokens have ended, known without asking: every request wants to know. */
export class KnownEndedTokens {
  readonly #shared: EndedTokens;
  readonly #now: () => Date;
  /** By their ids, until when they are to be known, in ms since 1970. */
  readonly #until = new Map<string, number>();
  #readUntil: Date | undefined;

  constructor(shared: EndedTokens, now: () => Date) {
    this.#shared = shared;
    this.#now = now;
  }

  has(tokenId: string): boolean {
    return this.#until.has(tokenId);
  }

  /** From this moment on here, and on the other servers as soon as they have read it. */
  async add(tokenIds: readonly string[]): Promise<void> {
    const now = this.#now();
    this.#know(tokenIds, now);
    await this.#shared.add(tokenIds, now);
  }

  /** What has ended on other servers, or before this one was started. */
  async read(): Promise<void> {
    const now = this.#now();
    const oldest = new Date(now.getTime() - ACCESS_TOKEN_SECONDS * 1000);
    const since = this.#readUntil ?? oldest;
    this.#know(await this.#shared.since(since), now);
    this.#readUntil = new Date(now.getTime() - OVERLAP_MS);
  }

  #know(tokenIds: readonly string[], now: Date): void {
    for (const [id, until] of this.#until) if (until <= now.getTime()) this.#until.delete(id);
    const until = now.getTime() + ACCESS_TOKEN_SECONDS * 1000;
    for (const id of tokenIds) this.#until.set(id, until);
  }
}
