import { createHmac } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { chooseNotices } from './choose-notices.ts';
import { LineNotices } from './line-notices.ts';
import { startNoticeReceiver, type NoticeReceiver } from './notice-receiver.fixture.ts';
import { inquiry, maintenance, noticesContract } from './notices.contract.ts';
import { WebhookNotices } from './webhook-notices.ts';

const open: NoticeReceiver[] = [];
const receiving = async () => {
  const receiver = await startNoticeReceiver();
  open.push(receiver);
  return receiver;
};

afterEach(async () => {
  await Promise.all(open.splice(0).map((receiver) => receiver.close()));
});

const warn = () => undefined;
const SECRET = 'a secret that both sides know, and no other';

noticesContract('WebhookNotices', async (options) => {
  const receiver = await receiving();
  const settings = { url: `${receiver.url}/hook`, secret: SECRET };
  return { notices: new WebhookNotices({ ...settings, warn, ...options }), receiver };
});

noticesContract('LineNotices', async (options) => {
  const receiver = await receiving();
  const settings = { token: 'channel-token', to: 'Cgroup', url: receiver.url };
  return { notices: new LineNotices({ ...settings, warn, ...options }), receiver };
});

it('a webhook can tell our notices from others', async () => {
  const receiver = await receiving();
  const notice = inquiry();
  await new WebhookNotices({ url: receiver.url, secret: SECRET, warn }).send(notice);
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  const signature = createHmac('sha256', SECRET).update(body).digest('hex');
  expect(headers).toMatchObject({
    'oz-signature': `sha256=${signature}`,
    'idempotency-key': notice.id,
  });
  expect(JSON.parse(body)).toEqual({
    id: notice.id,
    kind: 'inquiry',
    text: notice.text,
    sent_at: '2026-11-23T03:00:00.000Z',
    student_id: 'yui',
    email: 'yui@oz.example',
  });
});

it('LINE tells all friends of maintenance, in the time of Japan, and a group of inquiries', async () => {
  const receiver = await receiving();
  const line = { token: 'channel-token', to: 'Cgroup', url: receiver.url };
  const notices = new LineNotices({ ...line, warn });
  await notices.send(maintenance());
  await notices.send(inquiry());
  const [toAll, toGroup] = receiver.received;
  expect(toAll).toMatchObject({
    path: '/v2/bot/message/broadcast',
    headers: { authorization: 'Bearer channel-token' },
  });
  expect(toAll?.body).toContain('2026年11月25日 2:00〜2026年11月25日 4:00');
  expect(toGroup?.path).toBe('/v2/bot/message/push');
  expect(JSON.parse(toGroup?.body ?? '')).toMatchObject({ to: 'Cgroup' });
});

it('what LINE took under the same retry key is delivered', async () => {
  const receiver = await receiving();
  receiver.answers(500, 409);
  const line = { token: 'channel-token', to: undefined, url: receiver.url };
  expect(await new LineNotices({ ...line, warn }).send(maintenance())).toMatchObject({
    ok: true,
  });
  expect(await new LineNotices({ ...line, warn }).send(inquiry())).toMatchObject({ ok: false });
  expect(receiver.received).toHaveLength(2);
});

it('goes where it is read: inquiries to the webhook, maintenance to LINE', async () => {
  const [hook, line] = [await receiving(), await receiving()];
  const webhook = { url: hook.url, secret: undefined };
  const both = { webhook, line: { token: 't', to: undefined, url: line.url } };
  const notices = chooseNotices(both, warn);
  await notices.send(inquiry());
  await notices.send(maintenance());
  expect([hook.received.length, line.received.length]).toEqual([1, 1]);
  await chooseNotices({ webhook, line: undefined }, warn).send(maintenance());
  expect(hook.received).toHaveLength(2);
  const nowhere = chooseNotices({ webhook: undefined, line: undefined }, warn);
  expect(await nowhere.send(inquiry())).toMatchObject({ ok: false });
});
