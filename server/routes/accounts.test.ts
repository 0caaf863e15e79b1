import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Argon2Hasher } from '../accounts/argon2-hasher.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { clientOf, type Tokens } from './account-client.fixture.ts';

const PASSWORD = 'Sakura-2026!';
const NEXT = 'Momiji-2026!';

let test: TestServer;
let ask: ReturnType<typeof clientOf>;
let email: string;
let id: string;
let session: Tokens;

beforeAll(async () => {
  test = await openTestServer();
  ask = clientOf(test);
}, 60_000);

afterAll(() => test.close());

beforeEach(async () => {
  email = `${crypto.randomUUID()}@oz.example`;
  const made = await ask('POST', 'v1/auth/register_password', { email, password: PASSWORD });
  id = made.body.id;
  session = await signIn();
});

const signIn = async (password = PASSWORD): Promise<Tokens> =>
  (await ask('POST', 'login', { email, password })).body;
const refresh = (of: Tokens) => ask('POST', 'refresh_token', { refresh_token: of.refresh_token });

describe('a session that has ended', () => {
  const refusedAll = async (of: Tokens) => {
    const refused = { status: 401, body: { code: 'signed-out' } };
    expect(await ask('GET', 'v1/auth/me', undefined, of)).toMatchObject(refused);
    const code_challenge = 'c'.repeat(43);
    expect(await ask('POST', 'v1/auth/issue_code', { code_challenge }, of)).toMatchObject(refused);
    expect(await refresh(of)).toMatchObject({ status: 403 });
  };
  const jtiOf = ({ access_token }: Tokens): string =>
    JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()).jti;

  it('is refused by every call at once after signing out, and leaves the others alone', async () => {
    const other = await signIn();
    await ask('DELETE', `v1/oauth/tokens/${jtiOf(session)}`, undefined, session);
    await refusedAll(session);
    expect(await ask('GET', 'v1/auth/me', undefined, other)).toMatchObject({ status: 200 });
  });

  it('may be told of late, by what the device kept of it', async () => {
    const other = await signIn();
    const late = (of: Tokens) =>
      ask('POST', 'v1/auth/late_sign_out', {
        token_id: jtiOf(of),
        refresh_token_hash: createHash('sha256').update(session.refresh_token).digest('base64url'),
      });
    expect(await late(other)).toMatchObject({ status: 404 });
    expect(await late(session)).toMatchObject({ status: 204 });
    await refusedAll(session);
    expect(await ask('GET', 'v1/auth/me', undefined, other)).toMatchObject({ status: 200 });
  });

  it('ends no other session of hers by a token: that takes a proof', async () => {
    const other = await signIn();
    expect(
      await ask('DELETE', `v1/oauth/tokens/${jtiOf(other)}`, undefined, session),
    ).toMatchObject({ status: 404 });
    expect(await ask('GET', 'v1/auth/me', undefined, other)).toMatchObject({ status: 200 });
  });

  it('is refused at once where the password was changed elsewhere', async () => {
    const thief = await signIn();
    await ask(
      'PUT',
      'v1/auth/password',
      { current_password: PASSWORD, new_password: NEXT },
      session,
    );
    await refusedAll(thief);
    expect(await ask('GET', 'v1/auth/me', undefined, session)).toMatchObject({ status: 200 });
  });

  it('takes the codes with it that it had made', async () => {
    const verifier = 'v'.repeat(43);
    const code_challenge = createHash('sha256').update(verifier).digest('base64url');
    const { body } = await ask('POST', 'v1/auth/issue_code', { code_challenge }, session);
    await ask('DELETE', `v1/oauth/tokens/${jtiOf(session)}`, undefined, session);
    expect(
      await ask('POST', 'login_code', { code: body.code, code_verify: verifier }),
    ).toMatchObject({ status: 403, body: { code: 'code-refused' } });
  });

  it('is refused at once where the account was closed', async () => {
    const elsewhere = await signIn();
    await ask('DELETE', 'v1/auth/me', undefined, session);
    await refusedAll(elsewhere);
  });
});

