import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../protocol/endpoints.ts';
import type { Endpoint } from '../../../protocol/endpoint.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { attackerOf, bearerOf, post } from './attacker.fixture.ts';

const STRANGE: readonly [string, string][] = [
  ['half a character', '"\\ud800"'],
  ['the other half', '"a\\udc00@b.cd"'],
  ['NUL', '"a\\u0000@b.cd"'],
  ['a character of four bytes', '"🦊🦊🦊"'],
  ['right to left', '"\\u202egro.elpmaxe@"'],
  ['a number', '1e400'],
  ['nothing', 'null'],
  ['a list', '[[[[[[]]]]]]'],
  ['an object', '{"$ne":null}'],
  ['a deep list', '['.repeat(5000) + ']'.repeat(5000)],
  ['a long text', `"${'a'.repeat(200_000)}"`],
];

let test: TestServer;
let send: ReturnType<typeof attackerOf>;
let headers: Record<string, string>;

beforeAll(async () => {
  test = await openTestServer();
  send = attackerOf(test);
  headers = bearerOf((await test.signInLearner()).session);
}, 60_000);

afterAll(() => test.close());

const withBody = Object.values<Endpoint>(endpoints).filter(({ body }) => body !== undefined);
const urlOf = (path: string) => `/api/${path.replaceAll(/\{\w+\}/g, 'x-1')}`;

describe.each(withBody)('$method $path', ({ method, path }) => {
  const names =
    'email password token id answers language code code_verify username session_id lesson_id record_id platform'.split(
      ' ',
    );

  it.each(STRANGE)('is refused with %s in every field', async (_, value) => {
    const payload = `{${names.map((name) => `"${name}":${value}`).join()}}`;
    const { status } = await send({
      method,
      url: urlOf(path),
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    });
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['cut off', '{"email":"yui@oz.ex'],
    ['empty', ''],
    ['of a prototype', '{"__proto__":{"isAdmin":true}}'],
    ['of a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['no JSON', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a/>'],
    ['too large', `{"email":"${'a'.repeat(300_000)}"}`],
  ])('is refused with a body that is %s', async (_, payload) => {
    const { status } = await send({
      method,
      url: urlOf(path),
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

it('the last of two fields of one name counts, as in every JSON parser', async () => {
  const payload = '{"email":"yui@oz.example","email":"nobody","password":"x"}';
  expect(await send(post('login', payload))).toMatchObject({ code: 'bad-request' });
});

it.each([
  'email=a@b.cd&email=c@d.ef',
  'email[]=a@b.cd',
  'email[$ne]=a',
  '__proto__=a',
  'email=%00',
])('a query that is none of ours is refused: %s', async (query) => {
  expect(await send({ url: `/api/v1/auth/exists?${query}` })).toMatchObject({
    code: 'bad-request',
  });
});

it.each([
  `${'a'.repeat(300)}@oz.example`,
  'yui@oz.example\r\nBcc: ken@oz.example',
  'yui@oz.example,ken@oz.example',
  '"<script>"@oz.example',
  'yui@localhost',
  '../../etc/passwd',
])('nothing is sent to what is no email: %s', async (email) => {
  expect(await send(post('v1/auth/register', { email }))).toMatchObject({ code: 'bad-request' });
});

it('an email in any script is one, and comes back as it was given', async () => {
  const email = 'ゆい🦊@例え.テスト';
  const body = { email, password: 'Sakura-2026!' };
  expect(await send(post('v1/auth/register_password', body))).toMatchObject({ status: 200 });
  const session = JSON.parse((await send(post('login', body))).text);
  const me = await send({ url: '/api/v1/auth/me', headers: bearerOf(session) });
  expect(JSON.parse(me.text)).toMatchObject({ email });
});

it('HTML in a text is text everywhere it comes out again', async () => {
  const email = "o'<img/src=x>&b@oz.example".replaceAll(/[<>]/g, '');
  const body = { email, password: 'Sakura-2026!', language: 'en' };
  expect(await send(post('v1/auth/register_password', body))).toMatchObject({ status: 200 });
  const host = 'localhost';
  const opened = await send({ url: test.parts.outbox?.key.path ?? '', headers: { host } });
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
  const page = await send({ url: '/outbox', headers: { host, cookie } });
  expect(page.text).toContain('o&#39;img/src=x&amp;b@oz.example');
  const device = { token: '<script>alert(1)</script>', platform: 'ios' };
  expect(await send(post('v1/auth/me/device_tokens', device, headers))).toMatchObject({
    status: 204,
  });
});
