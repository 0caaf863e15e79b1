import { beforeEach, describe, expect, it } from 'vitest';
import type { SpokenAnswer } from './records-api.ts';
import type { TakeStore } from './take-store.ts';

interface Subject {
  /** Opens the same store each time, as the next visit does. */
  open(): TakeStore;
  /** From now on the device has no room. */
  fill(): void | Promise<void>;
}

/** The later the number, the later its id sorts, as ids do. */
const answer = (number: number, ...bytes: number[]): SpokenAnswer => ({
  answerId: `0000000${number}-0000-7000-8000-000000000000`,
  round: { id: '00000000-0000-7000-8000-00000000000r', lessonId: 'l-1', mode: 'ai' },
  questionId: 'q-1',
  answerMs: 2345,
  take: { bytes: new Uint8Array(bytes), mediaType: 'audio/webm;codecs=opus', durationMs: 2000 },
});

export function takeStoreContract(adapter: string, fresh: () => Subject | Promise<Subject>): void {
  describe(`${adapter} keeps the TakeStore contract`, () => {
    let subject: Subject;
    let takes: TakeStore;

    beforeEach(async () => {
      subject = await fresh();
      takes = subject.open();
    });

    it('has nothing at first', async () => {
      expect(await takes.all()).toEqual([]);
    });

    it('still has a kept take when it is opened again', async () => {
      expect(await takes.keep(answer(1, 0, 255, 7))).toBe(true);
      const [kept] = await subject.open().all();
      expect(kept).toEqual(answer(1, 0, 255, 7));
      expect(kept?.take.bytes).toBeInstanceOf(Uint8Array);
    });

    it('lists the oldest first, in whatever order they were kept', async () => {
      for (const number of [2, 3, 1]) await takes.keep(answer(number, number));
      await takes.keep(answer(1, 9));
      expect(await takes.all()).toEqual([answer(1, 9), answer(2, 2), answer(3, 3)]);
    });

    it('replaces a take that is kept again', async () => {
      await takes.keep(answer(1, 1));
      expect(await takes.keep(answer(1, 2))).toBe(true);
      expect(await takes.all()).toEqual([answer(1, 2)]);
    });

    it('keeps the bytes as they were, whatever becomes of those it was given', async () => {
      const given = answer(1, 1, 2, 3);
      await takes.keep(given);
      given.take.bytes.fill(0);
      expect(await takes.all()).toEqual([answer(1, 1, 2, 3)]);
    });

    it('drops a take for good, and an unknown one without a word', async () => {
      await takes.keep(answer(1, 1));
      await takes.keep(answer(2, 2));
      await takes.drop(answer(1).answerId);
      await takes.drop(answer(1).answerId);
      await takes.drop('unknown');
      expect(await subject.open().all()).toEqual([answer(2, 2)]);
    });

    it('answers that the device has no room, and does not throw', async () => {
      await subject.fill();
      expect(await takes.keep(answer(1, 1))).toBe(false);
    });
  });
}