describe('changing the password', () => {
  const change = (body: object) => ask('PUT', 'v1/auth/password', body, session);

  it('ends every other session, keeps this one, and says so by mail', async () => {
    const other = await signIn();
    test.pass(1);
    expect(await change({ current_password: PASSWORD, new_password: NEXT })).toMatchObject({
      status: 204,
    });
    expect(await refresh(other)).toMatchObject({ body: { code: 'refresh-refused' } });
    expect(await refresh(session)).toMatchObject({ status: 200 });
    expect(await signIn(NEXT)).toHaveProperty('access_token');
    expect((await test.mailsTo(email))[0]?.subject).toBe('【Oz】パスワードを変更しました');
  });

  it.each([
    ['wrong-password', { current_password: 'Sakura-2025!', new_password: NEXT }],
    ['weak-password', { current_password: PASSWORD, new_password: 'sakura' }],
  ])('is refused as %s, and changes nothing', async (code, body) => {
    expect(await change(body)).toMatchObject({ body: { code } });
    expect(await signIn()).toHaveProperty('access_token');
  });
});

describe('deleting the account', () => {
  it('forgets everything of hers, and nothing of others', async () => {
    const [lesson] = test.books[0]?.lessons ?? [];
    const record = { id: crypto.randomUUID(), mode: 'self' };
    await ask('POST', `v1/verbal_composition/lessons/${lesson?.id}/records`, record, session);
    const device = { token: email, platform: 'ios' };
    await ask('POST', 'v1/auth/me/device_tokens', device, session);
    const { files, learners } = test.parts;
    await files.put(`takes/${id}/a-1`, new Uint8Array([1]));
    await files.put(`takes/other/a-1`, new Uint8Array([2]));

    expect(await ask('DELETE', 'v1/auth/me', undefined, session)).toMatchObject({ status: 204 });
    expect(await learners.ofId(id)).toBeUndefined();
    for (const table of ['records', 'sessions', 'device_tokens', 'mail_links'] as const) {
      const left = await test.db
        .selectFrom(table)
        .select('learner_id')
        .where('learner_id', '=', id)
        .execute();
      expect(left).toEqual([]);
    }
    expect(await files.get(`takes/${id}/a-1`)).toBeUndefined();
    expect(await files.get('takes/other/a-1')).toBeDefined();
    expect(await refresh(session)).toMatchObject({ body: { code: 'refresh-refused' } });
    expect(await ask('POST', 'login', { email, password: PASSWORD })).toMatchObject({
      body: { code: 'account-not-found' },
    });
  });

  it('leaves a token that has not expired nothing to write to', async () => {
    const [lesson] = test.books[0]?.lessons ?? [];
    await ask('DELETE', 'v1/auth/me', undefined, session);
    const record = { id: crypto.randomUUID(), mode: 'self' };
    const path = `v1/verbal_composition/lessons/${lesson?.id}/records`;
    expect(await ask('POST', path, record, session)).toMatchObject({
      status: 401,
      body: { code: 'signed-out' },
    });
    expect(await ask('DELETE', 'v1/auth/me', undefined, session)).toMatchObject({
      status: 401,
      body: { code: 'signed-out' },
    });
  });
});

