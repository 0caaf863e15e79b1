import { beforeEach, describe, expect, it } from 'vitest';
import { CORRECTION, RESULT } from './correction.fixture.ts';
import type { Monologues, NewMonologue } from './monologues.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 23, 0, 0, second));

const speech = (id: string, more: Partial<NewMonologue> = {}): NewMonologue => ({
  id,
  learnerId: 'yui',
  materialId: 'my-morning',
  theme: undefined,
  memo: { opening: 'Hello', points: 'one', closing: '' },
  recordedAt: at(0),
  durationMs: 61_000,
  takePath: `takes/yui/${id}`,
  takeBytes: 9,
  ...more,
});

/** There are learners yui and ken. */
export function monologuesContract(adapter: string, fresh: () => Promise<Monologues>): void {
  describe(`${adapter} keeps the Monologues contract`, () => {
    let monologues: Monologues;

    beforeEach(async () => {
      monologues = await fresh();
    });

    const corrected = { correction: CORRECTION, result: RESULT };
    const settledAs = async (id: string) => {
      await monologues.add(speech(id));
      await monologues.submit('yui', id, at(1));
      await monologues.settle('yui', id, corrected, at(2));
    };

    it('keeps what was recorded, once', async () => {
      const { stored, isNew } = await monologues.add(speech('a', { theme: 'My cat' }));
      expect(isNew).toBe(true);
      expect(stored).toMatchObject(speech('a', { theme: 'My cat' }));
      expect(stored.submittedAt).toBeUndefined();
      const again = await monologues.add(speech('a', { durationMs: 5 }));
      expect(again).toMatchObject({ isNew: false, stored: { durationMs: 61_000 } });
      expect(await monologues.ofId('yui', 'a')).toMatchObject(speech('a', { theme: 'My cat' }));
    });

    it('gives a correction back as it was, once it was submitted', async () => {
      await monologues.add(speech('a'));
      expect(await monologues.settle('yui', 'a', corrected, at(2))).toBe(false);
      expect(await monologues.submit('yui', 'a', at(1))).toBe(true);
      expect(await monologues.submit('yui', 'a', at(9))).toBe(true);
      expect(await monologues.settle('yui', 'a', corrected, at(2))).toBe(true);
      expect(await monologues.settle('yui', 'a', { refusal: { kind: 'no-speech' } }, at(3))).toBe(
        false,
      );
      const stored = await monologues.ofId('yui', 'a');
      expect(JSON.parse(JSON.stringify(stored?.correction))).toEqual(
        JSON.parse(JSON.stringify(CORRECTION)),
      );
      expect(stored).toMatchObject({ submittedAt: at(1), settledAt: at(2), refusal: undefined });
    });

    it('keeps why there is none', async () => {
      await monologues.add(speech('a'));
      await monologues.submit('yui', 'a', at(1));
      const refusal = { kind: 'too-few-words', words: 3, least: 30, heard: 'I like dogs' } as const;
      await monologues.settle('yui', 'a', { refusal }, at(2));
      expect(await monologues.ofId('yui', 'a')).toMatchObject({ refusal, correction: undefined });
    });

    it('lists what waits, the oldest first, and nothing that is settled', async () => {
      await settledAs('done');
      for (const [id, second] of [
        ['b', 5],
        ['a', 4],
        ['c', undefined],
      ] as const) {
        await monologues.add(speech(id));
        if (second) await monologues.submit('yui', id, at(second));
      }
      const waiting = await monologues.waiting(9);
      expect(await monologues.waiting(1)).toHaveLength(1);
      const [first, second] = waiting;
      if (!first || !second) throw new Error('Two should wait');
      expect(await monologues.countBefore(first, at(0), 9)).toBe(0);
      expect(await monologues.countBefore(second, at(0), 9)).toBe(1);
      expect(await monologues.countBefore(second, at(4), 9)).toBe(1);
      expect(await monologues.countBefore(second, at(5), 9)).toBe(0);
      expect(await monologues.countBefore(second, at(0), 0)).toBe(0);
      expect(waiting.map(({ id, submittedAt }) => [id, submittedAt])).toEqual([
        ['a', at(4)],
        ['b', at(5)],
      ]);
    });

    it('lists the newest first, page by page', async () => {
      for (const [id, second] of [
        ['a', 1],
        ['b', 3],
        ['c', 3],
        ['d', 2],
      ] as const) {
        await monologues.add(speech(id, { recordedAt: at(second) }));
      }
      const idsOf = async (page: Parameters<Monologues['page']>[1]) =>
        (await monologues.page('yui', page)).map(({ id }) => id);
      expect(await idsOf({ limit: 2 })).toEqual(['c', 'b']);
      expect(await idsOf({ limit: 9, after: { at: at(3), id: 'b' } })).toEqual(['d', 'a']);
      expect(await monologues.page('ken', { limit: 9 })).toEqual([]);
    });

    it('lists those on one theme, and those that are corrected, with their figures', async () => {
      await monologues.add(speech('other', { materialId: 'my-room' }));
      await settledAs('done');
      const onTheme = await monologues.page('yui', { limit: 9 }, { materialId: 'my-room' });
      expect(onTheme).toMatchObject([{ id: 'other', result: undefined }]);
      const done = await monologues.page('yui', { limit: 9 }, { isCorrected: true });
      expect(done).toMatchObject([{ id: 'done', result: { level: 'A1', words: 2 } }]);
    });

    it('remembers when a correction was read first', async () => {
      await monologues.add(speech('a'));
      expect(await monologues.markRead('yui', 'a', at(3))).toBe(false);
      await settledAs('b');
      expect(await monologues.markRead('yui', 'b', at(3))).toBe(true);
      await monologues.markRead('yui', 'b', at(4));
      expect(await monologues.ofId('yui', 'b')).toMatchObject({ readAt: at(3) });
    });

    it('remembers since when she wants to hear more about a correction, until she does not', async () => {
      await monologues.add(speech('a'));
      expect(await monologues.wantFeedback('yui', 'a', at(3))).toBe(false);
      await settledAs('b');
      expect(await monologues.wantFeedback('yui', 'b', at(3))).toBe(true);
      await monologues.wantFeedback('yui', 'b', at(4));
      expect(await monologues.ofId('yui', 'b')).toMatchObject({ feedbackWantedAt: at(3) });
      expect(await monologues.wantFeedback('ken', 'b', undefined)).toBe(false);
      expect(await monologues.wantFeedback('yui', 'b', undefined)).toBe(true);
      expect((await monologues.ofId('yui', 'b'))?.feedbackWantedAt).toBeUndefined();
    });

    it('knows what was submitted last, and how much is unread', async () => {
      expect(await monologues.submittedLast('yui')).toBeUndefined();
      expect(await monologues.countUnread('yui')).toBe(0);
      await settledAs('a');
      await monologues.add(speech('b', { recordedAt: at(9) }));
      expect(await monologues.submittedLast('yui')).toBe('a');
      expect(await monologues.countUnread('yui')).toBe(1);
      await monologues.submit('yui', 'b', at(9));
      await monologues.markRead('yui', 'a', at(9));
      expect(await monologues.submittedLast('yui')).toBe('b');
      expect(await monologues.countUnread('yui')).toBe(0);
      expect(await monologues.countUnread('ken')).toBe(0);
    });

    it('keeps another form of a correction', async () => {
      await settledAs('a');
      const calm = {
        correction: { ...CORRECTION, sentences: [] },
        result: { ...RESULT, mistakes: [] },
      };
      expect(await monologues.changeCorrection('yui', 'a', () => calm)).toBe(true);
      expect(await monologues.changeCorrection('yui', 'a', () => undefined)).toBe(false);
      expect((await monologues.ofId('yui', 'a'))?.correction?.sentences).toEqual([]);
      const [listed] = await monologues.page('yui', { limit: 1 });
      expect(listed?.result?.mistakes).toEqual([]);
    });

    it('loses no change to a correction that comes while another is made', async () => {
      await settledAs('a');
      const longer = () =>
        monologues.changeCorrection('yui', 'a', (correction) => ({
          correction: {
            ...correction,
            words: [...correction.words, ...correction.words.slice(0, 1)],
          },
          result: RESULT,
        }));
      await Promise.all([longer(), longer(), longer(), longer()]);
      expect((await monologues.ofId('yui', 'a'))?.correction?.words).toHaveLength(6);
    });

    it('knows when a theme was spoken about last', async () => {
      await monologues.add(speech('a', { recordedAt: at(1) }));
      await monologues.add(speech('b', { recordedAt: at(7) }));
      await monologues.add(speech('c', { recordedAt: at(3), materialId: 'my-room' }));
      expect(await monologues.spokenAbout('yui')).toEqual(
        new Map([
          ['my-morning', at(7)],
          ['my-room', at(3)],
        ]),
      );
    });

    it('forgets where a recording is, and nothing else of it', async () => {
      await monologues.add(speech('a', { recordedAt: at(1) }));
      await monologues.add(speech('b', { recordedAt: at(5) }));
      expect(await monologues.takesBefore(at(5), 9)).toEqual([
        { learnerId: 'yui', takePath: 'takes/yui/a' },
      ]);
      await monologues.dropTake('yui', 'takes/yui/a');
      expect(await monologues.takesBefore(at(5), 9)).toEqual([]);
      const left = await monologues.ofId('yui', 'a');
      expect(left).toMatchObject({ takePath: undefined, durationMs: 61_000 });
    });

    it('removes one', async () => {
      await monologues.add(speech('a'));
      const removed = { takePath: 'takes/yui/a', takeBytes: 9 };
      expect(await monologues.remove('yui', 'a')).toEqual(removed);
      expect(await monologues.remove('yui', 'a')).toBeUndefined();
      expect(await monologues.ofId('yui', 'a')).toBeUndefined();
    });

    it('keeps the genres that were chosen last', async () => {
      expect(await monologues.genres('yui')).toEqual([]);
      await monologues.chooseGenres('yui', ['travel', 'business']);
      await monologues.chooseGenres('yui', ['stories']);
      expect(await monologues.genres('yui')).toEqual(['stories']);
    });

    it("does not touch another's", async () => {
      await settledAs('a');
      expect(await monologues.ofId('ken', 'a')).toBeUndefined();
      expect(await monologues.submit('ken', 'a', at(1))).toBe(false);
      expect(await monologues.markRead('ken', 'a', at(1))).toBe(false);
      await monologues.remove('ken', 'a');
      const changed = { correction: { ...CORRECTION, words: [] }, result: RESULT };
      expect(await monologues.changeCorrection('ken', 'a', () => changed)).toBe(false);
      expect((await monologues.ofId('yui', 'a'))?.correction?.words).toHaveLength(2);
      expect(await monologues.spokenAbout('ken')).toEqual(new Map());
    });
  });
}
