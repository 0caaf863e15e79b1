import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { openTestServer, type TestServer } from './test-server.ts';

const LOGIN = '/api/login';
const VOICE = '/api/v1/verbal_composition/records/r-1/voice';
const JSON_TYPE = { 'content-type': 'application/json' };
const MEBIBYTE = 1024 * 1024;

let test: TestServer;
let bearer: { authorization: string };

beforeAll(async () => {
  test = await openTestServer();
  const { session } = await test.signInLearner();
  bearer = { authorization: `Bearer ${session.access_token}` };
}, 60_000);

afterAll(() => test.close());

const ask = async (request: InjectOptions) => {
  const response = await test.server.inject(request);
  return { status: response.statusCode, body: response.json(), text: response.body, response };
};

const refused = (status: number, code: string) => ({
  status,
  body: { code, message: expect.stringMatching(/[。]$/) },
});

const form = (parts: Readonly<Record<string, string | Blob>>): InjectOptions => {
  const payload = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (part instanceof Blob) payload.append(name, part, name);
    else payload.append(name, part);
  }
  return { method: 'POST', url: VOICE, headers: bearer, payload };
};

const whole = {
  answer_id: crypto.randomUUID(),
  question_id: 'q-1',
  answer_ms: '1000',
  file: new Blob(['said:Hello.']),
};

