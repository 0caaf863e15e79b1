import { toJsonSchema } from '@valibot/to-json-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../protocol/endpoints.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let test: TestServer;
let authorization: string;

beforeAll(async () => {
  test = await openTestServer();
  authorization = `Bearer ${(await test.signInLearner()).session.access_token}`;
}, 60_000);

afterAll(() => test.close());

const TAGS = 'v2/verbal_composition/book_tags';

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  test.server.inject({ url: `/api/${path}`, headers: { authorization, ...headers } });

const etagOf = async () => String((await get(TAGS)).headers['etag']);

describe('a read', () => {
  it('that is the same for all is kept by the device that asked, which asks about it each time', async () => {
    const reply = await get(TAGS);
    expect(reply.headers['cache-control']).toBe('private, no-cache');
    expect(reply.headers['etag']).toMatch(/^W\/"[\w-]+"$/);
  });

  it('of what is hers is kept nowhere', async () => {
    const hers = Object.values(endpoints).filter(
      (one) => one.method === 'GET' && one.auth === 'bearer' && !('isContent' in one),
    );
    expect(hers.length).toBeGreaterThan(30);
    for (const { path } of hers.filter((one) => !one.path.includes('{'))) {
      const { headers } = await get(path);
      expect([path, headers['cache-control']]).toEqual([path, expect.stringMatching(/^no-store/)]);
      expect(headers['etag']).toBeUndefined();
    }
  });

  it('is called content where it says the same to every learner', async () => {
    const another = await test.signInLearner();
    const elsewhere = { authorization: `Bearer ${another.session.access_token}` };
    const [lesson] = test.books[0]?.lessons ?? [];
    const contents = Object.values(endpoints).filter((one) => 'isContent' in one);
    expect(contents.length).toBeGreaterThan(2);
    for (const { path } of contents) {
      const here = path.replace('{id}', lesson?.id ?? '');
      const mine = await get(here);
      expect([path, mine.statusCode]).toEqual([path, 200]);
      expect((await get(here, elsewhere)).body).toBe(mine.body);
    }
  });

  it('says no more than that it is unchanged, to a caller who has it', async () => {
    for (const known of [await etagOf(), `"another", ${await etagOf()}`]) {
      const reply = await get(TAGS, { 'if-none-match': known });
      expect(reply.statusCode).toBe(304);
      expect(reply.body).toBe('');
      expect(reply.headers['etag']).toBe(await etagOf());
      expect(reply.headers['cache-control']).toBe('private, no-cache');
      expect(reply.headers['content-length']).toBeUndefined();
    }
  });

  it('says all of it to a caller who has another', async () => {
    const reply = await get(TAGS, { 'if-none-match': 'W/"another"' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toHaveProperty('tags');
  });

  it('that is refused has nothing to be known by', async () => {
    const reply = await get(TAGS, { authorization: 'Bearer made-up' });
    expect(reply.statusCode).toBe(401);
    expect(reply.headers['etag']).toBeUndefined();
  });
});

describe('what gives tokens', () => {
  it('may be stored by no cache', async () => {
    const { email } = await test.signInLearner('Sakura-2026!');
    const payload = { email, password: 'Sakura-2026!' };
    const reply = await test.server.inject({ method: 'POST', url: '/api/login', payload });
    expect(reply.json()).toHaveProperty('access_token');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is never a read', () => {
    const giving = Object.values(endpoints).filter(
      ({ reply }) =>
        typeof reply !== 'string' &&
        JSON.stringify(toJsonSchema(reply, { errorMode: 'ignore' })).includes('_token"'),
    );
    expect(giving.length).toBeGreaterThan(0);
    expect(giving.filter(({ method }) => method === 'GET')).toEqual([]);
  });
});
