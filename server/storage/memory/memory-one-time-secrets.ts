import type { OneTimeSecrets, StoredSecret } from '../../accounts/one-time-secrets.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryOneTimeSecrets implements OneTimeSecrets {
  readonly #secrets: MemoryTables['oneTimeSecrets'];

  constructor({ oneTimeSecrets }: MemoryTables) {
    this.#secrets = oneTimeSecrets;
  }

  async begin(learnerId: string, sealed: string): Promise<boolean> {
    if (this.#secrets.get(learnerId)?.isConfirmed === true) return false;
    this.#secrets.set(learnerId, { learnerId, sealed, isConfirmed: false, lastStep: 0 });
    return true;
  }

  async of(learnerId: string): Promise<StoredSecret | undefined> {
    return this.#secrets.get(learnerId);
  }

  async use(
    { learnerId, sealed }: Pick<StoredSecret, 'learnerId' | 'sealed'>,
    step: number,
  ): Promise<boolean> {
    const secret = this.#secrets.get(learnerId);
    if (secret?.sealed !== sealed || secret.lastStep >= step) return false;
    this.#secrets.set(learnerId, { ...secret, isConfirmed: true, lastStep: step });
    return true;
  }

  async remove(learnerId: string): Promise<boolean> {
    return this.#secrets.delete(learnerId);
  }
}
