import { beforeEach, describe, expect, it } from 'vitest';
import { placeOfBookmark, type Bookmarks, type StoredBookmark } from './bookmarks.ts';

const at = (second: number): Date => new Date(Date.UTC(2026, 10, 21, 0, 0, second));

const marked = (more: Partial<StoredBookmark> = {}): StoredBookmark => ({
  learnerId: 'yui',
  kind: 'question',
  targetId: 'q-1',
  questionId: undefined,
  isOn: true,
  changedAt: at(10),
  ...more,
});

const ALL = { limit: 100 };

/** `fresh` gives a store in which the learners `yui` and `ken` may have bookmarks. */
export function bookmarksContract(adapter: string, fresh: () => Promise<Bookmarks>): void {
  describe(`${adapter} keeps the Bookmarks contract`, () => {
    let bookmarks: Bookmarks;

    beforeEach(async () => {
      bookmarks = await fresh();
    });

    const on = async (learnerId = 'yui') =>
      (await bookmarks.on(learnerId, ['question', 'lesson'], ALL)).map(({ targetId }) => targetId);

    it('lists what is on, the latest first', async () => {
      await bookmarks.set(marked());
      await bookmarks.set(marked({ kind: 'lesson', targetId: 'l-1', changedAt: at(20) }));
      await bookmarks.set(marked({ targetId: 'q-2', isOn: false }));
      expect(await on()).toEqual(['l-1', 'q-1']);
    });

    it('goes on with the list from where a page ended', async () => {
      const same = { targetId: 'same', changedAt: at(15) };
      const marks = [
        marked({ targetId: 'q-3', changedAt: at(20) }),
        marked(same),
        marked({ ...same, kind: 'lesson' }),
        marked(),
      ];
      for (const mark of marks) await bookmarks.set(mark);
      const kinds = ['question', 'lesson'] as const;
      const first = await bookmarks.on('yui', kinds, { limit: 2 });
      const after = first.at(-1) && placeOfBookmark(first.at(-1) ?? marked());
      expect([...first, ...(await bookmarks.on('yui', kinds, { limit: 9, after }))]).toEqual(marks);
    });

    it('tells apart what has one id and two kinds', async () => {
      await bookmarks.set(marked({ targetId: 'same' }));
      await bookmarks.set(marked({ kind: 'lesson', targetId: 'same', isOn: false }));
      expect(await bookmarks.on('yui', ['lesson'], ALL)).toEqual([]);
      expect(await bookmarks.on('yui', ['question'], ALL)).toEqual([marked({ targetId: 'same' })]);
    });

    it('keeps the later change, in whichever order it hears of them', async () => {
      const off = marked({ isOn: false, changedAt: at(11) });
      expect(await bookmarks.set(marked())).toEqual(marked());
      expect(await bookmarks.set(off)).toEqual(off);
      expect(await bookmarks.set(marked())).toEqual(off);
      expect(await on()).toEqual([]);
    });

    it('keeps the one that is on of two changes at one moment', async () => {
      const off = marked({ isOn: false });
      await bookmarks.set(off);
      expect(await bookmarks.set(marked())).toEqual(marked());
      expect(await bookmarks.set(off)).toEqual(marked());
    });

    it('is not changed by the same change again, nor by both at once', async () => {
      await Promise.all([bookmarks.set(marked()), bookmarks.set(marked())]);
      expect(await bookmarks.on('yui', ['question'], ALL)).toEqual([marked()]);
    });

    it('knows the question that a teacher answered', async () => {
      const answer = marked({ kind: 'teacher-answer', targetId: 'a-1', questionId: 'q-1' });
      await bookmarks.set(answer);
      expect(await bookmarks.on('yui', ['teacher-answer'], ALL)).toEqual([answer]);
      expect(await on()).toEqual([]);
    });

    it("shows no learner another learner's, and lets no other learner change them", async () => {
      await bookmarks.set(marked());
      await bookmarks.set(marked({ learnerId: 'ken', isOn: false, changedAt: at(30) }));
      expect(await on()).toEqual(['q-1']);
      expect(await on('ken')).toEqual([]);
    });
  });
}
