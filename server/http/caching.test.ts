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

const STATUS = 'v1/verbal_composition/study_status';

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  test.server.inject({ url: `/api/${path}`, headers: { authorization, ...headers } });

const etagOf = async () => String((await get(STATUS)).headers['etag']);

describe('a read', () => {
  it('is kept by her own device alone, and asked about each time', async () => {
    const reply = await get(STATUS);
    expect(reply.headers['cache-control']).toBe('private, no-cache');
    expect(reply.headers['etag']).toMatch(/^W\/"[\w-]+"$/);
  });

  it('is kept nowhere where it names her or guards her account', async () => {
    for (const path of [
      'v1/auth/me',
      'v1/auth/me/sessions',
      'v1/auth/me/security_events',
      'v1/auth/me/passkeys',
      'v1/auth/me/one_time_codes',
    ]) {
      const { statusCode, headers } = await get(path);
      expect([path, statusCode, headers['cache-control']]).toEqual([path, 200, 'no-store']);
      expect(headers['etag']).toBeUndefined();
    }
  });

  it('says no more than that it is unchanged, to a caller who has it', async () => {
    for (const known of [await etagOf(), `"another", ${await etagOf()}`]) {
      const reply = await get(STATUS, { 'if-none-match': known });
      expect(reply.statusCode).toBe(304);
      expect(reply.body).toBe('');
      expect(reply.headers['etag']).toBe(await etagOf());
      expect(reply.headers['cache-control']).toBe('private, no-cache');
      expect(reply.headers['content-length']).toBeUndefined();
    }
  });

  it('says all of it to a caller who has another', async () => {
    const before = await etagOf();
    const [lesson] = test.books[0]?.lessons ?? [];
    const id = crypto.randomUUID();
    await test.server.inject({
      method: 'POST',
      url: `/api/v1/verbal_composition/lessons/${lesson?.id}/records`,
      headers: { authorization },
      payload: { id, mode: 'self' },
    });
    await test.server.inject({
      method: 'PUT',
      url: `/api/v1/verbal_composition/record_details/${crypto.randomUUID()}`,
      headers: { authorization },
      payload: {
        record_id: id,
        question_id: lesson?.questions[0]?.id,
        outcome: 'correct',
        answer_ms: 1000,
      },
    });
    const reply = await get(STATUS, { 'if-none-match': before });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ records: [{ id }] });
    expect(reply.headers['etag']).not.toBe(before);
  });

  it('that is refused has nothing to be known by', async () => {
    const reply = await get(STATUS, { authorization: 'Bearer nobody' });
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
