import { beforeEach, describe, expect, it } from 'vitest';
import { studyDayOf } from '../domain/study-time/study-day.ts';
import { begunReview } from './begun-review.contract.ts';
import {
  DAILY,
  DAY_MS,
  idsOf,
  ReviewScene,
  SMART,
  told,
  type ReviewSubject,
} from './review-scene.contract.ts';
import { needsSession } from './session-needed.contract.ts';
import { smartReview } from './smart-review.contract.ts';

export function reviewApiContract(adapter: string, fresh: () => Promise<ReviewSubject>): void {
  describe(`${adapter} keeps the ReviewApi contract`, () => {
    const scene = new ReviewScene();
    const { studies, status, items, begin, answer } = scene;

    beforeEach(async () => scene.open(await fresh()));

    describe('how much there is', () => {
      it('is nothing before anything was studied', async () => {
        const today = studyDayOf(scene.subject.now());
        const { days, ...rest } = await status();
        expect(rest).toEqual({
          today,
          dueCount: 0,
          doneCount: 0,
          smartCount: 0,
          nextDueOn: undefined,
        });
        expect(days.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0]);
        expect(days[0]?.day).toBe(today);
      });

      it('is due from the next study day on, and stays due', async () => {
        await studies(scene.first, 'wrong');
        const tomorrow = studyDayOf(scene.subject.now() + DAY_MS);
        expect(await status()).toMatchObject({ dueCount: 0, nextDueOn: tomorrow });
        expect((await status()).days[1]).toEqual({ day: tomorrow, count: 1 });
        scene.subject.pass(DAY_MS);
        expect(await status()).toMatchObject({ today: tomorrow, dueCount: 1 });
        scene.subject.pass(28 * DAY_MS);
        expect(await status()).toMatchObject({ dueCount: 1, nextDueOn: undefined });
      });

      it('counts what was reviewed today', async () => {
        await studies(scene.first, 'wrong');
        const review = await begin(SMART);
        await told(scene.reviews.answer(answer(review, { outcome: 'wrong' })));
        await told(scene.reviews.answer(answer(review)));
        expect(await status()).toMatchObject({ doneCount: 1 });
        scene.subject.pass(DAY_MS);
        expect(await status()).toMatchObject({ doneCount: 0 });
      });
    });

    smartReview(scene);
    begunReview(scene);

    describe('what is removed', () => {
      it('is offered and counted no more, until it is put back', async () => {
        await studies(scene.first, 'wrong');
        await told(scene.reviews.remove(scene.first, true));
        await told(scene.reviews.remove(scene.first, true));
        scene.subject.pass(DAY_MS);
        expect(await status()).toMatchObject({ dueCount: 0, smartCount: 0, nextDueOn: undefined });
        expect(await told(scene.reviews.offered(DAILY))).toEqual([]);
        expect((await begin(SMART)).items).toEqual([]);
        expect(await items()).toMatchObject([{ question: { id: scene.first }, isRemoved: true }]);
        await studies(scene.first, 'wrong');
        expect(await status()).toMatchObject({ smartCount: 0 });
        await told(scene.reviews.remove(scene.first, false));
        expect(await status()).toMatchObject({ smartCount: 1 });
      });

      it('is a question', async () => {
        expect(await scene.reviews.remove('nowhere', true)).toEqual({
          ok: false,
          error: { kind: 'not-found' },
        });
      });
    });

    it('lists what is due first at the top', async () => {
      await studies(scene.second, 'correct');
      await studies(scene.first, 'wrong');
      expect(idsOf(await items())).toEqual([scene.first, scene.second]);
    });

    it('trusts no answer that was opened sooner than it can be said', async () => {
      for (const questionId of [scene.first, scene.second]) await studies(questionId, 'correct', 0);
      expect((await status()).days[1]).toMatchObject({ count: 2 });
      expect((await items()).some(({ isRemembered }) => isRemembered)).toBe(false);
    });

    it('belongs to no other learner', async () => {
      await studies(scene.first, 'wrong');
      const review = await begin(SMART);
      const { another } = scene.subject;
      const notFound = { ok: false, error: { kind: 'not-found' } };
      expect(await told(another.items())).toEqual([]);
      expect(await told(another.offered(SMART))).toEqual([]);
      expect(await told(another.status())).toMatchObject({ smartCount: 0 });
      expect(await another.review(review.id)).toEqual(notFound);
      expect(await another.begin(review.id, SMART)).toEqual(notFound);
      expect(await another.finish(review.id)).toEqual(notFound);
      expect(await another.answer(answer(review))).toEqual(notFound);
      await told(another.remove(scene.first, true));
      expect(await told(scene.reviews.review(review.id))).toEqual(review);
      expect(await items()).toMatchObject([{ isRemoved: false, answerCount: 1 }]);
    });

    const nextAnswer = () =>
      answer({ id: scene.subject.newId(), kind: 'smart', isFinished: false, items: [] });
    needsSession(() => scene.subject, {
      status: ({ reviews }) => reviews.status(),
      offered: ({ reviews }) => reviews.offered(SMART),
      begin: ({ reviews }) => reviews.begin(scene.subject.newId(), SMART),
      review: ({ reviews }) => reviews.review(scene.subject.newId()),
      answer: ({ reviews }) => reviews.answer({ ...nextAnswer(), questionId: scene.first }),
      finish: ({ reviews }) => reviews.finish(scene.subject.newId()),
      items: ({ reviews }) => reviews.items(),
      remove: ({ reviews }) => reviews.remove(scene.first, true),
    });
  });
}
