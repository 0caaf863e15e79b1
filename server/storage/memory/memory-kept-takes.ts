import type { KeptTakes } from '../../records/kept-takes.ts';

export class MemoryKeptTakes implements KeptTakes {
  readonly #bytes = new Map<string, number>();

  async add(learnerId: string, bytes: number, most: number): Promise<boolean> {
    const after = (this.#bytes.get(learnerId) ?? 0) + bytes;
    if (after > most) return false;
    this.#bytes.set(learnerId, after);
    return true;
  }

  async remove(learnerId: string, bytes: number): Promise<void> {
    this.#bytes.set(learnerId, Math.max(0, (this.#bytes.get(learnerId) ?? 0) - bytes));
  }
}
