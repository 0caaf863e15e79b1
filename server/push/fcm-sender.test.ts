import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pushSenderContract } from './push-sender.contract.ts';
import { FcmSender } from './fcm-sender.ts';

const message = {
  title: '今日も',
  body: 'ひとこと',
  path: '/ja/review',
  topic: 'reminder',
  livesSeconds: 43_200,
};

let server: Server;
let url: string;
let publicKey: KeyObject;
let privateKey: string;
let granted: number;
let received: {
  readonly path: string | undefined;
  readonly bearer: unknown;
  readonly body: unknown;
}[];
let answer: readonly [status: number, body: unknown];

beforeAll(async () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  publicKey = pair.publicKey;
  privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('');
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/token') {
      const form = new URLSearchParams(text);
      const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
        issuer: 'oz@oz-test.iam.gserviceaccount.com',
        audience: `${url}/token`,
      });
      granted += 1;
      const isOurs = String(payload['scope']).endsWith('/auth/firebase.messaging');
      return say(isOurs ? 200 : 400, { access_token: `token ${granted}`, expires_in: 3600 });
    }
    const { authorization: bearer } = request.headers;
    received.push({ path: request.url, bearer, body: JSON.parse(text) });
    return say(...answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has one
});

afterAll(() => server.close());

beforeEach(() => {
  granted = 0;
  received = [];
  answer = [200, { name: 'projects/oz-test/messages/1' }];
});

const opened = (now?: () => number) =>
  new FcmSender(
    {
      projectId: 'oz-test',
      clientEmail: 'oz@oz-test.iam.gserviceaccount.com',
      privateKey,
      tokenUri: `${url}/token`,
      url,
    },
    now,
  );

const trouble = (errorCode: string) => ({ error: { details: [{ errorCode }] } });

pushSenderContract('FcmSender', async () => ({
  sender: opened(),
  device: { token: 'phone', platform: 'android' },
  says: (kind) => {
    const code = { sent: '', gone: 'UNREGISTERED', later: 'UNAVAILABLE', refused: 'INVALID' }[kind];
    answer = [{ sent: 200, gone: 404, later: 503, refused: 400 }[kind], trouble(code)];
  },
  taken: () => (answer[0] === 200 ? received.length : 0),
  close: () => {},
}));

it('hands a message over, with one access token for all of its hour', async () => {
  let now = Date.now();
  const sender = opened(() => now);
  expect(await sender.send({ token: 'phone' }, message)).toEqual({ kind: 'sent' });
  await sender.send({ token: 'phone' }, message);
  expect(granted).toBe(1);
  expect(received[0]).toMatchObject({
    path: '/v1/projects/oz-test/messages:send',
    bearer: 'Bearer token 1',
    body: {
      message: {
        token: 'phone',
        notification: { title: '今日も', body: 'ひとこと' },
        data: { path: '/ja/review' },
        android: { ttl: '43200s', collapse_key: 'reminder' },
      },
    },
  });
  now += 3_550_000;
  await sender.send({ token: 'phone' }, message);
  expect(granted).toBe(2);
});

it.each([
  [404, trouble('UNREGISTERED'), 'gone'],
  [404, { error: { status: 'NOT_FOUND' } }, 'refused'],
  [400, trouble('INVALID_ARGUMENT'), 'refused'],
  [403, trouble('SENDER_ID_MISMATCH'), 'refused'],
  [429, trouble('QUOTA_EXCEEDED'), 'later'],
  [503, trouble('UNAVAILABLE'), 'later'],
  [401, trouble('THIRD_PARTY_AUTH_ERROR'), 'later'],
])('answered %i with %o it is %s', async (status, body, kind) => {
  answer = [status, body];
  expect((await opened().send({ token: 'phone' }, message)).kind).toBe(kind);
});
