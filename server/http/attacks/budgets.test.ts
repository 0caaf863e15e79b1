import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_BUDGETS, type Budgets } from '../../budgets.ts';
import { limitsWithin } from '../../limits/limits.ts';
import { SharedLimits } from '../../limits/shared-limits.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { attackerOf, bearerOf, post } from './attacker.fixture.ts';

const MB = 1024 * 1024;

/** Little enough to be used up in a test. */
const budgets: Budgets = {
  ...DEFAULT_BUDGETS,
  uploadsOfLearner: 2,
  keptMegabytes: 1 / 1024,
  speechMinutes: 0.25,
  teacherOfLearner: 2,
  teacherOfAddress: 4,
  teacherOfAll: 6,
};

let test: TestServer;
let send: ReturnType<typeof attackerOf>;
let url: URL;
let headers: Record<string, string>;

beforeAll(async () => {
  test = await openTestServer(undefined, (db) => ({
    budgets,
    limits: new SharedLimits(db, limitsWithin(budgets)),
  }));
  send = attackerOf(test);
  url = new URL(await test.listen());
}, 60_000);

afterAll(() => test.close());

beforeEach(async () => {
  headers = bearerOf((await test.signInLearner()).session);
  test.recognizer.refuse(undefined);
});

const PATH = `/api/v1/verbal_composition/records/${crypto.randomUUID()}/voice`;

