import { afterAll, beforeAll } from 'vitest';
import { appConfigContract } from '../../core/ports/app-config.contract.ts';
import { openTestServer, type TestServer } from '../../server/http/test-server.ts';
import { BARE_APP } from '../../server/outside-settings.ts';
import { HttpAppConfig } from './http-app-config.ts';
import { HttpClient } from './http-client.ts';
import { Line } from './http-learner.fixture.ts';

const INQUIRIES = 'https://forms.oz.example/inquiry?usp=pp_url';
const ANALYTICS = 'https://count.oz.example/events';

let server: TestServer;
let url: string;

beforeAll(async () => {
  const forms = { ...BARE_APP.forms, inquiry_form: INQUIRIES };
  server = await openTestServer(undefined, () => ({
    appSettings: { ...BARE_APP, forms, analyticsUrl: ANALYTICS },
  }));
  url = await server.listen();
}, 60_000);

afterAll(() => server.close());

appConfigContract('HttpAppConfig', async () => {
  const line = new Line(url);
  return {
    config: new HttpAppConfig(new HttpClient(line)),
    inquiries: INQUIRIES,
    analytics: ANALYTICS,
    goOffline: () => line.breaks(),
  };
});
