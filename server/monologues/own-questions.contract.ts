import { beforeEach, describe, expect, it } from 'vitest';
import type { AnswerLog } from '../review/answer-log.ts';
import type { OwnQuestion, OwnQuestions } from './own-questions.ts';

const at = Date.UTC(2026, 10, 23);

const question = (id: string, more: Partial<OwnQuestion> = {}): OwnQuestion => ({
  id,
  learnerId: 'yui',
  monologueId: 'speech',
  sentence: 3,
  meant: undefined,
  said: 'She have a garden.',
  answer: 'She has a garden.',
  note: { ja: '三人称です。', en: 'Third person.', ko: '3인칭입니다.' },
  topics: ['third-person-s'],
  addedAt: new Date(at),
  ...more,
});

interface Subject {
  readonly questions: OwnQuestions;
  /** On the same storage. */
  readonly log: AnswerLog;
}

/** There are learners yui and ken. */
export function ownQuestionsContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the OwnQuestions contract`, () => {
    let questions: OwnQuestions;
    let log: AnswerLog;

    beforeEach(async () => {
      ({ questions, log } = await fresh());
    });

    it('gives back what was kept last', async () => {
      await questions.keep(question('a'));
      await questions.keep(question('a', { meant: '彼女には庭があります。' }));
      await questions.keep(question('b', { monologueId: 'another' }));
      const kept = question('a', { meant: '彼女には庭があります。' });
      expect(await questions.ofIds('yui', ['a', 'nowhere'])).toEqual([kept]);
      expect(await questions.ofIds('yui', [])).toEqual([]);
      expect(await questions.ofMonologue('yui', 'speech')).toEqual([kept]);
    });

    it('keeps two learners apart', async () => {
      await questions.keep(question('a'));
      await questions.keep(question('a', { learnerId: 'ken', said: 'Other' }));
      expect(await questions.ofIds('ken', ['a'])).toMatchObject([{ said: 'Other' }]);
      expect(await questions.remove('ken', 'a')).toBe(true);
      expect(await questions.remove('ken', 'a')).toBe(false);
      expect(await questions.ofMonologue('ken', 'speech')).toEqual([]);
      expect(await questions.ofIds('yui', ['a'])).toHaveLength(1);
    });

    it('is reviewed as long as it is there, and by her alone', async () => {
      for (const learnerId of ['yui', 'ken'])
        await log.add({
          id: 'first',
          learnerId,
          questionId: 'a',
          reviewId: undefined,
          outcome: 'wrong',
          ground: 'judged',
          answerMs: 1000,
          targetMs: 2000,
          answeredAt: at,
          gradedAt: at,
        });
      const weak = async (learnerId: string) => [
        (await log.items(learnerId, { weakOn: '2026-11-25' })).length,
        (await log.counts(learnerId, '2026-11-25')).weakCount,
      ];
      expect(await weak('yui')).toEqual([0, 0]);
      await questions.keep(question('a'));
      expect(await weak('yui')).toEqual([1, 1]);
      expect(await weak('ken')).toEqual([0, 0]);
      await questions.remove('yui', 'a');
      expect(await weak('yui')).toEqual([0, 0]);
    });
  });
}
