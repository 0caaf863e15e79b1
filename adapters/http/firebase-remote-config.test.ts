import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { remoteConfigContract } from '../../core/ports/remote-config.contract.ts';
import { FirebaseRemoteConfig } from './firebase-remote-config.ts';

const DATE = 'Tue, 03 Dec 2024 00:00:00 GMT';
const project = { projectId: 'oz-test', apiKey: 'AIza-test', appId: '1:2:web:3' };

let entries: Record<string, string> = {};
let asked: { url: string | undefined; key: unknown; body: unknown }[] = [];
let trouble: number | undefined;
let server: Server;
let url: string;

/** Speaks the REST form: an installation gives a token, and the token the parameters. */
async function answer(request: IncomingMessage): Promise<[number, unknown]> {
  const body: unknown = JSON.parse((await request.toArray()).join(''));
  asked.push({ url: request.url, key: request.headers['x-goog-api-key'], body });
  if (trouble !== undefined) return [trouble, { error: { code: trouble } }];
  if (request.url === '/v1/projects/oz-test/installations')
    return [200, { fid: 'an-installation', authToken: { token: 'a-token', expiresIn: '604800s' } }];
  const isOurs = Object(body)['app_instance_id_token'] === 'a-token';
  if (!isOurs) return [403, { error: { status: 'PERMISSION_DENIED' } }];
  const isEmpty = Object.keys(entries).length === 0;
  return [200, isEmpty ? { state: 'NO_TEMPLATE' } : { state: 'UPDATE', entries }];
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const [status, body] = await answer(request);
    response.writeHead(status, { 'content-type': 'application/json', date: DATE });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has one
});

afterAll(() => server.close());

const opened = (fetch?: typeof globalThis.fetch) =>
  new FirebaseRemoteConfig(project, {
    installationsUrl: url,
    remoteConfigUrl: url,
    ...(fetch && { fetch }),
  });

remoteConfigContract('FirebaseRemoteConfig', async () => {
  entries = {};
  trouble = undefined;
  let isOffline = false;
  return {
    config: opened((input, init) =>
      isOffline ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init),
    ),
    serverNow: Date.parse(DATE),
    edit: async (values) => {
      entries = { ...values };
    },
    goOffline: () => {
      isOffline = true;
    },
  };
});

it('installs itself with the key of the project, and shows the token it was given', async () => {
  asked = [];
  await opened().load();
  expect(asked).toEqual([
    {
      url: '/v1/projects/oz-test/installations',
      key: 'AIza-test',
      body: { authVersion: 'FIS_v2', appId: '1:2:web:3', sdkVersion: 'w:0.6.9' },
    },
    {
      url: '/v1/projects/oz-test/namespaces/firebase:fetch?key=AIza-test',
      key: 'AIza-test',
      body: {
        app_id: '1:2:web:3',
        app_instance_id: 'an-installation',
        app_instance_id_token: 'a-token',
      },
    },
  ]);
});

it.each([
  [429, { kind: 'too-many-requests' }],
  [403, { kind: 'server-error', status: 403 }],
  [503, { kind: 'server-error', status: 503 }],
])('says what became of it when it is answered %i', async (status, error) => {
  trouble = status;
  expect(await opened().load()).toEqual({ ok: false, error });
  trouble = undefined;
});