describe('what the server does not understand', () => {
  it.each([
    ['no JSON', '{"email":'],
    ['nothing', ''],
    ['no object', '"text"'],
    ['null', 'null'],
    ['too little', '{"email":"yui@oz.example"}'],
    ['another type', '{"email":"yui@oz.example","password":1}'],
    ['what is no email', '{"email":"yui","password":"x"}'],
    ['a character no database keeps', '{"email":"a\\u0000@b.cd","password":"x"}'],
    ['nested without end', `{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['a prototype', '{"email":"yui@oz.example","password":"x","__proto__":{"a":1}}'],
  ])('is refused as bad-request: a body that is %s', async (_, payload) => {
    expect(await ask({ method: 'POST', url: LOGIN, headers: JSON_TYPE, payload })).toMatchObject(
      refused(400, 'bad-request'),
    );
  });

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense'])(
    'is refused as bad-request: a body that calls itself %s',
    async (type) => {
      const headers = { 'content-type': type };
      expect(await ask({ method: 'POST', url: LOGIN, headers, payload: 'a=b' })).toMatchObject(
        refused(400, 'bad-request'),
      );
    },
  );

  it.each([
    '/api/v1/auth/exists',
    '/api/v1/auth/exists?email=yui',
    '/api/v1/auth/exists?email=a@b.cd&email=c@d.ef',
  ])('is refused as bad-request: %s', async (url) => {
    expect(await ask({ url })).toMatchObject(refused(400, 'bad-request'));
  });

  it.each([
    '/api/v2/verbal_composition/lessons/a%20b',
    '/api/v2/verbal_composition/lessons/..%2F..',
    `/api/v2/verbal_composition/lessons/${'a'.repeat(65)}`,
    '/api/v2/verbal_composition/lessons/%00',
    '/api/v2/verbal_composition/lessons/%E0%A4%A',
    '/%E0%A4%A',
  ])('is refused as bad-request: %s', async (url) => {
    expect(await ask({ url, headers: bearer })).toMatchObject(refused(400, 'bad-request'));
  });

  it.each([
    ['no file', { file: 'said:Hello.' }],
    ['no answer id', { answer_id: '' }],
    ['an answer id of its own', { answer_id: 'a-1' }],
    ['a time that is no number', { answer_ms: 'soon' }],
    ['a time before it began', { answer_ms: '-1' }],
    ['a time that no database keeps', { answer_ms: '2147483648' }],
  ])('is refused as bad-request: a take with %s', async (_, part) => {
    expect(await ask(form({ ...whole, ...part }))).toMatchObject(refused(400, 'bad-request'));
  });

  it('is refused as bad-request: a take in JSON', async () => {
    const payload = { ...whole, file: 'said:Hello.' };
    expect(await ask({ method: 'POST', url: VOICE, headers: bearer, payload })).toMatchObject(
      refused(400, 'bad-request'),
    );
  });

  it('is refused as bad-request: a form that is cut off', async () => {
    const headers = { ...bearer, 'content-type': 'multipart/form-data; boundary=x' };
    const payload = '--x\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\nab';
    expect(await ask({ method: 'POST', url: VOICE, headers, payload })).toMatchObject(
      refused(400, 'bad-request'),
    );
  });
});

describe('what is too large', () => {
  it('is refused as too-large: a body beyond 256 KiB', async () => {
    const payload = JSON.stringify({ email: 'yui@oz.example', password: 'x'.repeat(256 * 1024) });
    expect(await ask({ method: 'POST', url: LOGIN, headers: JSON_TYPE, payload })).toMatchObject(
      refused(413, 'too-large'),
    );
  });

  it('is refused as too-large: a take beyond 40 MiB', async () => {
    const file = new Blob([new Uint8Array(40 * MEBIBYTE + 1)]);
    expect(await ask(form({ ...whole, file }))).toMatchObject(refused(413, 'too-large'));
  });

  it('is refused as too-large: two files', async () => {
    const more = { ...whole, other: new Blob(['x']) };
    expect(await ask(form(more))).toMatchObject(refused(413, 'too-large'));
  });
});

describe('what is not there', () => {
  it.each(['/', '/api', '/api/', '/api/v9/nothing', '/ja/login', '/api/login/'])(
    'is not found: %s',
    async (url) => {
      expect(await ask({ url })).toMatchObject(refused(404, 'not-found'));
    },
  );

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    'is not found: a login by %s',
    async (method) => {
      expect(await ask({ method, url: LOGIN })).toMatchObject(refused(404, 'not-found'));
    },
  );
});

describe('without a token', () => {
  const guarded = Object.values(endpoints).filter(({ auth }) => auth === 'bearer');
  const requests = guarded.map(({ method, path }) => ({
    method,
    url: `/api/${path.replaceAll(/\{\w+\}/g, 'x-1')}`,
  }));

  it.each(requests)('nothing is given by $method $url', async (request) => {
    expect(await ask(request)).toMatchObject(refused(401, 'signed-out'));
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['no bearer', 'Basic eXVpOngK'],
    ['nonsense', 'Bearer nonsense'],
    ['two', 'Bearer a.b.c d.e.f'],
    ['one of no learner', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ5dWkifQ.'],
  ])('a learner is not known: %s', async (_, authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    expect(await ask({ url: '/api/v1/auth/me', headers })).toMatchObject(
      refused(401, 'signed-out'),
    );
  });

  it('a learner is not known once her token has expired', async () => {
    const { session } = await test.signInLearner();
    const headers = { authorization: `Bearer ${session.access_token}` };
    expect(await ask({ url: '/api/v1/auth/me', headers })).toMatchObject({ status: 200 });
    test.pass(600_000);
    expect(await ask({ url: '/api/v1/auth/me', headers })).toMatchObject(
      refused(401, 'signed-out'),
    );
    const { session: anew } = await test.signInLearner();
    bearer = { authorization: `Bearer ${anew.access_token}` };
  });

  it('a learner is not known once her account is gone', async () => {
    const token = await test.parts.signer.sign(
      { learnerId: 'nobody', sessionId: 's-1', tokenId: 't-1' },
      new Date(test.now()),
    );
    const headers = { authorization: `Bearer ${token}` };
    expect(await ask({ url: '/api/v1/auth/me', headers })).toMatchObject(
      refused(401, 'signed-out'),
    );
  });
});

describe('what leaves', () => {
  const undone: (() => void)[] = [];

  afterEach(() => {
    for (const undo of undone.splice(0)) undo();
  });

  it('is never the trace, the words or the cause of a bug', async () => {
    const { library } = test.parts;
    const { outlines } = library;
    undone.push(() => Object.assign(library, { outlines }));
    library.outlines = async () => {
      throw Object.assign(new Error('select * from secrets'), { detail: '/srv/oz', code: '42P01' });
    };
    const { text, ...answer } = await ask({
      url: '/api/v3/verbal_composition/books',
      headers: bearer,
    });
    expect(answer).toMatchObject(refused(500, 'unexpected'));
    expect(Object.keys(answer.body)).toEqual(['code', 'message']);
    expect(text).not.toMatch(/secrets|srv|42P01|at |\.ts/);
  });

  it('is that there is no room, where what was to be kept found none', async () => {
    const { library } = test.parts;
    const { outlines } = library;
    undone.push(() => Object.assign(library, { outlines }));
    for (const code of ['ENOSPC', 'EDQUOT', '53100']) {
      library.outlines = () => Promise.reject(Object.assign(new Error('/srv/oz'), { code }));
      const { text, ...answer } = await ask({
        url: '/api/v3/verbal_composition/books',
        headers: bearer,
      });
      expect(answer).toMatchObject(refused(507, 'server-full'));
      expect(text).not.toContain('srv');
    }
  });

  it('is never more than the protocol names', async () => {
    const { accounts } = test.parts;
    const { exists } = accounts;
    undone.push(() => Object.assign(accounts, { exists }));
    const more = { exists: true as const, passwordHash: 'secret', email: 'yui@oz.example' };
    accounts.exists = async () => ok(more);
    const { text } = await ask({ url: '/api/v1/auth/exists?email=yui@oz.example' });
    expect(text).toBe('{"exists":true}');
  });

  it('is of a learner her id, her email and what she has', async () => {
    const { body } = await ask({ url: '/api/v1/auth/me', headers: bearer });
    expect(Object.keys(body).join(' ')).toBe(
      'id email is_guest email_confirmed has_password answered_demographic supiful_student_id current_subscription',
    );
  });

  it('says refusals in Korean to those who read it, else in Japanese', async () => {
    const message = async (language: string) =>
      (await ask({ url: '/nothing', headers: { 'accept-language': language } })).body.message;
    expect(await message('ko-KR,ja;q=0.5')).toBe('찾을 수 없어요.');
    expect(await message('ja')).toBe('見つかりません。');
    expect(await message('fr')).toBe('見つかりません。');
  });
});
