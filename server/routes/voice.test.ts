import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../http/test-server.ts';

let test: TestServer;
let yui: Awaited<ReturnType<TestServer['signInLearner']>>;

beforeAll(async () => {
  test = await openTestServer();
  yui = await test.signInLearner();
}, 60_000);

afterAll(() => test.close());

const lesson = () => test.books[0]?.lessons[0];

const opensRound = async () => {
  const id = crypto.randomUUID();
  await test.server.inject({
    method: 'POST',
    url: `/api/v1/verbal_composition/lessons/${lesson()?.id}/records`,
    headers: { authorization: `Bearer ${yui.session.access_token}` },
    payload: { id, mode: 'ai' },
  });
  return id;
};

const say = async (recordId: string, answerId: string) => {
  const form = new FormData();
  form.append('answer_id', answerId);
  form.append('question_id', lesson()?.questions[0]?.id ?? '');
  form.append('answer_ms', '1000');
  form.append('file', new Blob(['said:Hello.']), 'file');
  const response = await test.server.inject({
    method: 'POST',
    url: `/api/v1/verbal_composition/records/${recordId}/voice`,
    headers: { authorization: `Bearer ${yui.session.access_token}` },
    payload: form,
  });
  return response.statusCode;
};

const keptBytes = async () => {
  const row = await test.db
    .selectFrom('kept_takes')
    .select('bytes')
    .where('learner_id', '=', yui.id)
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
};

it('an answer that is sent twice at the same moment is kept, and counted, once', async () => {
  const [recordId, answerId] = [await opensRound(), crypto.randomUUID()];
  const before = await keptBytes();
  expect(await Promise.all([say(recordId, answerId), say(recordId, answerId)])).toEqual([200, 200]);
  expect((await keptBytes()) - before).toBe('said:Hello.'.length);
});

it('a take stays nowhere when its learner is gone before it is judged', async () => {
  const [recordId, answerId] = [await opensRound(), crypto.randomUUID()];
  const { files, learners, records } = test.parts;
  const addDetail = records.addDetail.bind(records);
  // She closes her account while it is being heard.
  records.addDetail = async (...of) => {
    await learners.remove(yui.id);
    return addDetail(...of);
  };
  expect(await say(recordId, answerId)).not.toBe(200);
  records.addDetail = addDetail;
  expect(await files.get(`takes/${yui.id}/${answerId}`)).toBeUndefined();
});
