import { ACCESS_TOKEN_SECONDS } from './access-token.ts';
import type { KeptSessions } from './kept-sessions.ts';

/** The clocks of several servers differ a little. */
const OVERLAP_MS = 5_000;

/** A token may be signed in the very moment in which its session ends, and live a little longer than the rest. */
export const KNOWN_MS = ACCESS_TOKEN_SECONDS * 1000 + 60_000;

/** Which sessions have ended while an access token of theirs may live, known without asking: every request wants to know. */
export class EndedSessions {
  readonly #shared: Pick<KeptSessions, 'endedSince'>;
  readonly #now: () => Date;
  /** By their ids, until when they are to be known, in ms since 1970. */
  readonly #until = new Map<string, number>();
  #readUntil: Date | undefined;

  constructor(shared: Pick<KeptSessions, 'endedSince'>, now: () => Date) {
    this.#shared = shared;
    this.#now = now;
  }

  has(sessionId: string): boolean {
    return this.#until.has(sessionId);
  }

  /** From this moment on here; other servers read it. */
  add(sessionIds: readonly string[]): void {
    this.#know(sessionIds, this.#now());
  }

  /** What has ended on other servers, or before this one was started. */
  async read(): Promise<void> {
    const now = this.#now();
    const oldest = new Date(now.getTime() - KNOWN_MS);
    const since = this.#readUntil ?? oldest;
    this.#know(await this.#shared.endedSince(since), now);
    this.#readUntil = new Date(now.getTime() - OVERLAP_MS);
  }

  #know(sessionIds: readonly string[], now: Date): void {
    for (const [id, until] of this.#until) if (until <= now.getTime()) this.#until.delete(id);
    const until = now.getTime() + KNOWN_MS;
    for (const id of sessionIds) this.#until.set(id, until);
  }
}
