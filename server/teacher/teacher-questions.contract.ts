import { beforeEach, describe, expect, it } from 'vitest';
import type { NewTeacherQuestion, TeacherQuestions } from './teacher-questions.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 0, 0, second));

const question = (id: string, more: Partial<NewTeacherQuestion> = {}): NewTeacherQuestion => ({
  id,
  learnerId: 'yui',
  questionId: 'q1',
  text: 'なぜ at なのですか？',
  answerId: undefined,
  language: 'ja',
  askedAt: at(0),
  ...more,
});

/** `fresh` gives a store in which the learners `yui` and `ken` exist. */
export function teacherQuestionsContract(
  adapter: string,
  fresh: () => Promise<TeacherQuestions>,
): void {
  describe(`${adapter} keeps the TeacherQuestions contract`, () => {
    let questions: TeacherQuestions;

    beforeEach(async () => {
      questions = await fresh();
    });

    it('keeps a question, and then its first answer', async () => {
      const asked = question('a', { answerId: 'd1', language: 'ko' });
      const bare = { ...asked, answer: undefined, teacher: undefined };
      expect(await questions.ask(asked, 10)).toEqual(bare);
      expect(await questions.ofQuestion('yui', 'q1')).toEqual([]);
      await questions.answer('yui', 'a', 'Because.', 'built-in');
      await questions.answer('yui', 'a', 'For another reason.', 'cloud');
      const answered = { ...bare, answer: 'Because.', teacher: 'built-in' };
      expect(await questions.ofId('yui', 'a')).toEqual(answered);
      expect(await questions.ofQuestion('yui', 'q1')).toEqual([answered]);
    });

    it('counts the same id once, and gives what is there', async () => {
      await Promise.all([questions.ask(question('a'), 1), questions.ask(question('a'), 1)]);
      expect(await questions.ask(question('a', { text: '？' }), 1)).toMatchObject({
        text: 'なぜ at なのですか？',
      });
      expect(await questions.count('yui', 'q1')).toBe(1);
      expect(await questions.ask(question('a', { questionId: 'q2' }), 1)).toBeUndefined();
    });

    it('takes no more than the limit, even at the same moment', async () => {
      const ids = Array.from({ length: 12 }, (_, i) => `a${i}`);
      const asked = await Promise.all(ids.map((id) => questions.ask(question(id), 10)));
      expect(asked.filter((one) => one === undefined)).toHaveLength(2);
      expect(await questions.count('yui', 'q1')).toBe(10);
      expect(await questions.ask(question('b', { questionId: 'q2' }), 10)).toBeDefined();
      expect(await questions.ask(question('a0', { learnerId: 'ken' }), 10)).toBeDefined();
    });

    it('lists the oldest first', async () => {
      for (const [id, second] of [
        ['b', 2],
        ['a', 3],
        ['c', 1],
      ] as const) {
        await questions.ask(question(id, { askedAt: at(second) }), 10);
        await questions.answer('yui', id, id, 'cloud');
      }
      const listed = await questions.ofQuestion('yui', 'q1');
      expect(listed.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    });

    it('finds what was answered by its ids, in their order', async () => {
      for (const id of ['a', 'b', 'c', 'unanswered']) await questions.ask(question(id), 10);
      for (const id of ['a', 'b', 'c']) await questions.answer('yui', id, id, 'cloud');
      await questions.ask(question('kens', { learnerId: 'ken' }), 10);
      await questions.answer('ken', 'kens', 'For Ken.', 'cloud');
      const found = await questions.ofIds('yui', ['c', 'unanswered', 'kens', 'nothing', 'a']);
      expect(found.map(({ id }) => id)).toEqual(['c', 'a']);
      expect(await questions.ofIds('yui', [])).toEqual([]);
    });

    it("does not show or answer another learner's question", async () => {
      await questions.ask(question('a'), 10);
      await questions.answer('ken', 'a', 'Because.', 'built-in');
      expect(await questions.ofId('ken', 'a')).toBeUndefined();
      expect(await questions.ofQuestion('ken', 'q1')).toEqual([]);
      expect(await questions.count('ken', 'q1')).toBe(0);
      expect(await questions.ofId('yui', 'a')).toMatchObject({ answer: undefined });
    });
  });
}
