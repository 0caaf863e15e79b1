import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ModelVerdict } from '../../language/judge/verdict.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { SqlJudgedWordings } from '../storage/sql/sql-judged-wordings.ts';

const WRONG: ModelVerdict = {
  outcome: 'wrong',
  remark: {
    kind: 'word-choice',
    said: 'sprout',
    right: 'get up',
    why: { ja: '人は「起きる」です。', en: 'People get up.', ko: '사람은 일어나요.' },
  },
};

let test: TestServer;
let yui: Awaited<ReturnType<TestServer['signInLearner']>>;
let recordId: string;
/** What the model says, once it says it. */
let saying: PromiseWithResolvers<ModelVerdict | undefined>;

beforeAll(async () => {
  test = await openTestServer(undefined, () => ({
    languageModel: {
      name: 'm-1',
      judge: { judge: () => saying.promise, close: async () => undefined },
    },
  }));
  yui = await test.signInLearner();
  recordId = crypto.randomUUID();
  const lesson = test.books[0]?.lessons[0]?.id ?? '';
  await call('POST', `lessons/${lesson}/records`, { id: recordId, mode: 'typing' });
}, 60_000);
afterAll(() => test.close());
beforeEach(() => {
  saying = Promise.withResolvers();
});

async function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const response = await test.server.inject({
    method,
    url: `/api/v1/verbal_composition/${path}`,
    headers: { authorization: `Bearer ${yui.session.access_token}` },
    ...(payload && { payload }),
  });
  return response.json();
}

const question = () => test.books[0]?.lessons[0]?.questions[0]?.id ?? '';
const detail = (id: string) => call('GET', `record_details/${id}`);
const answer = async (text: string) => {
  const id = crypto.randomUUID();
  const given = { answer_id: id, question_id: question(), answer_ms: 1000, text };
  return { id, judged: await call('POST', `records/${recordId}/typed`, given) };
};

it('judges an answer that is on no list by the model, where it is in time', async () => {
  saying.resolve({ outcome: 'right' });
  const { judged } = await answer('Six thirty is when my mornings begin.');
  expect(judged).toMatchObject({ outcome: 'correct', judged: 'correct', remarks: [] });

  saying = Promise.withResolvers();
  saying.resolve(WRONG);
  const { judged: other } = await answer('Usually I sprout at six thirty.');
  expect(other).toMatchObject({ outcome: 'wrong', judged: 'wrong' });
  expect(other.remarks).toMatchObject([{ said: 'sprout', right: 'get up' }]);
});

it('leaves it unlisted until the model has spoken, and then tells her', async () => {
  const { id, judged } = await answer('Typically I sprout at six thirty.');
  expect(judged).toMatchObject({ outcome: 'correct', judged: 'unlisted' });
  saying.resolve(WRONG);
  await vi.waitUntil(async () => (await detail(id)).judged === 'wrong');
  expect(await detail(id)).toMatchObject({ outcome: 'wrong', own_word: false });
});

it('leaves what she has said herself', async () => {
  const { id } = await answer('Mostly I sprout at six thirty.');
  const grade = { record_id: recordId, question_id: question(), answer_ms: 1000 };
  await call('PUT', `record_details/${id}`, { ...grade, outcome: 'correct' });
  saying.resolve(WRONG);
  const kept = new SqlJudgedWordings(test.db);
  await vi.waitUntil(async () => (await kept.all()).some(({ wording }) => /Mostly/u.test(wording)));
  expect(await detail(id)).toMatchObject({ outcome: 'correct', judged: 'unlisted' });
});

it('does not ask the model about what is on the list', async () => {
  const { judged } = await answer('I usually get up at six thirty.');
  expect(judged).toMatchObject({ judged: 'correct' });
});
