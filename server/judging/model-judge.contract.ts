import { afterAll, describe, expect, it } from 'vitest';
import { aTask } from '../teacher/teacher-task.fixture.ts';
import type { ModelJudge } from './model-judge.ts';

interface Subject {
  /** A judge that finds this answer right, and a mistake in every other. */
  open(right: string): ModelJudge | Promise<ModelJudge>;
}

export function modelJudgeContract(adapter: string, subject: Subject): void {
  describe(`${adapter} keeps the ModelJudge contract`, () => {
    const { question } = aTask();
    const opened: ModelJudge[] = [];
    const open = async (right: string) => {
      const judge = await subject.open(right);
      opened.push(judge);
      return judge;
    };
    afterAll(() => Promise.all(opened.map((judge) => judge.close())));

    it('says that an answer is right', async () => {
      const right = 'Most days I am up by six thirty.';
      expect(await (await open(right)).judge(question, right)).toEqual({ outcome: 'right' });
    });

    it('gives the reason of a wrong one, about words that are in it', async () => {
      const answer = 'Most days I am up until six thirty.';
      const verdict = await (await open('Nothing')).judge(question, answer);
      if (verdict?.outcome !== 'wrong') throw new Error('It should be wrong');
      expect(answer).toContain(verdict.remark.said);
      for (const why of Object.values(verdict.remark.why)) expect(why).not.toBe('');
    });

    it('gives nothing once it is closed', async () => {
      const judge = await subject.open('Nothing');
      await judge.close();
      await judge.close();
      expect(await judge.judge(question, 'I get up then.')).toBeUndefined();
    });
  });
}
