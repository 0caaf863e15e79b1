import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { SharedLimits } from '../limits/shared-limits.ts';

const PASSWORD = 'Sakura-2026!';

let test: TestServer;

beforeAll(async () => {
  test = await openTestServer(undefined, (db) => ({ limits: new SharedLimits(db) }));
}, 60_000);

afterAll(() => test.close());

type SignedIn = Awaited<ReturnType<TestServer['signInLearner']>>;

const ask = (who: SignedIn, method: 'GET' | 'POST', path: string, payload?: object) =>
  test.server.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { authorization: `Bearer ${who.session.access_token}` },
    ...(payload && { payload }),
  });

async function answersAloud(who: SignedIn): Promise<string> {
  const [lesson] = test.books[0]?.lessons ?? [];
  const recordId = crypto.randomUUID();
  const round = { id: recordId, mode: 'ai' };
  await ask(who, 'POST', `verbal_composition/lessons/${lesson?.id}/records`, round);
  const answerId = crypto.randomUUID();
  const form = new FormData();
  form.append('answer_id', answerId);
  form.append('question_id', lesson?.questions[0]?.id ?? '');
  form.append('answer_ms', '1000');
  form.append('file', new Blob(['said:Hello there.']), 'file');
  const heard = await ask(who, 'POST', `verbal_composition/records/${recordId}/voice`, form);
  expect(heard.statusCode).toBe(200);
  return answerId;
}

async function taken(who: SignedIn) {
  const { statusCode, headers, rawPayload } = await ask(who, 'GET', 'auth/me/export');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toContain('no-store');
  const files = unzipSync(new Uint8Array(rawPayload));
  const json = (name: string) => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
  return { names: Object.keys(files), files, json };
}

it('she takes out everything that is kept of her, her recordings too, and no secret', async () => {
  const yui = await test.signInLearner(PASSWORD);
  const answerId = await answersAloud(yui);
  const { names, files, json } = await taken(yui);
  expect(names.toSorted()).toEqual([
    'account.json',
    'answers.json',
    'bookmarks.json',
    'chosen-genres.json',
    'contract.json',
    'devices.json',
    'left-out-of-reviews.json',
    'own-questions.json',
    'passkeys.json',
    'placement.json',
    'push.json',
    `recordings/${answerId}`,
    'records.json',
    'reminders.json',
    'review-answers.json',
    'reviews.json',
    'schedules.json',
    'security-events.json',
    'speeches.json',
    'study-sessions.json',
    'survey.json',
    'teacher-talks.json',
  ]);
  expect(json('account')).toMatchObject({ id: yui.id, email: yui.email, hasPassword: true });
  expect(json('answers')).toMatchObject([{ id: answerId, transcript: 'Hello there.' }]);
  expect(json('devices')).toHaveLength(1);
  expect(strFromU8(files[`recordings/${answerId}`] ?? new Uint8Array())).toBe('said:Hello there.');
  const texts = names.map((name) => strFromU8(files[name] ?? new Uint8Array())).join('');
  const learner = await test.parts.learners.ofId(yui.id);
  expect(learner?.passwordHash).toMatch(/^argon2id/);
  expect(texts).not.toContain(learner?.passwordHash);
});

it('has nothing of another learner in it', async () => {
  const [yui, ken] = [await test.signInLearner(), await test.signInLearner()];
  await answersAloud(yui);
  const { names, files, json } = await taken(ken);
  expect(json('answers')).toEqual([]);
  const texts = names.map((name) => strFromU8(files[name] ?? new Uint8Array())).join('');
  expect(texts).toContain(ken.id);
  expect(texts).not.toContain(yui.id);
});

it('is made so often in an hour, and no more', async () => {
  const ken = await test.signInLearner();
  for (let times = 0; times < 10; times += 1) await taken(ken);
  expect((await ask(ken, 'GET', 'auth/me/export')).statusCode).toBe(429);
});
