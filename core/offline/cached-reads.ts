import type { Result } from '../shared/result.ts';
import type { Read, Readable } from './readable.ts';
import type { ReadCopies } from './read-copies.ts';

export interface CachedReadsParts {
  /** Loaded when something is first kept or looked for; undefined where that could not be. */
  readonly copies: () => Promise<ReadCopies | undefined>;
  /** Who is here now; undefined when no learner is signed in. */
  readonly learnerId: () => string | undefined;
  /** A moment in which no screen waits for anything. */
  readonly spareTime: () => Promise<void>;
}

/** Asks the server; what it last said to this learner is shown where it cannot be reached, and only there. */
export class CachedReads {
  readonly #parts: CachedReadsParts;

  constructor(parts: CachedReadsParts) {
    this.#parts = parts;
  }

  /** `id` tells one from another of the same name. */
  async ask<Name extends keyof Readable, E extends { readonly kind: string }>(
    name: Name,
    id: string,
    ask: () => Promise<Result<Readable[Name], E>>,
  ): Promise<Read<Readable[Name], E>> {
    const learnerId = this.#parts.learnerId();
    const answer = await ask();
    if (learnerId === undefined) return answer;
    if (answer.ok) void this.#keep(learnerId, name, id, answer.value);
    if (answer.ok || answer.error.kind !== 'offline') return answer;
    const copies = await this.#parts.copies();
    return (await copies?.find(learnerId, name, id)) ?? answer;
  }

  /** What is kept, without asking; undefined where there is nothing. */
  async find<Name extends keyof Readable>(
    name: Name,
    id: string,
  ): Promise<Readable[Name] | undefined> {
    const learnerId = this.#parts.learnerId();
    if (learnerId === undefined) return undefined;
    const found = await (await this.#parts.copies())?.find(learnerId, name, id);
    return found?.ok ? found.value : undefined;
  }

  async #keep<Name extends keyof Readable>(
    learnerId: string,
    name: Name,
    id: string,
    value: Readable[Name],
  ): Promise<void> {
    await this.#parts.spareTime();
    const copies = await this.#parts.copies();
    // She may have signed out meanwhile, and then nothing of hers is to be left.
    if (this.#parts.learnerId() === learnerId) await copies?.keep(learnerId, name, id, value);
  }
}
