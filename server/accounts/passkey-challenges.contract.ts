import { beforeEach, describe, expect, it } from 'vitest';
import type { PasskeyChallenges, StoredChallenge } from './passkey-challenges.ts';

const expiresAt = new Date('2026-11-21T00:05:00.000Z');
const challenge: StoredChallenge = { hash: 'h', purpose: 'add', sessionId: 's', expiresAt };

export function passkeyChallengesContract(
  adapter: string,
  fresh: () => Promise<PasskeyChallenges>,
): void {
  describe(`${adapter} keeps the PasskeyChallenges contract`, () => {
    let challenges: PasskeyChallenges;

    beforeEach(async () => {
      challenges = await fresh();
      await challenges.add(challenge);
    });

    it('gives a challenge once', async () => {
      expect(await challenges.take('other')).toBeUndefined();
      expect(await challenges.take('h')).toEqual(challenge);
      expect(await challenges.take('h')).toBeUndefined();
    });

    it('keeps one that belongs to no session', async () => {
      const open = { ...challenge, hash: 'o', purpose: 'sign-in', sessionId: undefined } as const;
      await challenges.add(open);
      expect(await challenges.take('o')).toEqual(open);
    });

    it('forgets what has expired', async () => {
      await challenges.removeExpired(new Date(expiresAt.getTime() - 1));
      expect(await challenges.take('h')).toEqual(challenge);
      await challenges.add(challenge);
      await challenges.removeExpired(expiresAt);
      expect(await challenges.take('h')).toBeUndefined();
    });
  });
}
