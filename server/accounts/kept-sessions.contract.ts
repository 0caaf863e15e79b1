import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptSession, KeptSessions } from './kept-sessions.ts';

const at = (second: number): Date => new Date(Date.UTC(2026, 10, 21, 0, 0, second));

const session = (id: string, more: Partial<KeptSession> = {}): KeptSession => ({
  id,
  learnerId: 'yui',
  device: 'Safari · iPhone',
  place: 'here',
  provedBy: 'password',
  provedAt: at(0),
  begunAt: at(0),
  usedAt: at(0),
  expiresAt: at(50),
  generation: 0,
  firstHash: undefined,
  ...more,
});

/** `fresh` gives a store in which the learners `yui` and `ken` may have sessions. */
export function keptSessionsContract(adapter: string, fresh: () => Promise<KeptSessions>): void {
  describe(`${adapter} keeps the KeptSessions contract`, () => {
    let sessions: KeptSessions;

    beforeEach(async () => {
      sessions = await fresh();
    });

    it('finds a session by its id, and by the token it was first given', async () => {
      await sessions.add(session('a', { firstHash: 'first' }));
      expect(await sessions.ofId('a')).toEqual(session('a', { firstHash: 'first' }));
      expect(await sessions.ofFirstHash('first')).toMatchObject({ id: 'a' });
      expect(await sessions.ofId('b')).toBeUndefined();
      expect(await sessions.ofFirstHash('second')).toBeUndefined();
    });

    it("gives a learner's own, the one used last first", async () => {
      await sessions.add(session('a', { usedAt: at(1) }));
      await sessions.add(session('b', { usedAt: at(3) }));
      await sessions.add(session('c', { usedAt: at(2) }));
      await sessions.add(session('d', { learnerId: 'ken' }));
      expect((await sessions.ofLearner('yui')).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    });

    it('goes on from a generation once, however many ask at the same moment', async () => {
      await sessions.add(session('a'));
      const asked = [1, 2, 3, 4].map(() => sessions.renew('a', 0, at(5), at(60)));
      expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
      expect(await sessions.ofId('a')).toEqual(
        session('a', { generation: 1, usedAt: at(5), expiresAt: at(60) }),
      );
      expect(await sessions.renew('a', 0, at(6), at(61))).toBe(false);
      expect(await sessions.renew('b', 0, at(6), at(61))).toBe(false);
    });

    it('notes when and how she proved anew who she is', async () => {
      await sessions.add(session('a', { provedBy: 'code' }));
      await sessions.prove('a', 'password', at(7));
      expect(await sessions.ofId('a')).toMatchObject({ provedBy: 'password', provedAt: at(7) });
    });

    it('ends one of hers, and none of another learner', async () => {
      await sessions.add(session('a'));
      await sessions.add(session('b', { learnerId: 'ken' }));
      expect(await sessions.end({ learnerId: 'yui', id: 'b' }, at(1))).toEqual([]);
      expect(await sessions.end({ learnerId: 'yui', id: 'a' }, at(1))).toEqual(['a']);
      expect(await sessions.end({ learnerId: 'yui', id: 'a' }, at(2))).toEqual([]);
      expect(await sessions.ofId('a')).toBeUndefined();
      expect(await sessions.ofId('b')).toBeDefined();
      expect(await sessions.renew('a', 0, at(2), at(60))).toBe(false);
    });

    it('ends all of hers, or all but one', async () => {
      await sessions.add(session('a'));
      await sessions.add(session('b'));
      await sessions.add(session('c'));
      await sessions.add(session('d', { learnerId: 'ken' }));
      const others = await sessions.end({ learnerId: 'yui', exceptId: 'b' }, at(1));
      expect(others.toSorted()).toEqual(['a', 'c']);
      expect(await sessions.end({ learnerId: 'yui' }, at(2))).toEqual(['b']);
      expect(await sessions.ofLearner('ken')).toHaveLength(1);
    });

    it('tells what has ended since a moment, that moment included, until it is forgotten', async () => {
      for (const id of ['a', 'b', 'c']) await sessions.add(session(id));
      await sessions.end({ learnerId: 'yui', id: 'a' }, at(1));
      await sessions.end({ learnerId: 'yui' }, at(2));
      expect((await sessions.endedSince(at(1))).toSorted()).toEqual(['a', 'b', 'c']);
      expect((await sessions.endedSince(at(2))).toSorted()).toEqual(['b', 'c']);
      expect(await sessions.endedSince(at(3))).toEqual([]);
      await sessions.forgetEnded(at(2));
      expect((await sessions.endedSince(at(0))).toSorted()).toEqual(['b', 'c']);
    });

    it('forgets what has expired, and nothing else', async () => {
      await sessions.add(session('a', { expiresAt: at(20) }));
      await sessions.add(session('b', { expiresAt: at(21) }));
      expect(await sessions.learnersOfExpired(at(19))).toEqual([]);
      expect(await sessions.learnersOfExpired(at(21))).toEqual(['yui']);
      await sessions.removeExpired(at(20));
      expect(await sessions.ofId('a')).toBeUndefined();
      expect(await sessions.ofId('b')).toBeDefined();
    });
  });
}
