import type { PasskeyChallenges, StoredChallenge } from './passkey-challenges.ts';
import { hashOf, newSecretToken } from './secret-token.ts';

export const CHALLENGE_MS = 5 * 60_000;

/** What a challenge is asked for, and in whose session. */
export type Asked = Pick<StoredChallenge, 'purpose' | 'sessionId'>;

/** Makes what a device is to sign, and knows it again, once. */
export class AskedChallenges {
  readonly #challenges: PasskeyChallenges;
  readonly #now: () => Date;

  constructor(challenges: PasskeyChallenges, now: () => Date) {
    this.#challenges = challenges;
    this.#now = now;
  }

  async ask(asked: Asked): Promise<string> {
    const challenge = newSecretToken();
    const expiresAt = new Date(this.#now().getTime() + CHALLENGE_MS);
    await this.#challenges.add({ ...asked, hash: hashOf(challenge), expiresAt });
    return challenge;
  }

  /** Whether it was asked just so, and not long ago; from now on it was not. */
  async isAnswered(challenge: string, { purpose, sessionId }: Asked): Promise<boolean> {
    const known = await this.#challenges.take(hashOf(challenge));
    return (
      known !== undefined &&
      known.expiresAt > this.#now() &&
      known.purpose === purpose &&
      known.sessionId === sessionId
    );
  }
}
