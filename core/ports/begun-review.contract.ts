import { describe, expect, it } from 'vitest';
import { studyDayOf } from '../domain/study-time/study-day.ts';
import { DAILY, DAY_MS, idsOf, SMART, told, type ReviewScene } from './review-scene.contract.ts';

/** The part of the contract of `ReviewApi` about a review from its beginning to its end. */
export function begunReview(scene: ReviewScene): void {
  const { studies, status, items, begin, answer } = scene;

  describe('a review', () => {
    it('asks what it began with, whatever happens meanwhile', async () => {
      await studies(scene.first, 'wrong');
      const review = await begin(SMART);
      expect(review).toMatchObject({ kind: 'smart', isFinished: false });
      expect(review.items).toMatchObject([{ question: { id: scene.first }, outcome: undefined }]);
      await studies(scene.second, 'wrong');
      await told(scene.reviews.remove(scene.first, true));
      expect(idsOf((await told(scene.reviews.review(review.id))).items)).toEqual([scene.first]);
      const again = await told(scene.reviews.begin(review.id, DAILY));
      expect(again).toMatchObject({ id: review.id, kind: 'smart' });
      expect(idsOf(again.items)).toEqual([scene.first]);
    });

    it('may have nothing to ask', async () => {
      expect((await begin(DAILY)).items).toEqual([]);
    });

    it('tells what was answered, and when it comes again', async () => {
      await studies(scene.first, 'wrong');
      await studies(scene.second, 'wrong');
      scene.subject.pass(2 * DAY_MS);
      const review = await begin(DAILY);
      expect(idsOf(review.items).toSorted()).toEqual([scene.first, scene.second].toSorted());
      const [known, missed] = review.items;
      const questionId = missed?.question.id ?? '';
      await told(scene.reviews.answer(answer(review, { answerMs: 500 })));
      await told(scene.reviews.answer(answer(review, { questionId, outcome: 'wrong' })));
      const after = await told(scene.reviews.finish(review.id));
      expect(after.isFinished).toBe(true);
      expect(after.items.map(({ outcome }) => outcome)).toEqual(['correct', 'wrong']);
      expect(after.items[0]?.question.id).toBe(known?.question.id);
      expect(after.items[1]?.dueOn).toBe(studyDayOf(scene.subject.now() + DAY_MS));
      expect(await status()).toMatchObject({ dueCount: 0, doneCount: 2 });
      expect(await told(scene.reviews.finish(review.id))).toEqual(after);
    });

    it('takes answers late, twice and in any order', async () => {
      await studies(scene.first, 'wrong');
      const review = await begin(SMART);
      const at = (ms: number) => new Date(scene.subject.now() + ms).toISOString();
      scene.subject.pass(3 * DAY_MS);
      const early = answer(review, { answeredAt: at(-2 * DAY_MS), gradedAt: at(-2 * DAY_MS) });
      const late = answer(review, { answeredAt: at(-DAY_MS), gradedAt: at(-DAY_MS) });
      const corrected = { ...late, outcome: 'wrong' as const, gradedAt: at(-DAY_MS + 5) };
      for (const one of [corrected, late, early, late, corrected, early]) {
        await told(scene.reviews.answer(one));
      }
      expect(await items()).toMatchObject([
        {
          answerCount: 3,
          wrongCount: 2,
          lastOutcome: 'wrong',
          dueOn: studyDayOf(scene.subject.now()),
        },
      ]);
      expect((await told(scene.reviews.review(review.id))).items[0]?.outcome).toBe('wrong');
    });

    it('takes a clock that runs ahead for ours', async () => {
      await studies(scene.first, 'wrong');
      const review = await begin(SMART);
      const ahead = new Date(scene.subject.now() + 40 * DAY_MS).toISOString();
      const given = answer(review, { outcome: 'wrong', answeredAt: ahead, gradedAt: ahead });
      await told(scene.reviews.answer(given));
      expect(await items()).toMatchObject([{ dueOn: studyDayOf(scene.subject.now() + DAY_MS) }]);
    });

    it('leaves a skipped question as it was', async () => {
      await studies(scene.first, 'wrong');
      const before = await items();
      const review = await begin(SMART);
      await told(scene.reviews.answer(answer(review, { outcome: 'skipped', answerMs: 0 })));
      expect(await items()).toEqual(before);
      expect((await told(scene.reviews.review(review.id))).items[0]?.outcome).toBe('skipped');
      expect(await status()).toMatchObject({ doneCount: 0, smartCount: 1 });
    });

    it('has no answer to what it does not ask', async () => {
      await studies(scene.first, 'wrong');
      const stray = answer(await begin(SMART), { questionId: scene.second });
      const notFound = { ok: false, error: { kind: 'not-found' } };
      expect(await scene.reviews.answer(stray)).toEqual(notFound);
      const nowhere = { ...stray, questionId: scene.first, reviewId: scene.subject.newId() };
      expect(await scene.reviews.answer(nowhere)).toEqual(notFound);
      expect(await scene.reviews.review(scene.subject.newId())).toEqual(notFound);
    });
  });
}
