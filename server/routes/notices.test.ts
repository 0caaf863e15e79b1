import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONTENT_TOKEN, openTestServer, type TestServer } from '../http/test-server.ts';
import { startNoticeReceiver, type NoticeReceiver } from '../notices/notice-receiver.fixture.ts';
import { WebhookNotices } from '../notices/webhook-notices.ts';

let oz: TestServer;
let receiver: NoticeReceiver;

beforeAll(async () => {
  receiver = await startNoticeReceiver();
  const options = { url: receiver.url, secret: undefined, warn: () => undefined };
  oz = await openTestServer(undefined, () => ({ notices: new WebhookNotices(options) }));
}, 60_000);

afterAll(async () => {
  await oz.close();
  await receiver.close();
});

const notify = (payload: object, token?: string) =>
  oz.server.inject({
    method: 'POST',
    url: '/api/v1/gas_notify',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    payload,
  });

const text = 'Where is my receipt?';
const last = () => JSON.parse(receiver.received.at(-1)?.body ?? '{}');

it('passes on what a learner asks, with who she is', async () => {
  const { id, email, session } = await oz.signInLearner();
  expect((await notify({ kind: 'inquiry', text }, session.access_token)).statusCode).toBe(204);
  expect(last()).toMatchObject({ kind: 'inquiry', text, student_id: id, email });
});

it('announces maintenance for the operator alone', async () => {
  const maintenance = { kind: 'maintenance', text, starts_at: '2026-11-24T17:00:00Z' };
  const { session } = await oz.signInLearner();
  const before = receiver.received.length;
  for (const token of [undefined, session.access_token, `${CONTENT_TOKEN}x`]) {
    expect((await notify(maintenance, token)).statusCode).toBe(401);
  }
  expect((await notify({ kind: 'inquiry', text }, CONTENT_TOKEN)).statusCode).toBe(401);
  expect(receiver.received).toHaveLength(before);
  expect((await notify(maintenance, CONTENT_TOKEN)).statusCode).toBe(204);
  expect(last()).toMatchObject({ kind: 'maintenance', starts_at: '2026-11-24T17:00:00.000Z' });
});

it('says so when the operator could not be told', async () => {
  const { session } = await oz.signInLearner();
  receiver.answers(400);
  const refused = await notify({ kind: 'inquiry', text }, session.access_token);
  expect(refused.statusCode).toBe(424);
  expect(refused.json()).toMatchObject({ code: 'notice-not-delivered' });
});
