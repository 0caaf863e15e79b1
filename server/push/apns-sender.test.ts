import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Http2Server, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { pushSenderContract } from './push-sender.contract.ts';
import { ApnsSender } from './apns-sender.ts';

const message = {
  title: '今日も',
  body: 'ひとこと',
  path: '/ja/review',
  topic: 'reminder',
  livesSeconds: 43_200,
};
const PHONE = 'a1b2c3d4e5f6';

let server: Http2Server;
let url: string;
let publicKey: KeyObject;
let privateKey: string;
let received: { readonly headers: Readonly<Record<string, unknown>>; readonly body: unknown }[];
let answer: readonly [status: number, reason: string | undefined];
let sender: ApnsSender;
const sessions = new Set<ServerHttp2Session>();
const lost = new WeakSet<object>();
let connections = 0;

beforeAll(async () => {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  publicKey = pair.publicKey;
  privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  server = createServer();
  server.on('session', (session) => {
    connections += 1;
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => {
    stream.on('error', () => {}); // of a connection that the sender gives up
    if (stream.session && lost.has(stream.session)) return;
    let text = '';
    stream.setEncoding('utf8');
    stream.on('data', (piece: string) => (text += piece));
    stream.on('end', () => {
      received.push({ headers: { ...headers }, body: JSON.parse(text) });
      const [status, reason] = answer;
      stream.respond({ ':status': status });
      stream.end(reason === undefined ? '' : JSON.stringify({ reason }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has one
});

afterAll(() => {
  for (const session of sessions) session.destroy();
  server.close();
});

beforeEach(() => {
  received = [];
  answer = [200, undefined];
  connections = 0;
  sender = opened();
});

afterEach(() => sender.close());

const opened = (now?: () => number, patienceMs?: number) =>
  new ApnsSender(
    { teamId: 'TEAM', keyId: 'KEY', privateKey, topic: 'example.oz', url },
    now,
    patienceMs,
  );

pushSenderContract('ApnsSender', async () => ({
  sender,
  device: { token: PHONE, platform: 'ios' },
  says: (kind) => {
    answer = [{ sent: 200, gone: 410, later: 503, refused: 403 }[kind], undefined];
  },
  taken: () => (answer[0] === 200 ? received.length : 0),
  close: () => {},
}));

it('hands messages over on one connection, signed by the team', async () => {
  const all = await Promise.all([
    sender.send({ token: PHONE }, message),
    sender.send({ token: PHONE }, message),
  ]);
  expect(all).toEqual([{ kind: 'sent' }, { kind: 'sent' }]);
  expect(connections).toBe(1);
  const [first] = received;
  expect(first).toMatchObject({
    headers: {
      ':method': 'POST',
      ':path': `/3/device/${PHONE}`,
      'apns-topic': 'example.oz',
      'apns-push-type': 'alert',
      'apns-collapse-id': 'reminder',
    },
    body: { aps: { alert: { title: '今日も', body: 'ひとこと' } }, path: '/ja/review' },
  });
  const token = String(first?.headers['authorization']).replace(/^bearer /, '');
  const { payload, protectedHeader } = await jwtVerify(token, publicKey);
  expect([payload.iss, protectedHeader.kid, protectedHeader.alg]).toEqual(['TEAM', 'KEY', 'ES256']);
});

it('signs anew before Apple takes a token no longer', async () => {
  let now = Date.now();
  sender = opened(() => now);
  const tokens = async () => {
    await sender.send({ token: PHONE }, message);
    return received.at(-1)?.headers['authorization'];
  };
  const first = await tokens();
  now += 39 * 60_000;
  expect(await tokens()).toBe(first);
  now += 2 * 60_000;
  expect(await tokens()).not.toBe(first);
});

it.each([
  [410, 'Unregistered', 'gone'],
  [400, 'BadDeviceToken', 'gone'],
  [400, 'DeviceTokenNotForTopic', 'refused'],
  [403, 'InvalidProviderToken', 'refused'],
  [403, 'ExpiredProviderToken', 'later'],
  [429, 'TooManyRequests', 'later'],
  [503, 'Shutdown', 'later'],
])('answered %i %s it is %s', async (status, reason, kind) => {
  answer = [status, reason];
  expect((await sender.send({ token: PHONE }, message)).kind).toBe(kind);
});

it('connects anew after Apple ended the connection', async () => {
  await sender.send({ token: PHONE }, message);
  for (const session of sessions) session.destroy();
  await expect.poll(async () => (await sender.send({ token: PHONE }, message)).kind).toBe('sent');
  expect(connections).toBe(2);
});

it('connects anew after a connection was lost without a word', async () => {
  sender = opened(undefined, 500);
  await sender.send({ token: PHONE }, message);
  for (const session of sessions) lost.add(session);
  const unheard = await Promise.all([
    sender.send({ token: PHONE }, message),
    sender.send({ token: PHONE }, message),
  ]);
  expect(unheard.map(({ kind }) => kind)).toEqual(['later', 'later']);
  expect(await sender.send({ token: PHONE }, message)).toEqual({ kind: 'sent' });
  expect(connections).toBe(2);
});

it('where Apple does not answer it is tried later, and what is no token never', async () => {
  const unreachable = new ApnsSender({
    teamId: 'TEAM',
    keyId: 'KEY',
    privateKey,
    topic: 'example.oz',
    url: 'http://127.0.0.1:9',
  });
  expect((await unreachable.send({ token: PHONE }, message)).kind).toBe('later');
  expect(await sender.send({ token: '../../other' }, message)).toEqual({ kind: 'gone' });
  expect(received).toEqual([]);
});
