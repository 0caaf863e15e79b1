import type { EndedTokens } from '../../accounts/ended-tokens.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryEndedTokens implements EndedTokens {
  readonly #ended: MemoryTables['endedTokens'];

  constructor({ endedTokens }: MemoryTables) {
    this.#ended = endedTokens;
  }

  async add(tokenIds: readonly string[], at: Date): Promise<void> {
    for (const id of tokenIds) if (!this.#ended.has(id)) this.#ended.set(id, at);
  }

  async since(at: Date): Promise<readonly string[]> {
    return [...this.#ended].filter(([, endedAt]) => endedAt >= at).map(([id]) => id);
  }

  async removeBefore(at: Date): Promise<void> {
    for (const [id, endedAt] of this.#ended) if (endedAt < at) this.#ended.delete(id);
  }
}
