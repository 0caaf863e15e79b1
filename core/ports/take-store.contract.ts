import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptTake, TakeDraft, TakeStore } from './take-store.ts';

interface Subject {
  /** Opens the same store each time, as another tab does. */
  open(): TakeStore;
  /** The tab of the store that was opened last is gone. */
  killTab(): void | Promise<void>;
  /** From now on the device has no room. */
  fill(): void | Promise<void>;
}

const STARTED_AT = Date.UTC(2026, 10, 21);

/** The later the number, the later its id sorts, as ids do. */
const draft = (number: number, learnerId = 'yui'): TakeDraft => ({
  answerId: `0000000${number}-0000-7000-8000-000000000000`,
  round: {
    id: '00000000-0000-7000-8000-00000000000r',
    lessonId: 'l-1',
    mode: 'ai',
    level: 'normal',
  },
  questionId: 'q-1',
  answerMs: 345,
  learnerId,
  lessonTitle: { ja: '朝と家で', en: 'Mornings at home', ko: '아침과 집에서' },
  prompt: 'いつもは6時半に起きます。',
  startedAt: STARTED_AT,
});

const kept = (number: number, ...bytes: number[]): KeptTake => ({
  ...draft(number),
  answerMs: 2345,
  take: { bytes: new Uint8Array(bytes), mediaType: 'audio/webm;codecs=opus', durationMs: 2000 },
  refusal: undefined,
  isSafe: true,
});

