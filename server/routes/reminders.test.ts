import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../http/test-server.ts';

let test: TestServer;

beforeAll(async () => {
  test = await openTestServer();
}, 60_000);

afterAll(() => test.close());

it.each([
  ['America/New_York', 'America/New_York'],
  ['aMERICA/nEW_yORK', 'America/New_York'],
  ['Mars/Olympus', 'Asia/Tokyo'],
])('a learner whose device names the zone %s is reminded by %s', async (named, kept) => {
  const { id, session } = await test.signInLearner();
  const { statusCode } = await test.server.inject({
    method: 'PUT',
    url: '/api/v1/auth/me/reminders',
    headers: { authorization: `Bearer ${session.access_token}` },
    payload: { is_on: true, hour: 20, time_zone: named, language: 'ja' },
  });
  expect(statusCode).toBe(204);
  expect(await test.parts.reminders.of(id)).toMatchObject({ timeZone: kept });
});
