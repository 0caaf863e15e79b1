import { afterAll, beforeAll } from 'vitest';
import { remoteConfigContract } from '../../core/ports/remote-config.contract.ts';
import { CONTENT_TOKEN, openTestServer, type TestServer } from '../../server/http/test-server.ts';
import { HttpClient } from './http-client.ts';
import { HttpRemoteConfig } from './http-remote-config.ts';
import { Line } from './http-learner.fixture.ts';

let server: TestServer;
let url: string;

beforeAll(async () => {
  server = await openTestServer();
  url = await server.listen();
}, 60_000);

afterAll(() => server.close());

remoteConfigContract('HttpRemoteConfig', async () => {
  const line = new Line(url);
  const edit = async (values: Readonly<Record<string, string>>) => {
    const body = Object.entries(values).map(([name, value]) => [
      name,
      name.includes('_show') ? value === 'true' : value,
    ]);
    const { status } = await fetch(`${url}v1/app_config/campaign`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${CONTENT_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(body)),
    });
    if (status !== 200) throw new Error(`The campaign was answered ${status}`);
  };
  await edit({});
  return {
    config: new HttpRemoteConfig(new HttpClient(line)),
    serverNow: server.now(),
    edit,
    goOffline: () => line.breaks(),
  };
});
