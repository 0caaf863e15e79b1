import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { BuiltInTeacher } from '../teacher/built-in-teacher.ts';
import { startChatServer, type ChatServer } from '../language-model/chat-server.fixture.ts';
import { chooseTeacher } from '../teacher/choose-teacher.ts';
import type { Teacher, TeacherTask } from '../teacher/teacher.ts';

const KEY = 'sk-1';
const QUESTION = 'morning-home-01';

let test: TestServer;
let chat: ChatServer;
let teacher: Teacher;
let tasks: TeacherTask[];
let yui: Awaited<ReturnType<TestServer['signInLearner']>>;

beforeAll(async () => {
  chat = await startChatServer(KEY);
  tasks = [];
  teacher = new BuiltInTeacher();
  const listened: Teacher = {
    answer: (task) => {
      tasks.push(task);
      return teacher.answer(task);
    },
    close: () => teacher.close(),
  };
  test = await openTestServer(undefined, () => ({
    teacher: listened,
  }));
  yui = await test.signInLearner();
}, 60_000);

afterAll(async () => {
  await test.close();
  await chat.close();
});

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, who = yui) =>
  test.server.inject({
    method,
    url: `/api/v1/verbal_composition/${path}`,
    headers: { authorization: `Bearer ${who.session.access_token}` },
    ...(payload && { payload }),
  });

const ask = async (body: object, who = yui) => {
  const asked = { id: crypto.randomUUID(), text: 'なぜ at ですか？', ...body };
  const answer = await call('POST', `questions/${QUESTION}/teacher_questions`, asked, who);
  const pieces = answer.body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return { answer, pieces, whole: pieces.at(-1)?.question };
};

describe('asking the teacher', () => {
  it('answers in lines of JSON that no cache keeps', async () => {
    const { answer, pieces, whole } = await ask({});
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
    });
    expect(pieces.map(({ kind }) => kind)).toEqual([
      'begin',
      ...pieces.slice(1, -1).map(() => 'text'),
      'whole',
    ]);
    expect(whole).toMatchObject({ teacher: 'built-in', language: 'ja' });
    expect(Object.keys(whole).toSorted()).toEqual(
      'answer asked_at id language question_id teacher text'.split(' '),
    );
  });

  it.each([
    ['no text', { text: '' }],
    ['only space', { text: ' \n ' }],
    ['too much', { text: 'a'.repeat(501) }],
    ['an id of her own', { id: 'q-1' }],
    ['another language', { language: 'fr' }],
  ])('does not understand %s', async (_, body) => {
    expect((await ask(body)).answer.statusCode).toBe(400);
  });

  it('gives her the answer she had last, with why it was wrong', async () => {
    const recordId = crypto.randomUUID();
    const answerId = crypto.randomUUID();
    await call('POST', 'lessons/morning-and-home/records', { id: recordId, mode: 'ai' });
    const take = new FormData();
    take.append('answer_id', answerId);
    take.append('question_id', QUESTION);
    take.append('answer_ms', '1000');
    take.append('file', new Blob(['said:I usually get up on six thirty']), 'file');
    await call('POST', `records/${recordId}/voice`, take);
    const { whole } = await ask({ text: 'わたしの答えはどこが違いますか？' });
    expect(tasks.at(-1)?.own).toMatchObject({
      said: 'I usually get up on six thirty',
      verdict: 'wrong',
      isTyped: false,
      remarks: [{ kind: 'preposition', said: 'up on six', right: 'up at six' }],
    });
    expect(whole.answer).toContain('"up on six" → "up at six"');
    const named = await ask({ text: 'Why?', answer_id: answerId, language: 'en' });
    expect(named.whole.answer).toContain('"I usually get up on six thirty"');
    // What she said in a review is kept nowhere, and what she said before is not what she asks about.
    await ask({ text: 'What is wrong with my answer?', answer_id: crypto.randomUUID() });
    expect(tasks.at(-1)?.own).toBeUndefined();
  });

  it("does not speak of another learner's answer", async () => {
    const ken = await test.signInLearner();
    await ask({ text: 'わたしの答えはどこが違いますか？' }, ken);
    expect(tasks.at(-1)?.own).toBeUndefined();
  });

  it('keeps the answer of a learner who went away', async () => {
    const gate = Promise.withResolvers<void>();
    const before = teacher;
    teacher = {
      async *answer() {
        yield { kind: 'begin', teacher: 'cloud' };
        await gate.promise;
        yield { kind: 'text', text: 'Late, and still here.' };
      },
      close: async () => undefined,
    };
    const ken = await test.signInLearner();
    const url = await listening();
    const leaving = new AbortController();
    const response = await fetch(
      `${url}v1/verbal_composition/questions/${QUESTION}/teacher_questions`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${ken.session.access_token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ id: crypto.randomUUID(), text: 'なぜ？' }),
        signal: leaving.signal,
      },
    );
    // The first piece is there before the rest is.
    const first = await response.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe('{"kind":"begin","teacher":"cloud"}\n');
    leaving.abort();
    gate.resolve();
    teacher = before;
    let kept: { answer: string }[] = [];
    for (let turn = 0; turn < 100 && kept.length === 0; turn += 1) {
      kept = (await call('GET', `questions/${QUESTION}/teacher_questions`, undefined, ken)).json()
        .questions;
      await sleep(10);
    }
    expect(kept).toMatchObject([{ answer: 'Late, and still here.', teacher: 'cloud' }]);
  });

  it('says who answered where the cloud could not', async () => {
    const before = teacher;
    const troubles: object[] = [];
    teacher = chooseTeacher({ url: chat.url, key: KEY, model: 'm' }, (why) => troubles.push(why), {
      mayCall: async () => true,
    });
    const ken = await test.signInLearner();
    expect((await ask({}, ken)).whole).toMatchObject({ teacher: 'cloud' });
    chat.breaks();
    const { pieces, whole } = await ask({}, ken);
    expect(pieces.filter(({ kind }) => kind === 'begin')).toHaveLength(2);
    expect(whole).toMatchObject({ teacher: 'built-in' });
    expect(whole.answer).not.toContain('At is');
    expect(troubles).toEqual([{ kind: 'unreachable' }]);
    await teacher.close();
    teacher = before;
  });
});

let url: string | undefined;
const listening = async () => (url ??= await test.listen());
