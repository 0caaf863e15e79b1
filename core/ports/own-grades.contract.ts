import { describe, expect, it } from 'vitest';
import type { RecordsScene } from './records-scene.contract.ts';

const notFound = { ok: false, error: { kind: 'not-found' } };

/** The part of the contract of `RecordsApi` about what the learner says herself. */
export function ownGrades(scene: RecordsScene): void {
  const { question, wrong, spoken, grade, judged, detailOf, stored } = scene;

  describe("a learner's own grade", () => {
    it('stands alone where nothing was judged', async () => {
      const own = grade({ outcome: 'wrong' });
      const graded = await scene.records.grade(own);
      expect(graded).toEqual({
        ok: true,
        value: {
          id: own.answerId,
          recordId: scene.round.id,
          questionId: question().id,
          outcome: 'wrong',
          judged: undefined,
          transcript: undefined,
          words: [],
          remarks: [],
          nearest: undefined,
          answerMs: 1500,
          reactionMs: undefined,
          wordsPerMinute: undefined,
          generated: [],
          audio: undefined,
          answeredAt: expect.stringMatching(/Z$/),
        },
      });
      scene.subject.pass(1000);
      expect(await scene.records.grade(own)).toEqual(graded);
      expect((await stored()).details).toHaveLength(1);
    });

    it('flips what counts, and leaves the word of the judge and all else beside it', async () => {
      const detail = detailOf(await judged(spoken(wrong())));
      scene.subject.pass(1000);
      const flipped = await scene.records.grade(
        grade({ answerId: detail.id, outcome: 'correct', answerMs: 9 }),
      );
      const own = { ...detail, outcome: 'correct', isOwnWord: true };
      expect(flipped).toEqual({ ok: true, value: own });
      expect((await stored()).details).toEqual([own]);
      expect(await scene.records.grade(grade({ answerId: detail.id, outcome: 'wrong' }))).toEqual({
        ok: true,
        value: { ...detail, isOwnWord: true },
      });
    });

    it('cannot move an answer to another question', async () => {
      const detail = detailOf(await judged(spoken(wrong())));
      const moved = grade({ answerId: detail.id, questionId: question(1).id });
      expect(await scene.records.grade(moved)).toEqual(notFound);
      expect((await stored()).details).toEqual([detail]);
    });

    it.each([
      ['another lesson', () => question(0, scene.subject.otherLesson).id],
      ['no lesson', () => 'nowhere'],
    ])('is not for a question of %s', async (_, questionId) => {
      expect(await scene.records.grade(grade({ questionId: questionId() }))).toEqual(notFound);
      expect(await scene.subject.listed()).toEqual([]);
    });
  });
}
