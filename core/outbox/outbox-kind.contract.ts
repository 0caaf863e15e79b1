import { beforeEach, describe, expect, it } from 'vitest';
import type { OutboxKind } from './outbox-kind.ts';

interface Subject {
  readonly kind: OutboxKind;
  /** Who is here now. */
  readonly learnerId: string;
  /** Puts one in for this learner, and gives its id. */
  put(learnerId: string): Promise<string>;
  /** From now on the server cannot be reached, or can. */
  goOffline(isOffline: boolean): void;
  /** What the server has, by its id. */
  arrived(): readonly string[];
}

export function outboxKindContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the OutboxKind contract`, () => {
    let subject: Subject;
    let kind: OutboxKind;

    beforeEach(async () => {
      subject = await fresh();
      ({ kind } = subject);
    });

    const ids = async (learnerId = subject.learnerId) =>
      (await kind.entries(learnerId)).map(({ id }) => id);

    it('lists what was put in, of each learner apart', async () => {
      const id = await subject.put(subject.learnerId);
      const other = await subject.put('hana');
      expect(await kind.entries(subject.learnerId)).toMatchObject([
        { kind: kind.name, id, isRefused: false },
      ]);
      expect(await ids('hana')).toEqual([other]);
    });

    it('lets go of what the server has', async () => {
      const id = await subject.put(subject.learnerId);
      expect(await kind.send(id)).toMatchObject({ ok: true });
      expect(subject.arrived()).toEqual([id]);
      expect(await ids()).toEqual([]);
    });

    it('has it still where the server could not be reached', async () => {
      const id = await subject.put(subject.learnerId);
      subject.goOffline(true);
      expect(await kind.send(id)).toMatchObject({ ok: false, error: { kind: 'offline' } });
      expect(await ids()).toEqual([id]);
      subject.goOffline(false);
      await kind.send(id);
      expect(await ids()).toEqual([]);
    });

    it('does not send what is not there, or another learner’s', async () => {
      const other = await subject.put('hana');
      expect(await kind.send('unknown')).toBeUndefined();
      expect(await kind.send(other)).toBeUndefined();
      expect(subject.arrived()).toEqual([]);
      expect(await ids('hana')).toEqual([other]);
    });

    it('drops an entry unsent, and tells of it', async () => {
      const id = await subject.put(subject.learnerId);
      let changes = 0;
      kind.watch(() => {
        changes += 1;
      });
      await kind.drop(id);
      await kind.drop('unknown');
      expect(await ids()).toEqual([]);
      expect(changes).toBeGreaterThan(0);
    });
  });
}
