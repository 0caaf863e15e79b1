import { beforeEach, describe, expect, it } from 'vitest';
import type { ModelVerdict } from '../../language/judge/verdict.ts';
import { aTask } from '../teacher/teacher-task.fixture.ts';
import { BudgetedModelJudge } from './budgeted-model-judge.ts';
import { wordingKey, type JudgedWording, type JudgedWordings } from './judged-wordings.ts';
import type { ModelJudge } from './model-judge.ts';
import { modelJudgeContract } from './model-judge.contract.ts';
import { RememberedModelJudge } from './remembered-model-judge.ts';

const NOW = new Date(Date.UTC(2026, 10, 22));
const { question } = aTask();
const WRONG: ModelVerdict = {
  outcome: 'wrong',
  remark: {
    kind: 'preposition',
    said: 'up until',
    right: 'up by',
    why: { ja: '期限は by です。', en: 'A limit takes "by".', ko: '기한은 by예요.' },
  },
};

let kept: JudgedWording[];
let asked: string[];
let verdict: ModelVerdict | undefined;
beforeEach(() => {
  kept = [];
  asked = [];
  verdict = WRONG;
});

const wordings: Pick<JudgedWordings, 'of' | 'keep' | 'all'> = {
  of: async ({ id }, wording) =>
    kept.find((one) => one.questionId === id && wordingKey(one.wording) === wordingKey(wording))
      ?.verdict,
  keep: async (judged) => void kept.push(judged),
  all: async () => kept,
};

const remembering = (judge: ModelJudge) =>
  new RememberedModelJudge({
    judge,
    model: 'm-1',
    wordings,
    isOfBook: async (id) => id === question.id,
    now: () => NOW,
  });

const asking = (): ModelJudge => {
  let isClosed = false;
  return {
    judge: async (_, answer) => {
      if (isClosed) return undefined;
      asked.push(answer);
      return verdict;
    },
    close: async () => void (isClosed = true),
  };
};

modelJudgeContract('RememberedModelJudge', {
  open: (right) => {
    verdict = right === 'Nothing' ? WRONG : { outcome: 'right' };
    return remembering(asking());
  },
});

modelJudgeContract('BudgetedModelJudge', {
  open: (right) => {
    verdict = right === 'Nothing' ? WRONG : { outcome: 'right' };
    return new BudgetedModelJudge(asking(), { mayCall: async () => true });
  },
});

describe('RememberedModelJudge', () => {
  it('asks once about a wording, and keeps what was said of it', async () => {
    const judge = remembering(asking());
    expect(await judge.judge(question, 'I am up until six thirty.')).toEqual(WRONG);
    expect(await judge.judge(question, 'i am up until six thirty')).toEqual(WRONG);
    expect(asked).toEqual(['I am up until six thirty.']);
    expect(kept).toEqual([
      {
        questionId: question.id,
        prompt: question.prompt,
        wording: 'I am up until six thirty.',
        verdict: WRONG,
        model: 'm-1',
        judgedAt: NOW,
      },
    ]);
  });

  it('asks once for all who wait at the same moment', async () => {
    const judge = remembering(asking());
    const answers = Array.from({ length: 5 }, () => judge.judge(question, 'I am up.'));
    expect(await Promise.all(answers)).toEqual(answers.map(() => WRONG));
    expect(asked).toHaveLength(1);
  });

  it('keeps nothing of a sentence of a learner', async () => {
    const judge = remembering(asking());
    const own = { ...question, id: 'own-1', prompt: 'Yesterday I go.' };
    expect(await judge.judge(own, 'Yesterday I went.')).toEqual(WRONG);
    expect(await judge.judge(own, 'Yesterday I went.')).toEqual(WRONG);
    expect(asked).toHaveLength(2);
    expect(kept).toEqual([]);
  });

  it('keeps nothing where the model could not tell, and asks again', async () => {
    const judge = remembering(asking());
    verdict = undefined;
    expect(await judge.judge(question, 'I am up.')).toBeUndefined();
    verdict = { outcome: 'right' };
    expect(await judge.judge(question, 'I am up.')).toEqual(verdict);
    expect(kept).toHaveLength(1);
  });
});
