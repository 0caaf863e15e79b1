import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { clientOf, tokenTo, type Tokens } from './account-client.fixture.ts';

const PASSWORD = 'Sakura-2026!';
const NEXT = 'Momiji-2026!';
const HOURS_24 = 86_400_000;

let test: TestServer;
let ask: ReturnType<typeof clientOf>;
let email: string;

beforeAll(async () => {
  test = await openTestServer();
  ask = clientOf(test);
}, 60_000);

afterAll(() => test.close());

beforeEach(() => {
  email = `${crypto.randomUUID()}@oz.example`;
});

/** A moment passes, so that mails have an order. */
const register = async (more = {}) => {
  const made = await ask('POST', 'v1/auth/register_password', {
    email,
    password: PASSWORD,
    ...more,
  });
  test.pass(1);
  return made;
};
const signIn = async (password = PASSWORD, as = email): Promise<Tokens> =>
  (await ask('POST', 'login', { email: as, password })).body;
const me = async (session: Tokens) => (await ask('GET', 'v1/auth/me', undefined, session)).body;
const confirm = (token: string, session?: Tokens) =>
  ask('POST', 'v1/auth/confirm_email', { token }, session);
const reset = (token: string, password = NEXT) =>
  ask('POST', 'v1/auth/reset_password', { token, password });
const requestReset = (to = email, language = 'ja') =>
  ask('POST', 'v1/auth/request_password_reset', { email: to, language });
const refresh = (session: Tokens) =>
  ask('POST', 'refresh_token', { refresh_token: session.refresh_token });

describe('the link after registering', () => {
  it('confirms the email, once, in the language that was asked for', async () => {
    expect(await register({ language: 'ko' })).toMatchObject({ status: 200 });
    const session = await signIn();
    expect(await me(session)).toMatchObject({ email, email_confirmed: false, is_guest: false });
    const [mail] = await test.mailsTo(email);
    expect(mail?.subject).toBe('[Oz] 이메일 주소를 확인해 주세요');
    expect(mail?.text).toMatch(
      /\nhttps:\/\/oz\.example\/ko\/register_email_confirmation#token=[\w-]{43}\n/,
    );
    const token = await tokenTo(test, email);
    expect(await confirm(token, session)).toEqual({ status: 200, body: { email } });
    expect(await me(session)).toMatchObject({ email_confirmed: true });
    expect(await confirm(token)).toMatchObject({ status: 410, body: { code: 'link-invalid' } });
  });

  it('is good for 24 hours, to the moment', async () => {
    await register();
    const token = await tokenTo(test, email);
    test.pass(HOURS_24);
    expect(await confirm(token)).toMatchObject({ status: 410 });
  });

  it('is not kept as it is', async () => {
    await register();
    const token = await tokenTo(test, email);
    const rows = await test.db.selectFrom('mail_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('sets no password', async () => {
    await register();
    expect(await reset(await tokenTo(test, email))).toMatchObject({ status: 410 });
  });

  it('goes to the very address the account has, never to one that only looks like it', async () => {
    email = `mike-${email}`;
    await register();
    const kelvin = email.replace('mike', 'mi\u212Ae');
    expect(kelvin).not.toBe(email);
    await requestReset(kelvin);
    expect(await test.mailsTo(kelvin)).toEqual([]);
    expect(await test.mailsTo(email)).toHaveLength(2);
  });
});

describe('a forgotten password', () => {
  it('is replaced with the link, which ends every session and begins one', async () => {
    await register();
    const before = await signIn();
    expect(await requestReset(email.toUpperCase(), 'en')).toEqual({ status: 204, body: undefined });
    const [mail] = await test.mailsTo(email);
    expect(mail?.subject).toBe('Reset your Oz password');
    expect(mail?.text).toContain('https://oz.example/en/login#reset_token=');
    const token = await tokenTo(test, email);
    test.pass(1);
    const done = await reset(token);
    expect(done.status).toBe(200);
    expect(await me(done.body)).toMatchObject({ email, email_confirmed: true });
    expect(await refresh(before)).toMatchObject({ body: { code: 'refresh-refused' } });
    expect(await refresh(done.body)).toMatchObject({ status: 200 });
    expect(await ask('POST', 'login', { email, password: PASSWORD })).toMatchObject({
      body: { code: 'wrong-password' },
    });
    expect(await signIn(NEXT)).toHaveProperty('access_token');
    const [told] = await test.mailsTo(email);
    expect(told?.subject).toBe('Your Oz password was changed');
  });

  it('stays when the new one is weak, and so does the link', async () => {
    await register();
    await requestReset();
    const token = await tokenTo(test, email);
    expect(await reset(token, 'weak')).toMatchObject({ status: 422 });
    expect(await reset(token)).toMatchObject({ status: 200 });
    expect(await reset(token)).toMatchObject({ body: { code: 'link-invalid' } });
  });

  it('is replaced once, however many use the link at the same moment', async () => {
    await register();
    await requestReset();
    const token = await tokenTo(test, email);
    const passwords = ['Momiji-2026!', 'Tsubaki-2026', 'Ajisai-2026!', 'Botan-2026!!'];
    const all = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410]);
    const won = passwords[all.findIndex(({ status }) => status === 200)] ?? '';
    expect(await signIn(won)).toHaveProperty('access_token');
  });

  it('makes every other link useless', async () => {
    await register();
    await requestReset();
    const first = await tokenTo(test, email);
    test.pass(1);
    await requestReset();
    expect(await reset(await tokenTo(test, email))).toMatchObject({ status: 200 });
    expect(await reset(first)).toMatchObject({ status: 410 });
  });

  it('is asked for without a word on whether there is an account', async () => {
    expect(await requestReset()).toEqual({ status: 204, body: undefined });
    expect(await test.mailsTo(email)).toEqual([]);
  });
});

