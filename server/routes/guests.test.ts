import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Guests } from '../accounts/guests.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { clientOf, type Tokens } from './account-client.fixture.ts';

const DAY_MS = 86_400_000;
const ANSWERS = [
  { question_id: 'goal', option_ids: ['travel', 'friends'] },
  { question_id: 'level', option_ids: ['short-sentences'] },
  { question_id: 'scene', option_ids: ['business'] },
  { question_id: 'minutes', option_ids: ['ten'] },
];

let test: TestServer;
let ask: ReturnType<typeof clientOf>;
let guest: Tokens & { readonly guest_id: string };

beforeAll(async () => {
  test = await openTestServer();
  ask = clientOf(test);
}, 60_000);

afterAll(() => test.close());

const begin = async (answers: readonly object[] = []) =>
  (await ask('POST', 'v1/answered_demographic_for_guest', { answers })).body;

beforeEach(async () => {
  guest = await begin();
});

const me = async (session: Tokens) => (await ask('GET', 'v1/auth/me', undefined, session)).body;
const status = (id: string, session: Tokens) =>
  ask('GET', `v1/guest_status/${id}`, undefined, session);

describe('a guest', () => {
  it('is a learner without an email', async () => {
    expect(await me(guest)).toMatchObject({
      id: guest.guest_id,
      email: null,
      is_guest: true,
      answered_demographic: false,
    });
    expect(await status(guest.guest_id, guest)).toMatchObject({
      status: 200,
      body: { id: guest.guest_id, is_guest: true, since: new Date(test.now()).toISOString() },
    });
  });

  it('is herself each time', async () => {
    expect((await begin()).guest_id).not.toBe(guest.guest_id);
  });

  it('is hidden from other guests', async () => {
    const other = await begin();
    expect(await status(guest.guest_id, other)).toMatchObject({ status: 404 });
    expect(
      await ask('PUT', `v1/answered_demographic/${guest.guest_id}`, { answers: ANSWERS }, other),
    ).toMatchObject({ status: 404 });
  });

  it('is forgotten after 90 days, with her files', async () => {
    const { files, guests } = test.parts;
    const take = `takes/${guest.guest_id}/a-1`;
    await files.put(take, new Uint8Array([1]));
    test.pass(90 * DAY_MS);
    await guests.removeOld();
    expect(await files.get(take)).toBeDefined();
    test.pass(1);
    await guests.removeOld();
    expect(await test.parts.learners.ofId(guest.guest_id)).toBeUndefined();
    expect(await files.get(take)).toBeUndefined();
  });

  it('is forgotten with her files also where they could not be removed at first', async () => {
    const { files, guests } = test.parts;
    const take = `takes/${guest.guest_id}/a-1`;
    await files.put(take, new Uint8Array([1]));
    test.pass(90 * DAY_MS + 1);
    const away = new Guests({
      ...test.parts,
      files: { removeAll: () => Promise.reject(new Error('The share is gone')) },
      now: () => new Date(test.now()),
    });
    await expect(away.removeOld()).rejects.toThrow('The share is gone');
    await guests.removeOld();
    expect(await test.parts.learners.ofId(guest.guest_id)).toBeUndefined();
    expect(await files.get(take)).toBeUndefined();
  });
});

