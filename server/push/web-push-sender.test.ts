import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
// @ts-expect-error -- it brings no types
import ece from 'http_ece';
import { decodeJwt, importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { pushSenderContract } from './push-sender.contract.ts';
import { isPushHost } from './push-hosts.ts';
import { WebPushSender } from './web-push-sender.ts';

const written = { title: '今日も', body: 'ひとこと', path: '/ja/review', topic: 'reminder' };
const message = { ...written, livesSeconds: 43_200 };
const keys = webPush.generateVAPIDKeys();

interface Received {
  readonly url: string | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

let server: Server;
let host: string;
let received: Received[];
let status: number;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    received.push({
      url: request.url,
      headers: request.headers,
      body: Buffer.concat(await request.toArray()),
    });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has one
});

afterAll(() => server.close());

beforeEach(() => {
  received = [];
  status = 201;
});

/** A browser: what it hands out, and what it can read. */
function browser(endpoint = `http://${host}/push/yui`) {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const p256dh = ecdh.getPublicKey().toString('base64url');
  return {
    token: JSON.stringify({ endpoint, keys: { p256dh, auth } }),
    read: (body: Buffer): unknown =>
      JSON.parse(
        ece
          .decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: auth })
          .toString('utf8'),
      ),
  };
}

const sender = (hosts: readonly string[] = [host]) =>
  new WebPushSender({ keys, contact: 'mailto:support@oz.example', hosts });

pushSenderContract('WebPushSender', async () => ({
  sender: sender(),
  device: { token: browser().token, platform: 'web' },
  says: (kind) => {
    status = { sent: 201, gone: 410, later: 503, refused: 403 }[kind];
  },
  taken: () => (status === 201 ? received.length : 0),
  close: () => {},
}));

describe('a push to a browser', () => {
  it('can be read by that browser alone, and is signed by us', async () => {
    const yui = browser();
    expect(await sender().send(yui, message)).toEqual({ kind: 'sent' });
    const [got] = received;
    if (!got) throw new Error('Nothing came');
    expect(yui.read(got.body)).toEqual(written);
    expect(() => browser().read(got.body)).toThrow();
    expect(got.headers).toMatchObject({
      ttl: '43200',
      topic: 'reminder',
      urgency: 'normal',
      'content-encoding': 'aes128gcm',
    });
    const [, jwt = '', key] =
      /^vapid t=(\S+), k=(\S+)$/.exec(String(got.headers['authorization'])) ?? [];
    expect(key).toBe(keys.publicKey);
    const point = Buffer.from(keys.publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
      part.toString('base64url'),
    );
    await jwtVerify(
      jwt,
      await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256'),
    );
    expect(decodeJwt(jwt)).toMatchObject({
      aud: `http://${host}`,
      sub: 'mailto:support@oz.example',
    });
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [429, 'later'],
    [500, 'later'],
    [413, 'refused'],
    [403, 'refused'],
  ])('that is answered %i is %s', async (answer, kind) => {
    status = answer;
    expect((await sender().send(browser(), message)).kind).toBe(kind);
  });

  it('to a host that does not answer is tried later', async () => {
    const lost = browser('http://127.0.0.1:9/push');
    expect((await sender(['127.0.0.1:9']).send(lost, message)).kind).toBe('later');
  });

  it('goes to no host but those of push services', async () => {
    expect(await sender([]).send(browser(), message)).toEqual({ kind: 'gone' });
    expect(await sender().send({ token: 'no subscription' }, message)).toEqual({ kind: 'gone' });
    expect(received).toEqual([]);
  });
});

describe('the host of an endpoint', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
    ['https://web.push.apple.com/x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://fcm.googleapis.com@evil.example/x', false],
    ['https://evilnotify.windows.com.evil.example/x', false],
    ['https://169.254.169.254/latest', false],
  ])('%s is one we write to: %s', (endpoint, isKnown) => {
    expect(isPushHost(endpoint, [])).toBe(isKnown);
  });
});

describe('the encryption', () => {
  // RFC 8291, section 5 and appendix A.
  const plain = 'When I grow up, I want to be a watermelon';
  const vector = {
    private: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    salt: 'DGv6ra1nlYgDCS1FRnbzlw',
    server: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
    receiver:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    message:
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  };

  it('gives the very bytes of RFC 8291', () => {
    const from = createECDH('prime256v1');
    from.setPrivateKey(vector.server, 'base64url');
    const made: Buffer = ece.encrypt(Buffer.from(plain), {
      version: 'aes128gcm',
      dh: vector.receiver,
      privateKey: from,
      authSecret: vector.auth,
      salt: vector.salt,
    });
    expect(made.toString('base64url')).toBe(vector.message);
  });

  it('reads the message of RFC 8291', () => {
    const to = createECDH('prime256v1');
    to.setPrivateKey(vector.private, 'base64url');
    const read: Buffer = ece.decrypt(Buffer.from(vector.message, 'base64url'), {
      version: 'aes128gcm',
      privateKey: to,
      authSecret: vector.auth,
    });
    expect(read.toString()).toBe(plain);
  });
});
