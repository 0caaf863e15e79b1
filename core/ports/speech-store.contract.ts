import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptSpeech, SpeechDraft, SpeechStore } from './speech-store.ts';

interface Subject {
  /** Opens the same store each time, as another page does. */
  open(): SpeechStore;
  /** From now on the device has no room. */
  fill(): void | Promise<void>;
}

const STARTED_AT = Date.UTC(2026, 10, 23);
const LATER = STARTED_AT + 3_600_000;

/** The later the number, the later its id sorts, as ids do. */
const draft = (number: number, learnerId = 'yui'): SpeechDraft => ({
  id: `0000000${number}-0000-7000-8000-000000000000`,
  learnerId,
  materialId: 'my-morning',
  title: { ja: 'わたしの朝', en: 'My morning', ko: '나의 아침' },
  theme: undefined,
  memo: { opening: 'Hello', points: 'one\ntwo', closing: '' },
  startedAt: STARTED_AT,
});

const kept = (number: number, ...bytes: number[]): KeptSpeech => ({
  ...draft(number),
  take: { bytes: new Uint8Array(bytes), mediaType: 'audio/webm;codecs=opus', durationMs: 60_000 },
  isWanted: true,
  refusal: undefined,
});

export function speechStoreContract(
  adapter: string,
  fresh: () => Subject | Promise<Subject>,
): void {
  describe(`${adapter} keeps the SpeechStore contract`, () => {
    let subject: Subject;
    let speeches: SpeechStore;

    beforeEach(async () => {
      subject = await fresh();
      speeches = subject.open();
    });

    const all = (store = speeches, learnerId = 'yui', now = LATER) => store.all(learnerId, now);

    it('still has a kept speech when it is opened again', async () => {
      expect(await all()).toEqual([]);
      expect(await speeches.keep(kept(1, 0, 255, 7))).toMatchObject({ ok: true });
      expect(await all(subject.open())).toEqual([kept(1, 0, 255, 7)]);
    });

    it('lists those of one learner, the oldest first', async () => {
      for (const speech of [kept(2, 2), kept(1, 1), { ...kept(3, 3), learnerId: 'ken' }])
        await speeches.keep(speech);
      expect((await all()).map(({ id }) => id)).toEqual([draft(1).id, draft(2).id]);
      expect(await all(speeches, 'ken')).toHaveLength(1);
    });

    it('finds what a dead page has recorded, and does not want it sent', async () => {
      speeches.begin(draft(1));
      await speeches.append(draft(1).id, new Uint8Array([1, 2]), STARTED_AT + 1000, 1000);
      await speeches.append(draft(1).id, new Uint8Array([3]), STARTED_AT + 30_000, 2000);
      const [found] = await all(subject.open());
      expect(found).toMatchObject({ ...draft(1), isWanted: false });
      expect(found?.take).toMatchObject({ durationMs: 2000 });
      expect([...(found?.take.bytes ?? [])]).toEqual([1, 2, 3]);
    });

    it('does not find what may still be recorded, nor what has no piece', async () => {
      speeches.begin(draft(1));
      speeches.begin(draft(2));
      await speeches.append(draft(1).id, new Uint8Array([1]), STARTED_AT + 1000, 1000);
      expect(await all(subject.open(), 'yui', STARTED_AT + 9000)).toEqual([]);
      expect(await all(subject.open())).toHaveLength(1);
    });

    it('finds what a dead page has recorded by a clock that was set back since', async () => {
      speeches.begin(draft(1));
      await speeches.append(draft(1).id, new Uint8Array([1]), STARTED_AT + 1000, 1000);
      expect(await all(subject.open(), 'yui', STARTED_AT - 3_600_000)).toHaveLength(1);
    });

    it('does not find what another page has paused and still tells of', async () => {
      speeches.begin(draft(1));
      await speeches.append(draft(1).id, new Uint8Array([1]), STARTED_AT + 1000, 1000);
      await speeches.append(draft(1).id, new Uint8Array(), STARTED_AT + 20_000, 1000);
      expect(await all(subject.open(), 'yui', STARTED_AT + 25_000)).toEqual([]);
      const [found] = await all(subject.open());
      expect(found?.take).toMatchObject({ bytes: new Uint8Array([1]), durationMs: 1000 });
    });

    it('never lists what this page records', async () => {
      speeches.begin(draft(1));
      await speeches.append(draft(1).id, new Uint8Array([1]), STARTED_AT, 0);
      expect(await all()).toEqual([]);
    });

    it('has the whole in place of the pieces', async () => {
      speeches.begin(draft(1));
      await speeches.append(draft(1).id, new Uint8Array([1]), STARTED_AT, 0);
      await speeches.keep(kept(1, 1, 2));
      await speeches.keep({ ...kept(1, 1, 2), refusal: 'not-found' });
      expect(await all(subject.open())).toEqual([{ ...kept(1, 1, 2), refusal: 'not-found' }]);
    });

    it('drops a speech with its pieces', async () => {
      speeches.begin(draft(1));
      await speeches.append(draft(1).id, new Uint8Array([1]), STARTED_AT, 0);
      await speeches.drop(draft(1).id);
      await speeches.keep(kept(2, 2));
      await speeches.drop(draft(2).id);
      await speeches.drop('unknown');
      expect(await all(subject.open())).toEqual([]);
    });

    it('says that there is no room, and has it as long as the page lives', async () => {
      await subject.fill();
      speeches.begin(draft(1));
      const full = { ok: false, error: { kind: 'device-full' } };
      expect(await speeches.append(draft(1).id, new Uint8Array([1]), STARTED_AT, 0)).toEqual(full);
      expect(await speeches.keep(kept(1, 1))).toEqual(full);
      expect(await all()).toEqual([kept(1, 1)]);
      await speeches.drop(draft(1).id);
      expect(await all()).toEqual([]);
    });

    it('lists once, and whole, what it had room for only at first', async () => {
      speeches.begin(draft(1));
      await speeches.append(draft(1).id, new Uint8Array([1]), STARTED_AT, 0);
      await subject.fill();
      expect((await speeches.keep(kept(1, 1, 2))).ok).toBe(false);
      expect(await all()).toEqual([kept(1, 1, 2)]);
    });
  });
}