export function takeStoreContract(adapter: string, fresh: () => Subject | Promise<Subject>): void {
  describe(`${adapter} keeps the TakeStore contract`, () => {
    let subject: Subject;
    let takes: TakeStore;

    beforeEach(async () => {
      subject = await fresh();
      takes = subject.open();
    });

    const ids = async (store: TakeStore, learnerId = 'yui') =>
      (await store.all(learnerId)).map(({ answerId }) => answerId);

    it('has nothing at first', async () => {
      expect(await takes.all('yui')).toEqual([]);
    });

    it('still has a kept take when it is opened again', async () => {
      expect(await takes.keep(kept(1, 0, 255, 7))).toMatchObject({ ok: true });
      const [again] = await subject.open().all('yui');
      expect(again).toEqual(kept(1, 0, 255, 7));
      expect(again?.take.bytes).toBeInstanceOf(Uint8Array);
    });

    it('lists the oldest first, in whatever order they were kept', async () => {
      for (const number of [2, 3, 1]) await takes.keep(kept(number, number));
      await takes.keep(kept(1, 9));
      expect(await takes.all('yui')).toEqual([kept(1, 9), kept(2, 2), kept(3, 3)]);
    });

    it('replaces a take that is kept again', async () => {
      await takes.keep(kept(1, 1));
      await takes.keep({ ...kept(1, 2), refusal: 'no-speech' });
      expect(await takes.all('yui')).toEqual([{ ...kept(1, 2), refusal: 'no-speech' }]);
    });

    it('keeps the bytes as they were, whatever becomes of those it was given', async () => {
      const given = kept(1, 1, 2, 3);
      await takes.keep(given);
      given.take.bytes.fill(0);
      expect(await takes.all('yui')).toEqual([kept(1, 1, 2, 3)]);
    });

    it('drops a take for good, and an unknown one without a word', async () => {
      await takes.keep(kept(1, 1));
      await takes.keep(kept(2, 2));
      await takes.drop(kept(1).answerId);
      await takes.drop(kept(1).answerId);
      await takes.drop('unknown');
      expect(await subject.open().all('yui')).toEqual([kept(2, 2)]);
    });

    it('shows no learner the takes of another', async () => {
      await takes.keep(kept(1, 1));
      await takes.keep({ ...kept(2, 2), learnerId: 'hana' });
      await takes.begin(draft(3, 'hana'));
      await takes.append(draft(3).answerId, new Uint8Array([3]), STARTED_AT + 1000);
      await subject.killTab();
      const next = subject.open();
      expect(await ids(next)).toEqual([kept(1).answerId]);
      expect(await ids(next, 'hana')).toEqual([kept(2).answerId, draft(3).answerId]);
    });

    it('does not list a take while it is being recorded, in this tab or another', async () => {
      await takes.begin(draft(1));
      await takes.append(draft(1).answerId, new Uint8Array([1]), STARTED_AT + 1000);
      expect(await ids(takes)).toEqual([]);
      expect(await ids(subject.open())).toEqual([]);
    });

    it('finds what a tab recorded before it was gone', async () => {
      await takes.begin(draft(1));
      const { answerId } = draft(1);
      await takes.append(answerId, new Uint8Array([1, 2]), STARTED_AT + 1000);
      await takes.append(answerId, new Uint8Array([3]), STARTED_AT + 2000);
      await subject.killTab();
      const found: KeptTake = {
        ...draft(1),
        answerMs: 2345,
        take: {
          bytes: new Uint8Array([1, 2, 3]),
          mediaType: 'application/octet-stream',
          durationMs: 2000,
        },
        refusal: undefined,
        isInterrupted: true,
        isSafe: true,
      };
      expect(await subject.open().all('yui')).toEqual([found]);
    });

    it('still has what it found while it holds it', async () => {
      await takes.begin(draft(1));
      await takes.append(draft(1).answerId, new Uint8Array([1]), STARTED_AT + 1000);
      await subject.killTab();
      const next = subject.open();
      expect(await next.hold(draft(1).answerId)).toBe(true);
      expect(await ids(next)).toEqual([draft(1).answerId]);
    });

    it('finds nothing of a take without a sound', async () => {
      await takes.begin(draft(1));
      await subject.killTab();
      expect(await ids(subject.open())).toEqual([]);
    });

    it('has the whole take in place of its pieces', async () => {
      await takes.begin(draft(1));
      await takes.append(draft(1).answerId, new Uint8Array([1]), STARTED_AT + 1000);
      await takes.keep(kept(1, 1, 2));
      expect(await takes.all('yui')).toEqual([kept(1, 1, 2)]);
      await subject.killTab();
      expect(await subject.open().all('yui')).toEqual([kept(1, 1, 2)]);
    });

    it('drops the pieces of a take, too', async () => {
      await takes.begin(draft(1));
      await takes.append(draft(1).answerId, new Uint8Array([1]), STARTED_AT + 1000);
      await takes.drop(draft(1).answerId);
      await subject.killTab();
      expect(await ids(subject.open())).toEqual([]);
    });

    it('lets one tab at a time hold a take', async () => {
      await takes.keep(kept(1, 1));
      const { answerId } = kept(1);
      const other = subject.open();
      expect(await other.hold(answerId)).toBe(true);
      expect(await other.hold(answerId)).toBe(false);
      expect(await takes.hold(answerId)).toBe(false);
      expect(await takes.hold(kept(2).answerId)).toBe(true);
      other.release(answerId);
      other.release(answerId);
      await expect.poll(() => takes.hold(answerId)).toBe(true);
    });

    it('takes a take from a tab that is gone', async () => {
      await takes.keep(kept(1, 1));
      const other = subject.open();
      expect(await other.hold(kept(1).answerId)).toBe(true);
      await subject.killTab();
      await expect.poll(() => takes.hold(kept(1).answerId)).toBe(true);
    });

    it('answers that the device has no room, does not throw, and has the take for as long as the page', async () => {
      await subject.fill();
      const full = { ok: false, error: { kind: 'device-full' } };
      expect(await takes.keep(kept(1, 1))).toEqual(full);
      expect(await takes.all('yui')).toEqual([{ ...kept(1, 1), isSafe: false }]);
      await takes.begin(draft(2));
      expect(await takes.append(draft(2).answerId, new Uint8Array([1]), STARTED_AT)).toEqual(full);
      await takes.drop(kept(1).answerId);
      expect(await ids(takes)).toEqual([]);
    });
  });
}