/** As long as the server answers or hangs up, whatever it was sent. */
async function spoken(
  body: (socket: Socket) => Promise<void>,
  more: Readonly<Record<string, string>>,
  at = { url, headers },
) {
  const socket = connect(Number(at.url.port), '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  const all = {
    host: at.url.host,
    ...at.headers,
    'content-type': 'multipart/form-data; boundary=x',
    ...more,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST ${PATH} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  await body(socket);
  await closed;
  return { answer, sent: socket.bytesWritten };
}

const chunked = { 'transfer-encoding': 'chunked' };
const asChunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const field = (name: string, text: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

/** Sends the same again and again, until the server takes no more or it was far too much. */
const pouring = (text: string) => async (socket: Socket) => {
  for (let sent = 0; sent < 60 * MB && !socket.destroyed; sent += text.length) {
    if (!socket.write(asChunk(text)))
      await Promise.race([once(socket, 'drain').catch(() => undefined), sleep(500)]);
    // Without a breath it would never see that the server has hung up.
    await sleep(0);
  }
};

describe('a body', () => {
  it.each([
    ['a field of a megabyte', field('answer_ms', '1'.repeat(MB))],
    ['a thousand small fields', field('answer_ms', '1').repeat(1000)],
  ])('of %s is refused before it is read', async (_, text) => {
    const { answer, sent } = await spoken(pouring(text), chunked);
    // Who is still writing may find the line cut before she reads why.
    if (answer !== '') expect(answer).toContain('"too-large"');
    expect(sent).toBeLessThan(10 * MB);
  });

  it('that says it is too large is not even begun', async () => {
    const { answer, sent } = await spoken(async () => undefined, {
      'content-length': String(50 * MB),
    });
    expect(answer).toContain('"too-large"');
    expect(sent).toBeLessThan(MB);
  });

  it.each([
    ['a field of a megabyte', field('answer_ms', '1'.repeat(MB))],
    ['a thousand small fields', field('answer_ms', '1').repeat(1000)],
  ])('of %s is too large', async (_, text) => {
    const more = { 'content-type': 'multipart/form-data; boundary=x' };
    const request = { method: 'POST' as const, url: PATH, payload: `${text}--x--\r\n` };
    expect(await send({ ...request, headers: { ...headers, ...more } })).toMatchObject({
      code: 'too-large',
    });
  });

  it.each([
    ['in no part', ''],
    ['one endless field', field('answer_ms', '').slice(0, -2)],
  ])('that is %s is counted, too', async (_, start) => {
    const { answer, sent } = await spoken(async (socket) => {
      if (start !== '') socket.write(asChunk(start));
      await pouring('\r\n'.repeat(MB / 2))(socket);
    }, chunked);
    if (answer !== '') expect(answer).toContain('"too-large"');
    expect(sent).toBeLessThan(55 * MB);
  });

  it('that stops in the middle is given up', async () => {
    const hasty = await openTestServer(undefined, () => ({
      budgets: { ...budgets, requestSeconds: 1 },
    }));
    const { session } = await hasty.signInLearner();
    const { answer } = await spoken(
      async (socket) => void socket.write(asChunk(field('answer_ms', '1'))),
      chunked,
      { url: new URL(await hasty.listen()), headers: bearerOf(session) },
    );
    expect(answer).toContain('408');
    await hasty.close();
  });
});

const take = (said: string, id: string = crypto.randomUUID()) => {
  const lesson = test.books[0]?.lessons[0];
  const payload = new FormData();
  const fields = {
    answer_id: id,
    question_id: lesson?.questions[0]?.id ?? '',
    lesson_id: lesson?.id ?? '',
    answer_ms: '1000',
  };
  for (const [name, value] of Object.entries(fields)) payload.append(name, value);
  payload.append('file', new Blob([`said:${said}`]), 'file');
  return { method: 'POST' as const, url: PATH.replace(/[\w-]{36}/, crypto.randomUUID()), payload };
};
const speak = (said: string) => send({ ...take(said), headers });

describe('takes', () => {
  it('that are not graded take no room', async () => {
    test.recognizer.refuse({ kind: 'no-speech' });
    const long = `Pineapples dance ${'.'.repeat(900)}`;
    expect(await speak(long)).toMatchObject({ code: 'no-speech' });
    test.recognizer.refuse(undefined);
    expect(await speak(long)).toMatchObject({ status: 200 });
  });

  it('fill the room of their learner alone', async () => {
    const long = `Pineapples dance ${'.'.repeat(500)}`;
    expect(await speak(long)).toMatchObject({ status: 200 });
    expect(await speak(long)).toMatchObject({ status: 422, code: 'takes-full' });
    headers = bearerOf((await test.signInLearner()).session);
    expect(await speak(long)).toMatchObject({ status: 200 });
  });

  it('are heard for so long a day', async () => {
    const tenSeconds = Array.from({ length: 25 }, () => 'word').join(' ');
    expect(await speak(tenSeconds)).toMatchObject({ status: 200 });
    expect(await speak(tenSeconds)).toMatchObject({ status: 200 });
    const refused = await speak('Hello.');
    expect(refused).toMatchObject({ status: 429, code: 'speech-day-limit' });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(23 * 60 * 60);
    expect(wait).toBeLessThanOrEqual(24 * 60 * 60);
  });

  it('that were not worked on cost nothing of the day', async () => {
    test.recognizer.refuse({ kind: 'speech-engine-busy' });
    for (let time = 0; time < 20; time += 1) {
      const { statusCode } = await test.server.inject({ ...take('Hello.'), headers });
      expect(statusCode).toBe(503);
    }
    test.recognizer.refuse(undefined);
    expect(await speak('Hello.')).toMatchObject({ status: 200 });
  });

  it('come back later where the queue is full', async () => {
    test.recognizer.refuse({ kind: 'speech-engine-busy' });
    const { server } = test;
    const { statusCode, headers: told } = await server.inject({ ...take('Hello.'), headers });
    expect(statusCode).toBe(503);
    expect(told['retry-after']).toBe('5');
  });

  it('come one or two at a time from one learner', async () => {
    const all = await Promise.all(
      Array.from({ length: 6 }, () => test.server.inject({ ...take('Hello.'), headers })),
    );
    const refused = all.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.json()).toMatchObject({ code: 'too-many-requests' });
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect(await speak('Hello.')).toMatchObject({ status: 200 });
  });
});

describe('the teacher', () => {
  const ask = (remoteAddress: string) => {
    const questionId = test.books[0]?.lessons[0]?.questions[0]?.id;
    const body = { id: crypto.randomUUID(), text: 'Why?', language: 'en' };
    const path = `v1/verbal_composition/questions/${questionId}/teacher_questions`;
    return send({ ...post(path, body, headers), remoteAddress });
  };

  it('answers one learner, one address and all of them so often a day', async () => {
    expect(await ask('192.0.2.1')).toMatchObject({ status: 200 });
    expect(await ask('192.0.2.1')).toMatchObject({ status: 200 });
    const refused = await ask('192.0.2.2');
    expect(refused).toMatchObject({ status: 429, code: 'teacher-day-limit' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);

    for (const isLast of [false, true]) {
      headers = bearerOf((await test.signInLearner()).session);
      expect(await ask('192.0.2.1')).toMatchObject({ status: 200 });
      if (isLast) expect(await ask('192.0.2.1')).toMatchObject({ code: 'teacher-day-limit' });
    }

    for (const isLast of [false, true]) {
      headers = bearerOf((await test.signInLearner()).session);
      const address = `198.51.100.${isLast ? 1 : 2}`;
      expect(await ask(address)).toMatchObject({ status: 200 });
    }
    headers = bearerOf((await test.signInLearner()).session);
    expect(await ask('203.0.113.9')).toMatchObject({ code: 'teacher-day-limit' });
  });
});
