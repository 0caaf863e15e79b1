import { beforeEach, describe, expect, it } from 'vitest';
import type { AnswerLog, LearnersAnswer } from './answer-log.ts';

const MORNING = Date.UTC(2026, 10, 21);
const DAY_MS = 86_400_000;

const answer = (id: string, more: Partial<LearnersAnswer> = {}): LearnersAnswer => {
  const answeredAt = more.answeredAt ?? MORNING;
  return {
    id,
    learnerId: 'yui',
    questionId: 'q1',
    reviewId: undefined,
    outcome: 'correct',
    ground: 'judged',
    answerMs: 5000,
    targetMs: 8000,
    gradedAt: answeredAt,
    ...more,
    answeredAt,
  };
};

interface Subject {
  readonly log: AnswerLog;
  /** The same log, kept by a scheduler of another name. */
  readonly rescheduled: AnswerLog;
}

/**
 * `fresh` gives a log in which the learners `yui` and `ken` exist, the questions `q1`, `q2` and `q3`, and a review `r1` of
 * Yui's.
 */
export function answerLogContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the AnswerLog contract`, () => {
    let log: AnswerLog;
    let rescheduled: AnswerLog;

    beforeEach(async () => {
      ({ log, rescheduled } = await fresh());
    });

    /** All of them, by their ids. */
    const items = async (learnerId: string, of = log) =>
      (await of.listed(learnerId, { limit: 100 })).toSorted((a, b) =>
        a.questionId < b.questionId ? -1 : 1,
      );

    it('knows what answers amount to', async () => {
      await log.add(answer('a', { outcome: 'wrong' }));
      await log.add(answer('b', { answeredAt: MORNING + DAY_MS }));
      await log.add(answer('c', { questionId: 'q2' }));
      expect(await items('yui')).toMatchObject([
        {
          questionId: 'q1',
          isRemoved: false,
          recall: {
            at: MORNING + DAY_MS,
            lastOutcome: 'correct',
            answerCount: 2,
            wrongCount: 1,
          },
        },
        { questionId: 'q2', recall: { answerCount: 1, wrongCount: 0 } },
      ]);
    });

    it('amounts to the same in whatever order answers come, and how often', async () => {
      const answers = [
        answer('a', { outcome: 'wrong' }),
        answer('b', { answeredAt: MORNING + 2 * DAY_MS, answerMs: 900 }),
        answer('c', { answeredAt: MORNING + DAY_MS, answerMs: 30_000 }),
        answer('a', { gradedAt: MORNING + 5 }),
        answer('d', { outcome: 'skipped', answeredAt: MORNING + 3 * DAY_MS }),
      ];
      for (const one of answers) await log.add(one);
      const [first] = await items('yui');
      for (const one of [...answers, ...answers.toReversed()]) {
        await log.add({ ...one, id: `${one.id}2`, questionId: 'q2' });
      }
      for (const one of answers.toReversed()) {
        await log.add({ ...one, id: `${one.id}3`, questionId: 'q3' });
      }
      const all = await items('yui');
      expect(all.map(({ recall }) => recall)).toEqual([1, 2, 3].map(() => first?.recall));
      expect(first?.recall.wrongCount).toBe(0);
    });

    it('counts two answers to one question that come at the same moment', async () => {
      await Promise.all(
        ['a', 'b', 'c', 'd'].map((id, index) =>
          log.add(answer(id, { answeredAt: MORNING + index })),
        ),
      );
      expect((await items('yui'))[0]?.recall.answerCount).toBe(4);
    });

    it('counts an answer as what it rests on, by what was graded last', async () => {
      await log.add(answer('a', { answerMs: 900 }));
      await log.add(answer('b', { questionId: 'q2', answerMs: 900, ground: 'seen' }));
      await log.add(answer('c', { questionId: 'q3', outcome: 'wrong' }));
      await log.add(answer('c', { questionId: 'q3', ground: 'own-word', gradedAt: MORNING + 9 }));
      const grades = (await items('yui')).map(({ recall }) => recall.lastGrade);
      expect(grades).toEqual(['easy', 'again', 'good']);
      expect(await log.ofId('yui', 'c')).toMatchObject({ ground: 'own-word' });
    });

    it('leaves an answer with its question and its moment', async () => {
      await log.add(answer('a'));
      await log.add(answer('a', { questionId: 'q2', outcome: 'wrong', gradedAt: MORNING + 9 }));
      expect(await log.ofId('yui', 'a')).toEqual(answer('a'));
      expect(await items('yui')).toHaveLength(1);
    });

    it('finds what was given in a lesson by its moment', async () => {
      await log.add(answer('a', { reviewId: 'r1' }));
      await log.add(answer('b'));
      await log.add(answer('c', { learnerId: 'ken' }));
      expect(await log.givenAt('yui', 'q1', MORNING)).toEqual(answer('b'));
      expect(await log.givenAt('yui', 'q2', MORNING)).toBeUndefined();
      expect(await log.givenAt('yui', 'q1', MORNING + 1)).toBeUndefined();
    });

    it('has no item of what was only skipped', async () => {
      await log.add(answer('a', { outcome: 'skipped' }));
      expect(await items('yui')).toEqual([]);
    });

    it('has no item of a question that is in no book any more', async () => {
      await log.add(answer('a', { questionId: 'gone' }));
      expect(await items('yui')).toEqual([]);
    });

    it('keeps two learners apart, whatever ids they made', async () => {
      await log.add(answer('a'));
      await log.add(answer('a', { learnerId: 'ken', outcome: 'wrong' }));
      await log.remove('ken', 'q1', true);
      expect(await items('yui')).toMatchObject([{ isRemoved: false, recall: { wrongCount: 0 } }]);
      expect(await items('ken')).toMatchObject([{ isRemoved: true, recall: { wrongCount: 1 } }]);
      expect(await log.ofId('ken', 'b')).toBeUndefined();
    });

    it('keeps what was removed, before and after it is answered again', async () => {
      await log.remove('yui', 'q1', true);
      await log.add(answer('a'));
      expect(await items('yui')).toMatchObject([{ isRemoved: true }]);
      await log.remove('yui', 'q1', true);
      await log.remove('yui', 'q1', false);
      expect(await items('yui')).toMatchObject([{ isRemoved: false }]);
    });

    it('tells of the answers of a review, and how many questions were reviewed', async () => {
      await log.add(answer('a'));
      const reviewed = { reviewId: 'r1', answeredAt: MORNING + 1 };
      await log.add(answer('b', reviewed));
      await log.add(answer('c', { ...reviewed, answeredAt: MORNING + 2 }));
      await log.add(answer('d', { ...reviewed, questionId: 'q2', outcome: 'skipped' }));
      const answers = await log.inReview('yui', 'r1');
      expect(answers.map(({ id }) => id)).toEqual(['b', 'd', 'c']);
      expect(await log.inReview('ken', 'r1')).toEqual([]);
      expect(await log.reviewedSince('yui', new Date(MORNING))).toBe(1);
      expect(await log.reviewedSince('yui', new Date(MORNING + 3))).toBe(0);
      expect(await log.reviewedSince('ken', new Date(MORNING))).toBe(0);
    });

    const dayOf = (question: { readonly recall: { readonly dueOn: string } } | undefined) =>
      question?.recall.dueOn ?? '';
    const idsOf = (found: readonly { readonly questionId: string }[]) =>
      found.map(({ questionId }) => questionId).toSorted();

    it('finds what is due on a day, what is weak, and what is asked for', async () => {
      await log.add(answer('a', { outcome: 'wrong' }));
      await log.add(answer('b', { questionId: 'q2', answerMs: 900 }));
      await log.add(answer('c', { questionId: 'q3', outcome: 'wrong' }));
      await log.add(answer('d', { questionId: 'gone', outcome: 'wrong' }));
      await log.remove('yui', 'q3', true);
      const [q1, q2] = await items('yui');
      expect(idsOf(await log.items('yui', { dueOn: dayOf(q1) }))).toEqual(['q1']);
      expect(idsOf(await log.items('yui', { dueOn: dayOf(q2) }))).toEqual(['q1', 'q2']);
      expect(idsOf(await log.items('yui', { weakOn: '2026-11-21' }))).toEqual(['q1']);
      expect(await log.items('yui', { dueOn: '2026-11-20' })).toEqual([]);
      const questionIds = ['q3', 'q1', 'gone', 'nowhere'];
      expect(idsOf(await log.items('yui', { questionIds }))).toEqual(['q1', 'q3']);
      expect(await log.items('ken', { questionIds })).toEqual([]);
      expect(await log.items('yui', { questionIds: [] })).toEqual([]);
    });

    it('counts what is due from each day on, and what is weak', async () => {
      await log.add(answer('a', { outcome: 'wrong' }));
      await log.add(answer('b', { questionId: 'q2', answerMs: 900 }));
      await log.add(answer('c', { questionId: 'gone', outcome: 'wrong' }));
      const [q1, q2] = await items('yui');
      expect(await log.counts('yui', '2026-11-21')).toEqual({
        dueFrom: new Map([
          [dayOf(q1), 1],
          [dayOf(q2), 1],
        ]),
        weakCount: 1,
      });
      // Said right after all: it rests until the next day.
      await log.add(answer('d', { answeredAt: MORNING + 1 }));
      expect((await log.counts('yui', '2026-11-21')).weakCount).toBe(0);
      expect((await log.counts('yui', '2026-11-22')).weakCount).toBe(1);
      await log.remove('yui', 'q1', true);
      await log.remove('yui', 'q2', true);
      expect(await log.counts('yui', '2026-11-22')).toEqual({ dueFrom: new Map(), weakCount: 0 });
    });

    it('goes on with the list from where a page ended', async () => {
      await log.add(answer('a', { questionId: 'q3', outcome: 'wrong' }));
      await log.add(answer('b', { questionId: 'q2', outcome: 'wrong' }));
      await log.add(answer('c', { questionId: 'q1', answerMs: 900 }));
      const [first, second] = await log.listed('yui', { limit: 2 });
      expect([first?.questionId, second?.questionId]).toEqual(['q2', 'q3']);
      const after = { at: new Date(second?.recall.dueAt ?? 0), id: 'q3' };
      expect(idsOf(await log.listed('yui', { limit: 2, after }))).toEqual(['q1']);
    });

    it('works out anew what another scheduler had worked out', async () => {
      await log.add(answer('a'));
      await log.add(answer('b', { answeredAt: MORNING + DAY_MS }));
      const before = await items('yui');
      const after = await items('yui', rescheduled);
      expect(after[0]?.recall.stability).not.toBe(before[0]?.recall.stability);
      expect(await items('yui')).toEqual(before);
    });
  });
}