describe('a code for another app', () => {
  const verifier = 'a-verifier-of-43-characters-at-least_~.aaaaa';
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  const issue = async () =>
    (await ask('POST', 'v1/auth/issue_code', { code_challenge }, session)).body;
  const use = (code: string, code_verify = verifier) =>
    ask('POST', 'login_code', { code, code_verify });
  const refused = { status: 403, body: { code: 'code-refused' } };

  it('signs in once', async () => {
    const { code, expires_in } = await issue();
    expect(expires_in).toBe(60);
    const { body } = await use(code);
    expect((await ask('GET', 'v1/auth/me', undefined, body)).body).toMatchObject({ id });
  });

  it('that is shown again ends what it gave, and no other session of hers', async () => {
    const { code } = await issue();
    const { body } = await use(code);
    expect(await use(code)).toMatchObject(refused);
    expect(await ask('GET', 'v1/auth/me', undefined, body)).toMatchObject({ status: 401 });
    expect(await refresh(body)).toMatchObject({ body: { code: 'refresh-refused' } });
    expect(await ask('GET', 'v1/auth/me', undefined, session)).toMatchObject({ status: 200 });
    const events = await test.parts.securityRecord.ofLearner(id, { limit: 9 });
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'sign-in-failed', subject: 'code' }),
    );
  });

  it('leaves no session to those who use it at the same moment', async () => {
    const { code } = await issue();
    const all = await Promise.all([1, 2, 3, 4].map(() => use(code)));
    expect(all.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    for (const { status, body } of all)
      if (status === 200)
        expect(await ask('GET', 'v1/auth/me', undefined, body)).toMatchObject({ status: 401 });
    expect(await test.parts.sessions.of(id)).toHaveLength(1);
  });

  it('is used up by a caller who does not know the verifier', async () => {
    const { code } = await issue();
    expect(await use(code, 'b'.repeat(43))).toMatchObject(refused);
    expect(await use(code)).toMatchObject(refused);
  });

  it('is good for a minute, to the moment', async () => {
    const [early, late] = [await issue(), await issue()];
    test.pass(59_999);
    expect(await use(early.code)).toMatchObject({ status: 200 });
    test.pass(1);
    expect(await use(late.code)).toMatchObject(refused);
  });
});

describe('a session in the form of OAuth', () => {
  const token = (body: object) => ask('POST', 'v1/oauth/token', body);

  it('comes from a refresh token', async () => {
    const { refresh_token } = session;
    const second = await token({ grant_type: 'refresh_token', refresh_token });
    expect(second.body).toMatchObject({ token_type: 'Bearer', expires_in: 600 });
    expect((await ask('GET', 'v1/auth/me', undefined, second.body)).body).toMatchObject({ id });
  });

  it.each([
    [400, 'bad-request', () => ({ grant_type: 'password', username: email, password: PASSWORD })],
    [403, 'refresh-refused', () => ({ grant_type: 'refresh_token', refresh_token: 'made-up' })],
    [400, 'bad-request', () => ({ grant_type: 'client_credentials' })],
  ])('is refused with %i as %s', async (status, code, body) => {
    expect(await token(body())).toMatchObject({ status, body: { code } });
  });
});

it.each(['', 'x'.repeat(2049), 'é', 'a\nb'])('no device is reached by %j', async (token) => {
  const device = { token, platform: 'android' };
  expect(await ask('POST', 'v1/auth/me/device_tokens', device, session)).toMatchObject({
    status: 400,
    body: { code: 'bad-request' },
  });
});

it('a device belongs to the learner who used it last', async () => {
  const ken = await test.signInLearner();
  const device = { token: `phone-of-${id}`, platform: 'android' };
  expect(await ask('POST', 'v1/auth/me/device_tokens', device, session)).toMatchObject({
    status: 204,
  });
  await ask('POST', 'v1/auth/me/device_tokens', device, ken.session);
  expect(await test.parts.devices.of(id)).toEqual([]);
  expect(await test.parts.devices.of(ken.id)).toMatchObject([device]);
});

describe('a password', () => {
  it('is hashed anew at the next sign-in when it was hashed at a lower cost', async () => {
    const { learners } = test.parts;
    const cheap = await new Argon2Hasher({ memory: 32, passes: 1 }).hash(PASSWORD);
    await learners.setPassword(id, cheap);
    await signIn('Wrong-2026!');
    expect((await learners.ofId(id))?.passwordHash).toBe(cheap);
    await signIn();
    expect((await learners.ofId(id))?.passwordHash).toMatch(/^argon2id\$64\$1\$/);
    expect((await ask('POST', 'login', { email, password: PASSWORD })).status).toBe(200);
  });

  it('of a purchase is none that is guessed first', async () => {
    const made = await ask('POST', `v1/auth/register_from_native/new-${email}`, {
      password: 'Password1!',
    });
    expect(made).toMatchObject({ status: 422, body: { code: 'guessable-password' } });
  });
});
