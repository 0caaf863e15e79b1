import type { PasskeyChallenges, StoredChallenge } from '../../accounts/passkey-challenges.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryPasskeyChallenges implements PasskeyChallenges {
  readonly #challenges: MemoryTables['passkeyChallenges'];

  constructor({ passkeyChallenges }: MemoryTables) {
    this.#challenges = passkeyChallenges;
  }

  async add(challenge: StoredChallenge): Promise<void> {
    this.#challenges.set(challenge.hash, challenge);
  }

  async take(hash: string): Promise<StoredChallenge | undefined> {
    const challenge = this.#challenges.get(hash);
    this.#challenges.delete(hash);
    return challenge;
  }

  async removeExpired(now: Date): Promise<void> {
    for (const [hash, { expiresAt }] of this.#challenges)
      if (expiresAt <= now) this.#challenges.delete(hash);
  }
}
