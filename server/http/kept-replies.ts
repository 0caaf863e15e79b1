/** Of learners who are here; the longest unused make room. Some 10 kB each. */
const MOST_REPLIES = 2000;

export interface KeptReply {
  readonly version: string;
  readonly bytes: Buffer;
}

/** Replies as they were sent last, each for as long as what it was made of is of the same version. */
export class KeptReplies {
  readonly #replies = new Map<string, KeptReply>();
  readonly #most: number;

  constructor(most = MOST_REPLIES) {
    this.#most = most;
  }

  of(key: string, version: string): KeptReply | undefined {
    const kept = this.#replies.get(key);
    if (kept?.version !== version) return undefined;
    this.#put(key, kept);
    return kept;
  }

  keep(key: string, version: string, text: string): KeptReply {
    const kept = { version, bytes: Buffer.from(text) };
    this.#put(key, kept);
    return kept;
  }

  #put(key: string, kept: KeptReply): void {
    this.#replies.delete(key);
    this.#replies.set(key, kept);
    if (this.#replies.size <= this.#most) return;
    const [longestUnused] = this.#replies.keys();
    if (longestUnused !== undefined) this.#replies.delete(longestUnused);
  }
}
