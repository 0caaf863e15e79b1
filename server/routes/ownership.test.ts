import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../http/test-server.ts';

type SignedIn = Awaited<ReturnType<TestServer['signInLearner']>>;

let test: TestServer;
let yui: SignedIn;
let ken: SignedIn;
let lessonId: string;
let questionId: string;
let recordId: string;
let answerId: string;

const ask = async (
  who: SignedIn,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) => {
  const headers = { authorization: `Bearer ${who.session.access_token}` };
  const url = `/api/v1/${path}`;
  const response = await test.server.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.body };
};

const take = (id: string, said = 'said:Hello.') => {
  const form = new FormData();
  form.append('answer_id', id);
  form.append('question_id', questionId);
  form.append('answer_ms', '1000');
  form.append('file', new Blob([said]), 'file');
  return form;
};

const voice = (who: SignedIn, id: string, said?: string) =>
  ask(who, 'POST', `verbal_composition/records/${recordId}/voice`, take(id, said));

beforeAll(async () => {
  test = await openTestServer();
  [yui, ken] = [await test.signInLearner(), await test.signInLearner()];
  const [lesson] = test.books[0]?.lessons ?? [];
  lessonId = lesson?.id ?? '';
  questionId = lesson?.questions[0]?.id ?? '';
  recordId = crypto.randomUUID();
  answerId = crypto.randomUUID();
  await ask(yui, 'POST', `verbal_composition/lessons/${lessonId}/records`, {
    id: recordId,
    mode: 'ai',
  });
  await voice(yui, answerId);
}, 60_000);

afterAll(() => test.close());

describe("another learner's things are not there, whatever is asked of them", () => {
  const grade = () => ({
    record_id: recordId,
    question_id: questionId,
    outcome: 'correct',
    answer_ms: 1,
  });
  const jtiOf = ({ session }: SignedIn): string =>
    JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString()).jti;

  it.each<[string, () => ReturnType<typeof ask>]>([
    ['seeing a round', () => ask(ken, 'GET', `verbal_composition/records/${recordId}`)],
    [
      'opening it',
      () =>
        ask(ken, 'POST', `verbal_composition/lessons/${lessonId}/records`, {
          id: recordId,
          mode: 'ai',
        }),
    ],
    [
      'ending it',
      () => ask(ken, 'PUT', `verbal_composition/records/${recordId}`, { finished: true }),
    ],
    ['answering in it', () => voice(ken, crypto.randomUUID())],
    ['answering in it with her id', () => voice(ken, answerId)],
    [
      'grading in it',
      () => ask(ken, 'PUT', `verbal_composition/record_details/${crypto.randomUUID()}`, grade()),
    ],
    [
      'flipping an answer',
      () => ask(ken, 'PUT', `verbal_composition/record_details/${answerId}`, grade()),
    ],
    ['hearing a take', () => ask(ken, 'GET', `download_file?path=takes/${yui.id}/${answerId}`)],
    ['ending a session', () => ask(ken, 'DELETE', `oauth/tokens/${jtiOf(yui)}`)],
  ])('%s', async (_, request) => {
    const before = await ask(yui, 'GET', `verbal_composition/records/${recordId}`);
    const { status, body } = await request();
    expect(status).toBe(404);
    expect(body).not.toContain('Hello');
    expect(await ask(yui, 'GET', `verbal_composition/records/${recordId}`)).toEqual(before);
  });

  it('while she has them herself', async () => {
    const record = await ask(yui, 'GET', `verbal_composition/records/${recordId}`);
    expect(record.status).toBe(200);
    const [detail] = JSON.parse(record.body).details;
    expect(detail).toMatchObject({ id: answerId, transcript: 'Hello.' });
    const heard = await ask(yui, 'GET', `download_file?path=${detail.audio}`);
    const { headers } = await test.server.inject({
      url: `/api/v1/download_file?path=${detail.audio}`,
      headers: { authorization: `Bearer ${yui.session.access_token}` },
    });
    expect(headers['content-disposition']).toBe('attachment; filename="oz-sound"');
    expect(heard).toEqual({ status: 200, body: 'said:Hello.' });
  });
});

describe('an answer sent many times at the same moment', () => {
  it('is graded once, and everyone is told the same', async () => {
    const id = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => voice(yui, id, 'said:Good morning.')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const details = answers.map(({ body }) => JSON.parse(body).detail);
    expect(new Set(details.map((detail) => JSON.stringify(detail))).size).toBe(1);
    const rows = await test.parts.records.details(yui.id, [recordId]);
    expect(rows.filter((row) => row.id === id)).toHaveLength(1);
  });
});
