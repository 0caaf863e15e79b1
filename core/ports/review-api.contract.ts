import { beforeEach, describe, expect, it } from 'vitest';
import type { Review, ReviewAnswer, ReviewItem, ReviewStatus } from '../review/review.ts';
import type { Result } from '../shared/result.ts';
import { studyDayOf } from '../domain/study-time/study-day.ts';
import type { Outcome } from '../verbal-composition/record.ts';
import type { RecordsApi } from './records-api.ts';
import type { ReviewApi } from './review-api.ts';
import { needsSession, type SessionControls } from './session-needed.contract.ts';

interface Subject extends SessionControls {
  readonly reviews: ReviewApi;
  /** Of the same learner. */
  readonly records: RecordsApi;
  /** The reviews as another learner sees them. */
  readonly another: ReviewApi;
  /** A lesson, and at least two of its questions. */
  readonly lessonId: string;
  readonly questionIds: readonly [string, string, ...string[]];
  newId(): string;
  now(): number;
  pass(ms: number): void;
}

const DAY_MS = 86_400_000;
const SMART = { kind: 'smart', count: 'all' } as const;
const DAILY = { kind: 'daily', count: 'all' } as const;

async function told<T>(answer: Promise<Result<T, { readonly kind: string }>>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

const idsOf = (items: readonly ReviewItem[]): readonly string[] =>
  items.map(({ question }) => question.id);

export function reviewApiContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the ReviewApi contract`, () => {
    let subject: Subject;
    let first: string;
    let second: string;

    beforeEach(async () => {
      subject = await fresh();
      [first, second] = subject.questionIds;
    });

    /** In a lesson; gives the id of the answer and of its round. */
    const studies = async (questionId: string, outcome: Outcome, answerMs = 5000) => {
      const { records, lessonId } = subject;
      const round = { id: subject.newId(), lessonId, mode: 'self', level: 'normal' } as const;
      const grade = {
        answerId: subject.newId(),
        round,
        questionId,
        outcome,
        answerMs,
      };
      await told(records.grade(grade));
      // What is answered at the very same moment comes in the order of its ids.
      subject.pass(1000);
      return grade;
    };

    const status = (): Promise<ReviewStatus> => told(subject.reviews.status());
    const items = () => told(subject.reviews.items());
    const begin = (wish: Parameters<ReviewApi['begin']>[1]): Promise<Review> =>
      told(subject.reviews.begin(subject.newId(), wish));

    const answer = (review: Review, more: Partial<ReviewAnswer> = {}): ReviewAnswer => {
      const at = new Date(subject.now()).toISOString();
      return {
        id: subject.newId(),
        reviewId: review.id,
        questionId: review.items[0]?.question.id ?? '',
        outcome: 'correct',
        answerMs: 5000.4,
        answeredAt: at,
        gradedAt: at,
        ...more,
      };
    };

    describe('how much there is', () => {
      it('is nothing before anything was studied', async () => {
        const today = studyDayOf(subject.now());
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
        await studies(first, 'wrong');
        const tomorrow = studyDayOf(subject.now() + DAY_MS);
        expect(await status()).toMatchObject({ dueCount: 0, nextDueOn: tomorrow });
        expect((await status()).days[1]).toEqual({ day: tomorrow, count: 1 });
        subject.pass(DAY_MS);
        expect(await status()).toMatchObject({ today: tomorrow, dueCount: 1 });
        subject.pass(28 * DAY_MS);
        expect(await status()).toMatchObject({ dueCount: 1, nextDueOn: undefined });
      });

      it('counts what was reviewed today', async () => {
        await studies(first, 'wrong');
        const review = await begin(SMART);
        await told(subject.reviews.answer(answer(review, { outcome: 'wrong' })));
        await told(subject.reviews.answer(answer(review)));
        expect(await status()).toMatchObject({ doneCount: 1 });
        subject.pass(DAY_MS);
        expect(await status()).toMatchObject({ doneCount: 0 });
      });
    });

    describe('Smart Review', () => {
      it('offers what was answered wrong, and nothing else', async () => {
        await studies(first, 'wrong');
        await studies(second, 'correct');
        const offered = await told(subject.reviews.offered(SMART));
        expect(offered).toMatchObject([
          {
            question: { id: first },
            lessonId: subject.lessonId,
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
        await studies(second, 'wrong');
        subject.pass(DAY_MS);
        await studies(first, 'wrong');
        subject.pass(DAY_MS);
        expect(idsOf(await told(subject.reviews.offered(SMART)))).toEqual([second, first]);
        const one = await told(subject.reviews.offered({ kind: 'smart', count: '1' }));
        expect(idsOf(one)).toEqual([second]);
      });

      it('lets a question rest that was just said right', async () => {
        await studies(first, 'wrong');
        await told(subject.reviews.answer(answer(await begin(SMART))));
        expect(await status()).toMatchObject({ smartCount: 0 });
        subject.pass(DAY_MS);
        expect(await status()).toMatchObject({ smartCount: 1 });
      });

      it('counts an answer that was copied into another round once', async () => {
        const { round } = await studies(first, 'correct');
        await told(subject.records.copyFromCorrect(round.id, subject.newId()));
        expect(await items()).toMatchObject([{ answerCount: 1, wrongCount: 0 }]);
      });

      it('believes a flip', async () => {
        const grade = await studies(first, 'wrong');
        await told(subject.records.grade({ ...grade, outcome: 'correct' }));
        expect(await status()).toMatchObject({ smartCount: 0 });
        await told(subject.records.grade({ ...grade, outcome: 'wrong' }));
        expect(await items()).toMatchObject([{ answerCount: 1, wrongCount: 1 }]);
      });

      it('believes a flip of a copied answer, as of the one it was copied from', async () => {
        const grade = await studies(first, 'correct');
        const round = { ...grade.round, id: subject.newId() };
        const copy = await told(subject.records.copyFromCorrect(grade.round.id, round.id));
        const copied = { ...grade, round, answerId: copy.details[0]?.id ?? '' };
        await told(subject.records.grade({ ...copied, outcome: 'wrong' }));
        expect(await items()).toMatchObject([{ answerCount: 1, wrongCount: 1 }]);
        await told(subject.records.grade({ ...copied, outcome: 'correct' }));
        expect(await items()).toMatchObject([{ answerCount: 1, wrongCount: 0 }]);
        await told(subject.records.grade({ ...grade, outcome: 'wrong' }));
        expect(await items()).toMatchObject([{ answerCount: 1, wrongCount: 1 }]);
      });
    });

    describe('a review', () => {
      it('asks what it began with, whatever happens meanwhile', async () => {
        await studies(first, 'wrong');
        const review = await begin(SMART);
        expect(review).toMatchObject({ kind: 'smart', isFinished: false });
        expect(review.items).toMatchObject([{ question: { id: first }, outcome: undefined }]);
        await studies(second, 'wrong');
        await told(subject.reviews.remove(first, true));
        expect(idsOf((await told(subject.reviews.review(review.id))).items)).toEqual([first]);
        const again = await told(subject.reviews.begin(review.id, DAILY));
        expect(again).toMatchObject({ id: review.id, kind: 'smart' });
        expect(idsOf(again.items)).toEqual([first]);
      });

      it('may have nothing to ask', async () => {
        expect((await begin(DAILY)).items).toEqual([]);
      });

      it('tells what was answered, and when it comes again', async () => {
        await studies(first, 'wrong');
        await studies(second, 'wrong');
        subject.pass(2 * DAY_MS);
        const review = await begin(DAILY);
        expect(idsOf(review.items).toSorted()).toEqual([first, second].toSorted());
        const [known, missed] = review.items;
        const questionId = missed?.question.id ?? '';
        await told(subject.reviews.answer(answer(review, { answerMs: 500 })));
        await told(subject.reviews.answer(answer(review, { questionId, outcome: 'wrong' })));
        const after = await told(subject.reviews.finish(review.id));
        expect(after.isFinished).toBe(true);
        expect(after.items.map(({ outcome }) => outcome)).toEqual(['correct', 'wrong']);
        expect(after.items[0]?.question.id).toBe(known?.question.id);
        expect(after.items[1]?.dueOn).toBe(studyDayOf(subject.now() + DAY_MS));
        expect(await status()).toMatchObject({ dueCount: 0, doneCount: 2 });
        expect(await told(subject.reviews.finish(review.id))).toEqual(after);
      });

      it('takes answers late, twice and in any order', async () => {
        await studies(first, 'wrong');
        const review = await begin(SMART);
        const at = (ms: number) => new Date(subject.now() + ms).toISOString();
        subject.pass(3 * DAY_MS);
        const early = answer(review, { answeredAt: at(-2 * DAY_MS), gradedAt: at(-2 * DAY_MS) });
        const late = answer(review, { answeredAt: at(-DAY_MS), gradedAt: at(-DAY_MS) });
        const corrected = { ...late, outcome: 'wrong' as const, gradedAt: at(-DAY_MS + 5) };
        for (const one of [corrected, late, early, late, corrected, early]) {
          await told(subject.reviews.answer(one));
        }
        expect(await items()).toMatchObject([
          { answerCount: 3, wrongCount: 2, lastOutcome: 'wrong', dueOn: studyDayOf(subject.now()) },
        ]);
        expect((await told(subject.reviews.review(review.id))).items[0]?.outcome).toBe('wrong');
      });

      it('takes a clock that runs ahead for ours', async () => {
        await studies(first, 'wrong');
        const review = await begin(SMART);
        const ahead = new Date(subject.now() + 40 * DAY_MS).toISOString();
        const given = answer(review, { outcome: 'wrong', answeredAt: ahead, gradedAt: ahead });
        await told(subject.reviews.answer(given));
        expect(await items()).toMatchObject([{ dueOn: studyDayOf(subject.now() + DAY_MS) }]);
      });

      it('leaves a skipped question as it was', async () => {
        await studies(first, 'wrong');
        const before = await items();
        const review = await begin(SMART);
        await told(subject.reviews.answer(answer(review, { outcome: 'skipped', answerMs: 0 })));
        expect(await items()).toEqual(before);
        expect((await told(subject.reviews.review(review.id))).items[0]?.outcome).toBe('skipped');
        expect(await status()).toMatchObject({ doneCount: 0, smartCount: 1 });
      });

      it('has no answer to what it does not ask', async () => {
        await studies(first, 'wrong');
        const stray = answer(await begin(SMART), { questionId: second });
        const notFound = { ok: false, error: { kind: 'not-found' } };
        expect(await subject.reviews.answer(stray)).toEqual(notFound);
        const nowhere = { ...stray, questionId: first, reviewId: subject.newId() };
        expect(await subject.reviews.answer(nowhere)).toEqual(notFound);
        expect(await subject.reviews.review(subject.newId())).toEqual(notFound);
      });
    });

    describe('what is removed', () => {
      it('is offered and counted no more, until it is put back', async () => {
        await studies(first, 'wrong');
        await told(subject.reviews.remove(first, true));
        await told(subject.reviews.remove(first, true));
        subject.pass(DAY_MS);
        expect(await status()).toMatchObject({ dueCount: 0, smartCount: 0, nextDueOn: undefined });
        expect(await told(subject.reviews.offered(DAILY))).toEqual([]);
        expect((await begin(SMART)).items).toEqual([]);
        expect(await items()).toMatchObject([{ question: { id: first }, isRemoved: true }]);
        await studies(first, 'wrong');
        expect(await status()).toMatchObject({ smartCount: 0 });
        await told(subject.reviews.remove(first, false));
        expect(await status()).toMatchObject({ smartCount: 1 });
      });

      it('is a question', async () => {
        expect(await subject.reviews.remove('nowhere', true)).toEqual({
          ok: false,
          error: { kind: 'not-found' },
        });
      });
    });

    it('lists what is due first at the top', async () => {
      await studies(second, 'correct');
      await studies(first, 'wrong');
      expect(idsOf(await items())).toEqual([first, second]);
    });

    it('trusts no answer that was opened sooner than it can be said', async () => {
      for (const questionId of [first, second]) await studies(questionId, 'correct', 0);
      expect((await status()).days[1]).toMatchObject({ count: 2 });
      expect((await items()).some(({ isRemembered }) => isRemembered)).toBe(false);
    });

    it('belongs to no other learner', async () => {
      await studies(first, 'wrong');
      const review = await begin(SMART);
      const { another } = subject;
      const notFound = { ok: false, error: { kind: 'not-found' } };
      expect(await told(another.items())).toEqual([]);
      expect(await told(another.offered(SMART))).toEqual([]);
      expect(await told(another.status())).toMatchObject({ smartCount: 0 });
      expect(await another.review(review.id)).toEqual(notFound);
      expect(await another.begin(review.id, SMART)).toEqual(notFound);
      expect(await another.finish(review.id)).toEqual(notFound);
      expect(await another.answer(answer(review))).toEqual(notFound);
      await told(another.remove(first, true));
      expect(await told(subject.reviews.review(review.id))).toEqual(review);
      expect(await items()).toMatchObject([{ isRemoved: false, answerCount: 1 }]);
    });

    const nextAnswer = () =>
      answer({ id: subject.newId(), kind: 'smart', isFinished: false, items: [] });
    needsSession(() => subject, {
      status: ({ reviews }) => reviews.status(),
      offered: ({ reviews }) => reviews.offered(SMART),
      begin: ({ reviews }) => reviews.begin(subject.newId(), SMART),
      review: ({ reviews }) => reviews.review(subject.newId()),
      answer: ({ reviews }) => reviews.answer({ ...nextAnswer(), questionId: first }),
      finish: ({ reviews }) => reviews.finish(subject.newId()),
      items: ({ reviews }) => reviews.items(),
      remove: ({ reviews }) => reviews.remove(first, true),
    });
  });
}
