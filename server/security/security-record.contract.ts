import { beforeEach, describe, expect, it } from 'vitest';
import type { SecurityEvent, SecurityRecord } from './security-record.ts';

const event = (id: string, second: number, more: Partial<SecurityEvent> = {}): SecurityEvent => ({
  id,
  at: new Date(Date.UTC(2020, 0, 1, 0, 0, second)),
  kind: 'signed-in',
  learnerId: 'yui',
  address: '192.0.2.1',
  subject: undefined,
  ...more,
});

export function securityRecordContract(
  adapter: string,
  fresh: () => Promise<SecurityRecord>,
): void {
  describe(`${adapter} keeps the SecurityRecord contract`, () => {
    let record: SecurityRecord;

    beforeEach(async () => {
      record = await fresh();
    });

    it('gives back what was added, to its learner alone, the newest first', async () => {
      const changed = event('b', 2, { kind: 'changed', subject: 'password' });
      await record.add(event('a', 1));
      await record.add(changed);
      await record.add(event('c', 3, { learnerId: 'ken' }));
      await record.add(event('d', 4, { learnerId: undefined, address: undefined }));
      const refused = event('e', 0, { kind: 'refused', subject: 'cross-site', count: 70_000 });
      await record.add({ ...refused, learnerId: undefined });
      expect(await record.ofLearner('yui', { limit: 10 })).toEqual([changed, event('a', 1)]);
      expect((await record.all({ limit: 10 })).map(({ id }) => id)).toEqual([
        'd',
        'c',
        'b',
        'a',
        'e',
      ]);
      expect((await record.all({ limit: 5 })).at(-1)?.count).toBe(70_000);
      expect((await record.all({ limit: 1 }))[0]).toEqual(
        event('d', 4, { learnerId: undefined, address: undefined }),
      );
    });

    it('goes on where a page ended, also among events of one moment', async () => {
      for (const id of ['a', 'b', 'c', 'B-2', '_']) await record.add(event(id, 1));
      const first = await record.ofLearner('yui', { limit: 2 });
      expect(first.map(({ id }) => id)).toEqual(['c', 'b']);
      const after = { at: event('b', 1).at, id: 'b' };
      expect((await record.ofLearner('yui', { limit: 9, after })).map(({ id }) => id)).toEqual([
        'a',
        '_',
        'B-2',
      ]);
      expect(await record.all({ limit: 9, after })).toHaveLength(3);
    });

    it('gives what is to be forwarded in the order it was added, until it was', async () => {
      const unordered = [
        event('b', 3),
        event('c', 1, { kind: 'refused', count: 2 }),
        event('a', 2),
      ];
      for (const one of unordered) await record.add(one);
      const [first, ...others] = unordered;
      expect(await record.toForward(9)).toEqual(unordered);
      expect(await record.toForward(1)).toEqual([first]);
      await record.forwarded(['b', 'unknown']);
      expect(await record.toForward(9)).toEqual(others);
      await record.forwarded(['c', 'a']);
      await record.forwarded([]);
      await record.add(event('d', 0));
      expect(await record.toForward(9)).toEqual([event('d', 0)]);
      expect(await record.all({ limit: 9 })).toHaveLength(4);
    });

    it('forwards nothing that it has forgotten', async () => {
      await record.add(event('a', 1));
      await record.add(event('b', 2));
      await record.removeBefore(event('b', 2).at);
      expect(await record.toForward(9)).toEqual([event('b', 2)]);
    });

    it('forgets what is older than it is kept', async () => {
      await record.add(event('a', 1));
      await record.add(event('b', 2));
      await record.removeBefore(event('b', 2).at);
      expect((await record.all({ limit: 9 })).map(({ id }) => id)).toEqual(['b']);
    });

    it('never forgets what has just happened', async () => {
      await record.add(event('a', 1, { at: new Date() }));
      await record.removeBefore(new Date(Date.now() + 60_000));
      expect(await record.all({ limit: 9 })).toHaveLength(1);
    });
  });
}
