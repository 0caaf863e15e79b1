import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOWHERE } from './origin.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { NO_LIMITS } from '../limits/limits.ts';
import { FsrsScheduler, SCHEDULED_BY } from '../review/fsrs-scheduler.ts';
import { sqlStorage } from '../storage/sql/sql-storage.ts';
import { tidyUp } from './tidy-up.ts';

const sidOf = ({ access_token }: { readonly access_token: string }): string =>
  JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()).sid;

const DAY_MS = 86_400_000;

let test: TestServer;

beforeAll(async () => {
  test = await openTestServer();
}, 60_000);

afterAll(() => test.close());

it('removes recordings that are kept too long, and leaves the answers and the others', async () => {
  const { id, session } = await test.signInLearner();
  const headers = { authorization: `Bearer ${session.access_token}` };
  const [lesson] = test.books[0]?.lessons ?? [];
  const round = `/api/v1/verbal_composition/records/${crypto.randomUUID()}`;
  await test.server.inject({
    method: 'POST',
    url: `/api/v1/verbal_composition/lessons/${lesson?.id}/records`,
    headers,
    payload: { id: round.split('/').at(-1), mode: 'ai' },
  });
  const answers = async () => {
    // Those who come back a year later sign in anew.
    const fresh = await test.parts.sessions.begin(id, NOWHERE, { by: 'password' });
    const authorization = `Bearer ${fresh.access_token}`;
    return test.server
      .inject({ url: round, headers: { authorization } })
      .then((read) => read.json());
  };
  const say = async (at: { readonly access_token: string }) => {
    const form = new FormData();
    form.append('answer_id', crypto.randomUUID());
    form.append('question_id', lesson?.questions[0]?.id ?? '');
    form.append('answer_ms', '1000');
    form.append('file', new Blob(['said:Hello.']), 'file');
    const authorization = `Bearer ${at.access_token}`;
    const url = `${round}/voice`;
    const heard = await test.server.inject({
      method: 'POST',
      url,
      headers: { authorization },
      payload: form,
    });
    expect(heard.statusCode).toBe(200);
  };
  await say(session);
  test.pass(20 * DAY_MS);
  await say(await test.parts.sessions.begin(id, NOWHERE, { by: 'password' }));
  const [{ audio: old }, { audio: young }] = (await answers()).details;
  const { files, guests } = test.parts;
  expect(await files.get(old)).toBeDefined();

  const storage = sqlStorage(test.db, new FsrsScheduler(), SCHEDULED_BY);
  const days = { takesDays: 15, securityDays: 365 };
  await tidyUp({ storage, limits: NO_LIMITS, guests, files, ...days }, new Date(test.now()));
  expect(await files.get(old)).toBeUndefined();
  expect(await files.get(young)).toBeDefined();
  expect((await answers()).details).toMatchObject([
    { audio: null, transcript: 'Hello.' },
    { audio: young, transcript: 'Hello.' },
  ]);
  // There is room again for the one that went.
  const size = 'said:Hello.'.length;
  expect(await storage.keptTakes.add(id, 1, 2 * size)).toBe(true);
  expect(await storage.keptTakes.add(id, size, 2 * size)).toBe(false);
});

it('forgets the devices of sessions that ended by themselves, and those alone', async () => {
  const { id, session } = await test.signInLearner();
  const addDevice = ({ access_token }: { readonly access_token: string }, token: string) =>
    test.server.inject({
      method: 'POST',
      url: '/api/v1/auth/me/device_tokens',
      headers: { authorization: `Bearer ${access_token}` },
      payload: { token, platform: 'android' },
    });
  const { statusCode } = await addDevice(session, 'the-phone-of-before');
  expect(statusCode).toBe(204);
  test.pass(20 * DAY_MS);
  const later = await test.parts.sessions.begin(id, NOWHERE, { by: 'password' });
  await addDevice(later, 'the-phone-of-now');
  test.pass(11 * DAY_MS);
  const storage = sqlStorage(test.db, new FsrsScheduler(), SCHEDULED_BY);
  const { files, guests } = test.parts;
  const days = { takesDays: 365, securityDays: 365 };
  await tidyUp({ storage, limits: NO_LIMITS, guests, files, ...days }, new Date(test.now()));
  const devices = await storage.deviceTokens.of(id);
  expect(devices.map(({ token }) => token)).toEqual(['the-phone-of-now']);
});

it('forgets what Apple posted two months ago', async () => {
  const storage = sqlStorage(test.db, new FsrsScheduler(), SCHEDULED_BY);
  const { files, guests } = test.parts;
  const posted = (id: string) =>
    storage.appleSubscriptions.take(
      {
        id,
        type: 'DID_RENEW',
        subtype: undefined,
        signedAt: new Date(test.now()),
        subscription: undefined,
      },
      undefined,
    );
  await posted('old');
  test.pass(31 * DAY_MS);
  await posted('young');
  test.pass(30 * DAY_MS);
  const days = { takesDays: 365, securityDays: 365 };
  await tidyUp({ storage, limits: NO_LIMITS, guests, files, ...days }, new Date(test.now()));
  const left = await test.db.selectFrom('apple_notifications').select('id').execute();
  expect(left).toEqual([{ id: 'young' }]);
});

it('forgets the device that a server left which died while it ended a session', async () => {
  const { id, session } = await test.signInLearner();
  const lost = await test.parts.sessions.begin(id, NOWHERE, { by: 'password' });
  const devices = [
    { token: 'left', sessionId: sidOf(lost) },
    { token: 'living', sessionId: sidOf(session) },
  ];
  const storage = sqlStorage(test.db, new FsrsScheduler(), SCHEDULED_BY);
  for (const device of devices)
    await storage.deviceTokens.put({
      ...device,
      learnerId: id,
      platform: 'ios',
      addedAt: new Date(test.now()),
    });
  await test.db.deleteFrom('sessions').where('id', '=', sidOf(lost)).execute();
  const { files, guests } = test.parts;
  const days = { takesDays: 365, securityDays: 365 };
  await tidyUp({ storage, limits: NO_LIMITS, guests, files, ...days }, new Date(test.now()));
  expect((await storage.deviceTokens.of(id)).map(({ token }) => token)).toEqual(['living']);
});
