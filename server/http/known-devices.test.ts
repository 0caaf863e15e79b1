import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SharedLimits } from '../limits/shared-limits.ts';
import { BARE_WEB } from '../outside-settings.ts';
import { openTestServer, type TestServer } from './test-server.ts';

const PASSWORD = 'Sakura-2026!';
const WRONG = 'Sakura-2025!';
const PHONE = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

let test: TestServer;
let email: string;
let places = 0;

beforeAll(async () => {
  test = await openTestServer(undefined, (db) => ({ limits: new SharedLimits(db) }));
}, 60_000);

afterAll(() => test.close());

beforeEach(async () => {
  ({ email } = await test.signInLearner(PASSWORD));
});

const anywhere = () => `198.51.100.${(places += 1)}`;
const signIn = (password: string, cookie?: string, remoteAddress = anywhere()) =>
  test.server.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress,
    headers: { 'user-agent': PHONE, ...(cookie !== undefined && { cookie }) },
    payload: { email, password },
  });
const cookieOf = async (...given: Parameters<typeof signIn>) => {
  const [name = ''] = String((await signIn(...given)).headers['set-cookie']).split(';');
  return name;
};
const lockOut = async () => {
  for (let time = 0; time < 11; time += 1) await signIn(WRONG);
};

describe('a device on which she has signed in', () => {
  it('is marked with a cookie that no script reads and no other site sends', async () => {
    const { headers } = await signIn(PASSWORD);
    expect(headers['set-cookie']).toMatch(
      /^oz_device=[\w-]{22}\.[\w-]{22}; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    expect((await signIn(WRONG)).headers['set-cookie']).toBeUndefined();
  });

  it('is marked over TLS by a name that no other page can take, and known by the older names', async () => {
    const overTls = await openTestServer(undefined, () => ({
      web: { ...BARE_WEB, trustProxy: 'loopback' },
    }));
    const yui = await overTls.signInLearner(PASSWORD);
    const plain = await overTls.server.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: yui.email, password: PASSWORD },
    });
    const [older = ''] = String(plain.headers['set-cookie']).split(';');
    for (const cookie of [older, `__Secure-${older}`, `__Host-${older}`]) {
      const { headers } = await overTls.server.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'x-forwarded-proto': 'https', cookie },
        payload: { email: yui.email, password: PASSWORD },
      });
      expect(headers['set-cookie']).toBe(
        `__Host-${older}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure`,
      );
    }
    await overTls.close();
  });

  it('lets her in from any address while others are locked out', async () => {
    const cookie = await cookieOf(PASSWORD);
    await lockOut();
    expect((await signIn(PASSWORD)).statusCode).toBe(429);
    expect((await signIn(PASSWORD, cookie)).statusCode).toBe(200);
  });

  it('is not to be guessed on for ever', async () => {
    const cookie = await cookieOf(PASSWORD);
    for (let time = 0; time < 10; time += 1)
      expect((await signIn(WRONG, cookie)).statusCode).toBe(403);
    expect((await signIn(PASSWORD, cookie)).statusCode).toBe(429);
  });

  it('is known for the learners who signed in on it, and for no other', async () => {
    const hers = email;
    const first = await cookieOf(PASSWORD);
    ({ email } = await test.signInLearner(PASSWORD));
    await lockOut();
    expect((await signIn(PASSWORD, first)).statusCode).toBe(429);
    email = hers;
    const [id = ''] = first.split('.');
    await lockOut();
    for (const forged of [`${id}.${'A'.repeat(22)}`, first.replace('=', '=A'), `${first}.x`])
      expect((await signIn(PASSWORD, forged)).statusCode).toBe(429);
  });

  it('is known for a whole family', async () => {
    const first = await cookieOf(PASSWORD);
    const hers = email;
    ({ email } = await test.signInLearner(PASSWORD));
    const both = await cookieOf(PASSWORD, first);
    expect(both.split('.')).toHaveLength(3);
    for (email of [email, hers]) {
      await lockOut();
      expect((await signIn(PASSWORD, both)).statusCode).toBe(200);
    }
  });
});

describe('a new device', () => {
  const told = async () =>
    (await test.mailsTo(email)).filter(({ subject }) => subject.includes('新しい端末'));
  const confirm = async () => {
    const learner = await test.parts.learners.ofEmail(email);
    await test.parts.learners.setEmail(learner?.id ?? '', email, new Date(test.now()));
  };

  it('is told of by mail, with what it calls itself', async () => {
    await confirm();
    await signIn(PASSWORD);
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('\nSafari · iPhone\n');
  });

  it('is not new the next time, by its cookie or where it is', async () => {
    await confirm();
    const here = anywhere();
    const cookie = await cookieOf(PASSWORD, undefined, here);
    await signIn(PASSWORD, cookie);
    await signIn(PASSWORD, undefined, here);
    expect(await told()).toHaveLength(1);
  });

  it('is not told of to a mailbox that may belong to another person', async () => {
    await signIn(PASSWORD);
    expect(await told()).toEqual([]);
  });
});
