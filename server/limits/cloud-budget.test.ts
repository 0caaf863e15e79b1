import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_BUDGETS } from '../budgets.ts';
import { openTestDatabase, type TestDatabase } from '../database/test-databases.ts';
import { BudgetedModelJudge } from '../judging/budgeted-model-judge.ts';
import { BudgetedCloud } from '../speech/budgeted-cloud.ts';
import { MemoryRecognizer } from '../speech/memory-recognizer.ts';
import { BudgetedTeacher } from '../teacher/budgeted-teacher.ts';
import { BuiltInTeacher } from '../teacher/built-in-teacher.ts';
import { aTask } from '../teacher/teacher-task.fixture.ts';
import { CloudBudget } from './cloud-budget.ts';
import { limitsWithin } from './limits.ts';
import { onBehalfOf } from './on-behalf-of.ts';
import { SharedLimits } from './shared-limits.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase({ kind: 'embedded', folder: undefined });
}, 60_000);

afterAll(() => database.close());

const numbers = { ...DEFAULT_BUDGETS, cloudOfLearner: 2, cloudOfAddress: 3, cloudOfAll: 4 };

it('counts calls by learner, by address and for all, also far below the route', async () => {
  const budget = new CloudBudget(new SharedLimits(database.db, limitsWithin(numbers)));
  const mayCall = (learnerId: string, address: string) =>
    onBehalfOf({ learnerId, address }, async () => {
      await new Promise(setImmediate);
      return budget.mayCall();
    });
  expect(await mayCall('yui', '192.0.2.1')).toBe(true);
  expect(await mayCall('yui', '192.0.2.1')).toBe(true);
  expect(await mayCall('yui', '192.0.2.2')).toBe(false);
  expect(await mayCall('ken', '192.0.2.1')).toBe(true);
  expect(await mayCall('ken', '192.0.2.1')).toBe(false);
  expect(await budget.mayCall()).toBe(true);
  expect(await mayCall('mio', '192.0.2.3')).toBe(false);
});

it('leaves what a cloud would have said to those that cost nothing', async () => {
  const spent = { mayCall: async () => false };
  let asked = 0;
  const judge = new BudgetedModelJudge(
    {
      judge: async () => {
        asked += 1;
        return undefined;
      },
      close: async () => undefined,
    },
    spent,
  );
  expect(await judge.judge(aTask().question, 'Hello.')).toBeUndefined();
  expect(asked).toBe(0);
  const cloud = new BudgetedCloud(new MemoryRecognizer(), spent);
  expect(await cloud.hear(new TextEncoder().encode('said:Hello.'))).toEqual({
    ok: false,
    error: { kind: 'speech-engine-busy' },
  });
  const pieces = [];
  for await (const piece of new BudgetedTeacher(new BuiltInTeacher(), spent).answer(aTask()))
    pieces.push(piece);
  expect(pieces).toEqual([{ kind: 'failed', trouble: { kind: 'budget-spent' } }]);
});