describe('registering by mail alone', () => {
  const invite = () => ask('POST', 'v1/auth/register', { email, language: 'en' });

  it('makes the account when its password is chosen', async () => {
    expect(await invite()).toEqual({ status: 204, body: undefined });
    expect(await ask('GET', `v1/auth/exists?email=${email}`)).toMatchObject({ status: 404 });
    const done = await reset(await tokenTo(test, email));
    expect(await me(done.body)).toMatchObject({ email, email_confirmed: true, is_guest: false });
    expect(await signIn(NEXT)).toHaveProperty('access_token');
  });

  it('answers the same to a learner who has an account, and tells her by mail', async () => {
    await register();
    expect(await invite()).toEqual({ status: 204, body: undefined });
    const [mail] = await test.mailsTo(email);
    expect(mail?.subject).toBe('You already have an Oz account');
    expect(await signIn()).toHaveProperty('access_token');
  });

  it('is no second account for a learner who registered in the meantime', async () => {
    await invite();
    const token = await tokenTo(test, email);
    const { body } = await register();
    expect(await me((await reset(token)).body)).toMatchObject({ id: body.id });
  });
});

describe('another email', () => {
  let session: Tokens;
  let next: string;

  beforeEach(async () => {
    await register();
    session = await signIn();
    next = `new-${email}`;
  });

  const change = (to = next) =>
    ask('POST', 'v1/auth/request_email_change', { email: to, language: 'en' }, session);

  it('takes the place of the old one once its link is opened, and the old one is told', async () => {
    expect(await change()).toEqual({ status: 204, body: undefined });
    expect(await me(session)).toMatchObject({ email });
    const [told] = await test.mailsTo(email);
    expect(told?.subject).toBe('A change of your Oz email address was requested');
    expect(told?.text).not.toContain('http');
    expect(await confirm(await tokenTo(test, next), session)).toEqual({
      status: 200,
      body: { email: next },
    });
    expect(await me(session)).toMatchObject({ email: next, email_confirmed: true });
    expect(await signIn(PASSWORD, next)).toHaveProperty('access_token');
    expect(await ask('GET', `v1/auth/exists?email=${email}`)).toMatchObject({ status: 404 });
  });

  it('is not to be had when another learner has it, now or when the link is opened', async () => {
    const ken = `ken-${email}`;
    await ask('POST', 'v1/auth/register_password', { email: ken, password: PASSWORD });
    expect(await change(ken)).toMatchObject({ status: 409, body: { code: 'email-taken' } });
    await change();
    const token = await tokenTo(test, next);
    await ask('POST', 'v1/auth/register_password', { email: next, password: PASSWORD });
    expect(await confirm(token, session)).toMatchObject({ body: { code: 'email-taken' } });
    expect(await me(session)).toMatchObject({ email });
  });

  it('is not to be had any more once the password was changed', async () => {
    await change();
    const token = await tokenTo(test, next);
    await ask(
      'PUT',
      'v1/auth/password',
      { current_password: PASSWORD, new_password: NEXT },
      session,
    );
    expect(await confirm(token)).toMatchObject({ body: { code: 'link-invalid' } });
  });

  it('makes the link to confirm the old one useless', async () => {
    const old = await tokenTo(test, email);
    await change();
    await confirm(await tokenTo(test, next), session);
    expect(await confirm(old, session)).toMatchObject({ body: { code: 'link-invalid' } });
  });

  it('can be the same again, for a learner who lost the first link', async () => {
    const again = () =>
      ask('POST', 'v1/auth/request_register_email', { email, language: 'ja' }, session);
    expect(await again()).toMatchObject({ status: 204 });
    expect(await confirm(await tokenTo(test, email), session)).toMatchObject({ status: 200 });
    expect(await me(session)).toMatchObject({ email_confirmed: true });
  });
});