describe('a guest who registers', () => {
  const register = (email: string, guest_token: string) =>
    ask('POST', 'v1/auth/register_password', { email, password: 'Sakura-2026!', guest_token });
  const newEmail = () => `${crypto.randomUUID()}@oz.example`;

  it('becomes the account, and keeps what she did', async () => {
    const [lesson] = test.books[0]?.lessons ?? [];
    const record = { id: crypto.randomUUID(), mode: 'self' };
    const records = `v1/verbal_composition/lessons/${lesson?.id}/records`;
    await ask('POST', records, record, guest);
    const email = newEmail();
    expect(await register(email, guest.access_token)).toEqual({
      status: 200,
      body: { id: guest.guest_id },
    });
    const session = (await ask('POST', 'login', { email, password: 'Sakura-2026!' })).body;
    expect(await me(session)).toMatchObject({ id: guest.guest_id, email, is_guest: false });
    const path = `v1/verbal_composition/records/${record.id}`;
    expect(await ask('GET', path, undefined, session)).toMatchObject({ status: 200 });
    expect(
      await ask('POST', 'refresh_token', { refresh_token: guest.refresh_token }),
    ).toMatchObject({ status: 403, body: { code: 'refresh-refused' } });
    expect(await ask('GET', 'v1/auth/me', undefined, guest)).toMatchObject({ status: 401 });
    expect(await test.mailsTo(email)).toHaveLength(1);
  });

  it('does so once', async () => {
    await register(newEmail(), guest.access_token);
    expect(await register(newEmail(), guest.access_token)).toMatchObject({
      status: 403,
      body: { code: 'guest-refused' },
    });
  });

  it('is one account, however often she asks at the same moment', async () => {
    const all = await Promise.all([1, 2, 3].map(() => register(newEmail(), guest.access_token)));
    expect(all.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  });

  it.each([
    ['a token of no learner', async () => 'a.b.c'],
    ['a token of an account', async () => (await test.signInLearner()).session.access_token],
  ])('is refused with %s', async (_, token) => {
    expect(await register(newEmail(), await token())).toMatchObject({
      body: { code: 'guest-refused' },
    });
  });

  it('stays a guest when the email is taken', async () => {
    const { email } = await test.signInLearner();
    expect(await register(email, guest.access_token)).toMatchObject({
      body: { code: 'email-taken' },
    });
    expect(await me(guest)).toMatchObject({ is_guest: true });
  });
});

describe('the survey', () => {
  it('asks, and remembers what was answered', async () => {
    const { guest_id, ...session } = await begin(ANSWERS);
    const { body } = await ask('GET', 'v2/demographic_questions', undefined, session);
    expect(body.questions.map(({ id }: { id: string }) => id)).toEqual([
      'goal',
      'level',
      'scene',
      'minutes',
    ]);
    expect(Object.keys(body.questions[0].options[0])).toEqual(['id', 'label']);
    expect(body.answers).toEqual(ANSWERS);
    const again = [{ question_id: 'level', option_ids: ['words'] }];
    expect(
      await ask('PUT', `v1/answered_demographic/${guest_id}`, { answers: again }, session),
    ).toMatchObject({ status: 204 });
    const after = await ask('GET', 'v2/demographic_questions', undefined, session);
    expect(after.body.answers).toEqual(again);
  });

  it('recommends a lesson and a goal that fit', async () => {
    const { body } = await ask(
      'POST',
      'v2/demographic_questions/answers',
      { answers: ANSWERS },
      guest,
    );
    const book = test.books.find(({ genre }) => genre === 'business');
    expect(body).toMatchObject({
      recommended_lesson: { id: book?.lessons[0]?.id, unlocked: true, progress: 'unlearned' },
      goal_minutes: 10,
    });
  });

  it('may be skipped, and then recommends where everybody begins', async () => {
    const learner = await test.signInLearner();
    expect(await me(learner.session)).toMatchObject({ answered_demographic: false });
    const { body } = await ask(
      'POST',
      'v2/demographic_questions/answers',
      { answers: [] },
      learner.session,
    );
    expect(body).toMatchObject({
      recommended_lesson: { id: test.books[0]?.lessons[0]?.id },
      goal_minutes: 5,
    });
    expect(await me(learner.session)).toMatchObject({ answered_demographic: true });
  });

  it.each([
    ['a question that was not asked', [{ question_id: 'age', option_ids: [] }]],
    ['an option that is not there', [{ question_id: 'level', option_ids: ['C2'] }]],
    ['two of one', [{ question_id: 'level', option_ids: ['words', 'opinions'] }]],
    ['one twice', [{ question_id: 'goal', option_ids: ['work', 'work'] }]],
    [
      'one question twice',
      [
        { question_id: 'goal', option_ids: ['work'] },
        { question_id: 'goal', option_ids: ['exam'] },
      ],
    ],
  ])('takes no %s', async (_, answers) => {
    const refused = { status: 400, body: { code: 'bad-request' } };
    expect(await ask('POST', 'v1/answered_demographic', { answers }, guest)).toMatchObject(refused);
    expect(await ask('POST', 'v1/answered_demographic_for_guest', { answers })).toMatchObject(
      refused,
    );
  });
});
