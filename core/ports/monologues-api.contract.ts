import { beforeEach, describe, expect, it } from 'vitest';
import type { MonologuesApi, RecordedSpeech } from './monologues-api.ts';
import { needsSession, type SessionControls } from './session-needed.contract.ts';

interface Subject extends SessionControls {
  readonly monologues: MonologuesApi;
  /** Of another learner. */
  readonly anothers: MonologuesApi;
  readonly materialId: string;
  /** Recordings in which so much is said: enough to be corrected, with one mistake; and too little. */
  readonly long: Uint8Array;
  readonly short: Uint8Array;
  now(): number;
  /** When all that was submitted is corrected. */
  settled(): Promise<void>;
}

export function monologuesApiContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the MonologuesApi contract`, () => {
    let subject: Subject;

    beforeEach(async () => {
      subject = await fresh();
    });

    const speech = (more: Partial<RecordedSpeech> = {}): RecordedSpeech => ({
      id: crypto.randomUUID(),
      materialId: subject.materialId,
      theme: undefined,
      memo: { opening: 'To begin', points: 'one\ntwo', closing: '' },
      startedAt: Math.floor(subject.now() / 1000) * 1000,
      take: { bytes: subject.long, mediaType: 'audio/webm', durationMs: 60_400 },
      ...more,
    });

    const corrected = async () => {
      const given = speech();
      await subject.monologues.record(given);
      await subject.monologues.submit(given.id);
      await subject.settled();
      return given.id;
    };

    it('keeps what was recorded, once', async () => {
      const given = speech();
      const kept = await subject.monologues.record(given);
      expect(kept).toMatchObject({
        ok: true,
        value: {
          id: given.id,
          state: 'not-submitted',
          memo: given.memo,
          durationMs: 60_400,
          recordedAt: new Date(given.startedAt).toISOString(),
        },
      });
      expect(await subject.monologues.record(given)).toEqual(kept);
      const page = await subject.monologues.page({});
      expect(page).toMatchObject({ ok: true, value: { next: undefined } });
      expect(page.ok && page.value.monologues).toHaveLength(1);
      expect(await subject.monologues.latest()).toEqual(kept);
      expect(await subject.monologues.latest('own-theme')).toEqual({ ok: true, value: undefined });
    });

    it('keeps one on a theme of her own', async () => {
      const given = speech({ materialId: 'own-theme', theme: 'My cat' });
      const kept = await subject.monologues.record(given);
      expect(kept).toMatchObject({ ok: true, value: { theme: 'My cat', title: undefined } });
      const gone = speech({ materialId: 'none-such' });
      expect(await subject.monologues.record(gone)).toMatchObject({ error: { kind: 'not-found' } });
    });

    it('corrects what was submitted, and tells how far it is', async () => {
      const none = { ok: true, value: { id: undefined, state: undefined, unread: 0 } };
      expect(await subject.monologues.status()).toMatchObject(none);
      const id = await corrected();
      const told = { id, state: 'corrected', unread: 1, secondsLeft: undefined };
      expect(await subject.monologues.status()).toMatchObject({ ok: true, value: told });
      const correction = await subject.monologues.correction(id);
      if (!correction.ok) throw new Error(correction.error.kind);
      const { monologue, sentences, words, strengths } = correction.value;
      expect(monologue).toMatchObject({ id, result: { mistakes: 1, isRead: false } });
      expect(sentences.flatMap(({ findings }) => findings)).toHaveLength(1);
      expect(words.length).toBeGreaterThan(30);
      expect(strengths.length).toBeGreaterThan(0);
      expect(await subject.monologues.markRead(id)).toMatchObject({ ok: true });
      expect(await subject.monologues.status()).toMatchObject({ value: { unread: 0 } });
      const page = await subject.monologues.page({ isCorrected: true });
      expect(page.ok && page.value.monologues[0]?.result?.isRead).toBe(true);
    });

    it('says why there is no correction', async () => {
      const given = speech({
        take: { bytes: subject.short, mediaType: 'audio/webm', durationMs: 2000 },
      });
      await subject.monologues.record(given);
      await subject.monologues.submit(given.id);
      await subject.settled();
      expect(await subject.monologues.one(given.id)).toMatchObject({
        value: { state: 'refused', refusal: { kind: 'too-few-words', least: 30 } },
      });
    });

    it('counts no more what she says is no mistake', async () => {
      const id = await corrected();
      const before = await subject.monologues.mistakes();
      expect(before).toMatchObject({ ok: true, value: { speeches: 1 } });
      expect(before.ok && before.value.areas[0]?.kinds[0]).toMatchObject({ latestId: id });
      const correction = await subject.monologues.correction(id);
      const finding =
        correction.ok && correction.value.sentences.flatMap(({ findings }) => findings)[0];
      if (!finding) throw new Error('Nothing was found');
      expect(await subject.monologues.dispute(id, finding.id, true)).toMatchObject({ ok: true });
      expect(await subject.monologues.mistakes()).toMatchObject({ value: { areas: [] } });
      expect(await subject.monologues.dispute(id, '77-7', true)).toMatchObject({ ok: false });
    });

    it('forgets one', async () => {
      const { id } = speech();
      await subject.monologues.record(speech({ id }));
      expect(await subject.monologues.remove(id)).toMatchObject({ ok: true });
      expect(await subject.monologues.one(id)).toMatchObject({ error: { kind: 'not-found' } });
    });

    it("knows nothing of another learner's", async () => {
      const id = await corrected();
      const { anothers } = subject;
      const refused = { ok: false, error: { kind: 'not-found' } };
      expect(await anothers.one(id)).toEqual(refused);
      expect(await anothers.submit(id)).toEqual(refused);
      expect(await anothers.correction(id)).toEqual(refused);
      expect(await anothers.status(id)).toEqual(refused);
      expect(await anothers.markRead(id)).toEqual(refused);
      expect(await anothers.remove(id)).toEqual(refused);
      expect(await anothers.page({})).toMatchObject({ value: { monologues: [] } });
    });

    needsSession(() => subject, {
      record: ({ monologues }) => monologues.record(speech()),
      submit: ({ monologues }) => monologues.submit('any'),
      page: ({ monologues }) => monologues.page({}),
      one: ({ monologues }) => monologues.one('any'),
      latest: ({ monologues }) => monologues.latest(),
      remove: ({ monologues }) => monologues.remove('any'),
      status: ({ monologues }) => monologues.status(),
      correction: ({ monologues }) => monologues.correction('any'),
      markRead: ({ monologues }) => monologues.markRead('any'),
      dispute: ({ monologues }) => monologues.dispute('any', '0-0', true),
      mistakes: ({ monologues }) => monologues.mistakes(),
    });
  });
}
