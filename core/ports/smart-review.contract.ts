import { describe, expect, it } from 'vitest';
import { DAY_MS, idsOf, SMART, told, type ReviewScene } from './review-scene.contract.ts';

/** The part of the contract of `ReviewApi` about what Smart Review offers. */
export function smartReview(scene: ReviewScene): void {
  const { studies, status, items, begin, answer } = scene;

  describe('Smart Review', () => {
    it('offers what was answered wrong, and nothing else', async () => {
      await studies(scene.first, 'wrong');
      await studies(scene.second, 'correct');
      const offered = await told(scene.reviews.offered(SMART));
      expect(offered).toMatchObject([
        {
          question: { id: scene.first },
          lessonId: scene.subject.lessonId,
          lastOutcome: 'wrong',
          answerCount: 1,
          wrongCount: 1,
          isRemoved: false,
        },
      ]);
      expect(offered[0]?.question.answers.length).toBeGreaterThan(0);
      expect(await status()).toMatchObject({ smartCount: 1 });
    });

    it('has what was answered longer ago first, and as many as wished for', async () => {
      await studies(scene.second, 'wrong');
      scene.subject.pass(DAY_MS);
      await studies(scene.first, 'wrong');
      scene.subject.pass(DAY_MS);
      expect(idsOf(await told(scene.reviews.offered(SMART)))).toEqual([scene.second, scene.first]);
      const one = await told(scene.reviews.offered({ kind: 'smart', count: '1' }));
      expect(idsOf(one)).toEqual([scene.second]);
    });

    it('lets a question rest that was just said right', async () => {
      await studies(scene.first, 'wrong');
      await told(scene.reviews.answer(answer(await begin(SMART))));
      expect(await status()).toMatchObject({ smartCount: 0 });
      scene.subject.pass(DAY_MS);
      expect(await status()).toMatchObject({ smartCount: 1 });
    });

    it('counts an answer that was copied into another round once', async () => {
      const { round } = await studies(scene.first, 'correct');
      await told(scene.records.copyFromCorrect(round.id, scene.subject.newId()));
      expect(await items()).toMatchObject([{ answerCount: 1, wrongCount: 0 }]);
    });

    it('believes a flip', async () => {
      const grade = await studies(scene.first, 'wrong');
      await told(scene.records.grade({ ...grade, outcome: 'correct' }));
      expect(await status()).toMatchObject({ smartCount: 0 });
      await told(scene.records.grade({ ...grade, outcome: 'wrong' }));
      expect(await items()).toMatchObject([{ answerCount: 1, wrongCount: 1 }]);
    });

    it('believes a flip of a copied answer, as of the one it was copied from', async () => {
      const grade = await studies(scene.first, 'correct');
      const round = { ...grade.round, id: scene.subject.newId() };
      const copy = await told(scene.records.copyFromCorrect(grade.round.id, round.id));
      const copied = { ...grade, round, answerId: copy.details[0]?.id ?? '' };
      await told(scene.records.grade({ ...copied, outcome: 'wrong' }));
      expect(await items()).toMatchObject([{ answerCount: 1, wrongCount: 1 }]);
      await told(scene.records.grade({ ...copied, outcome: 'correct' }));
      expect(await items()).toMatchObject([{ answerCount: 1, wrongCount: 0 }]);
      await told(scene.records.grade({ ...grade, outcome: 'wrong' }));
      expect(await items()).toMatchObject([{ answerCount: 1, wrongCount: 1 }]);
    });
  });
}
