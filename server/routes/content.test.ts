import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { GOOD_BOOK } from '../content/good-book.fixture.ts';
import { CONTENT_TOKEN, openTestServer, type TestServer } from '../http/test-server.ts';

const PATH = '/api/v1/data/contents/verbal_composition_sync';
const book = parse(GOOD_BOOK) as Record<string, unknown>; // a fixture that is an object

let oz: TestServer;
beforeAll(async () => {
  oz = await openTestServer();
});
afterAll(() => oz.close());

const sync = (books: readonly unknown[], authorization?: string) =>
  oz.server.inject({
    method: 'POST',
    url: PATH,
    ...(authorization !== undefined && { headers: { authorization } }),
    payload: { books },
  });

describe('content from an operator', () => {
  it('is taken, and is there at once beside what comes with Oz', async () => {
    const reply = await sync([book, { id: 'x' }], `Bearer ${CONTENT_TOKEN}`);

    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      taken: [{ id: 'cafe', lesson_count: 1, question_count: 2 }],
    });
    expect(reply.json()).toHaveProperty('not_taken.0.place', 'books.1');
    expect((await oz.parts.library.outlines()).map(({ id }) => id)).toEqual([
      ...oz.books.map(({ id }) => id),
      'cafe',
    ]);
    expect((await oz.parts.library.question('cafe-01'))?.question.prompt).toBe(
      'コーヒーをください。',
    );
  });

  it('may be sent again', async () => {
    const before = (await oz.parts.library.outlines()).length;
    const reply = await sync([book], `bearer ${CONTENT_TOKEN}`);

    expect(reply.json()).toMatchObject({ taken: [{ id: 'cafe' }], not_taken: [] });
    expect(await oz.parts.library.outlines()).toHaveLength(Math.max(before, oz.books.length + 1));
  });

  it('loses nothing when two come at once', async () => {
    const other = (name: string) =>
      parse(
        GOOD_BOOK.replaceAll('cafe', name)
          .replace('コーヒーをください。', `${name}をください。`)
          .replace('この席、', `${name}の席、`),
      ) as unknown;
    await Promise.all(['one', 'two'].map((name) => sync([other(name)], `Bearer ${CONTENT_TOKEN}`)));

    const ids = (await oz.parts.library.outlines()).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['one', 'two']));
  });

  it.each([undefined, 'Bearer ', 'Bearer wrong', `Basic ${CONTENT_TOKEN}`, CONTENT_TOKEN])(
    'is refused with %j',
    async (authorization) => {
      const reply = await sync([book], authorization);

      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toMatchObject({ code: 'signed-out' });
    },
  );

  it("is refused with a learner's token", async () => {
    const { session } = await oz.signInLearner();

    expect((await sync([book], `Bearer ${session.access_token}`)).statusCode).toBe(401);
  });

  it('is no place at all where no token is set', async () => {
    const closed = await openTestServer(undefined, () => ({
      content: {
        token: undefined,
        imported: undefined as never, // no request comes so far
        speak: () => Promise.resolve(),
      },
    }));
    const reply = await closed.server.inject({
      method: 'POST',
      url: PATH,
      payload: { books: [book] },
    });
    await closed.close();

    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'not-found' });
  });

  it('must be books', async () => {
    const reply = await oz.server.inject({
      method: 'POST',
      url: PATH,
      headers: { authorization: `Bearer ${CONTENT_TOKEN}` },
      payload: {},
    });

    expect(reply.statusCode).toBe(400);
  });
});

it('leaves what a learner did with a book that is taken away', async () => {
  await sync([book], `Bearer ${CONTENT_TOKEN}`);
  const { session } = await oz.signInLearner();
  const calls = (method: 'POST' | 'PUT' | 'GET', path: string, payload?: object) =>
    oz.server.inject({
      method,
      url: `/api/v1/verbal_composition/${path}`,
      headers: { authorization: `Bearer ${session.access_token}` },
      ...(payload && { payload }),
    });
  const record = crypto.randomUUID();
  await calls('POST', 'lessons/cafe-orders/records', { id: record, mode: 'self' });
  const grade = { record_id: record, question_id: 'cafe-01', outcome: 'wrong', answer_ms: 1000 };
  await calls('PUT', `record_details/${crypto.randomUUID()}`, grade);

  await oz.parts.library.replace(oz.books);
  const left = await calls('GET', `records/${record}`);
  expect(left.statusCode).toBe(200);
  expect(left.json()).toMatchObject({ answered_count: 1, details: [{ question_id: 'cafe-01' }] });
  expect((await calls('GET', 'review_items')).json()).toEqual({ items: [], next: null });

  await sync([book], `Bearer ${CONTENT_TOKEN}`);
  const back = await calls('GET', 'review_items');
  expect(back.json()).toMatchObject({ items: [{ question: { id: 'cafe-01' } }] });
});
