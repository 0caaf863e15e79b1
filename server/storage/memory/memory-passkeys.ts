import type { Passkeys, StoredPasskey } from '../../accounts/passkeys.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryPasskeys implements Passkeys {
  readonly #passkeys: MemoryTables['passkeys'];

  constructor({ passkeys }: MemoryTables) {
    this.#passkeys = passkeys;
  }

  async add(passkey: StoredPasskey): Promise<boolean> {
    if (await this.ofCredential(passkey.credentialId)) return false;
    this.#passkeys.set(passkey.id, passkey);
    return true;
  }

  async ofCredential(credentialId: string): Promise<StoredPasskey | undefined> {
    return [...this.#passkeys.values()].find((one) => one.credentialId === credentialId);
  }

  async ofLearner(learnerId: string): Promise<readonly StoredPasskey[]> {
    return [...this.#passkeys.values()]
      .filter((one) => one.learnerId === learnerId)
      .toSorted((a, b) => +b.addedAt - +a.addedAt);
  }

  async used(id: string, counter: number, at: Date): Promise<boolean> {
    const known = this.#passkeys.get(id);
    if (!known) return false;
    const isNext = counter > known.counter || (counter === 0 && known.counter === 0);
    if (isNext) this.#passkeys.set(id, { ...known, counter, usedAt: at });
    return isNext;
  }

  async rename(learnerId: string, id: string, name: string): Promise<boolean> {
    const hers = this.#of(learnerId, id);
    if (hers) this.#passkeys.set(id, { ...hers, name });
    return hers !== undefined;
  }

  async remove(learnerId: string, id: string): Promise<boolean> {
    return this.#of(learnerId, id) !== undefined && this.#passkeys.delete(id);
  }

  #of(learnerId: string, id: string): StoredPasskey | undefined {
    const one = this.#passkeys.get(id);
    return one?.learnerId === learnerId ? one : undefined;
  }
}
