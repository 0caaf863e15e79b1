import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authApiContract } from '../../core/ports/auth-api.contract.ts';
import type { Session } from '../../core/ports/session-store.ts';
import { openTestServer, type TestServer } from '../../server/http/test-server.ts';
import { HttpAccountApi } from './http-account-api.ts';
import { HttpAuthApi } from './http-auth-api.ts';
import { HttpClient } from './http-client.ts';
import { Line } from './http-learner.fixture.ts';

let server: TestServer;
let url: string;
const bearers: (string | undefined)[] = [];

beforeAll(async () => {
  server = await openTestServer();
  server.server.addHook('onRequest', async (request) => {
    bearers.push(request.headers.authorization);
  });
  url = await server.listen();
}, 60_000);

afterAll(() => server.close());

const accountOf = ({ accessToken }: Session): HttpAccountApi => {
  const tokens = { fetch: async () => ({ ok: true, value: accessToken }) as const };
  return new HttpAccountApi(new HttpClient({ baseUrl: url, language: () => 'ja', tokens }));
};

authApiContract('HttpAuthApi', async () => {
  const line = new Line(url);
  return {
    auth: new HttpAuthApi(new HttpClient(line)),
    newEmail: () => `${crypto.randomUUID()}@oz.example`,
    pass: (ms) => server.pass(ms),
    now: () => server.now(),
    issueCode: async (session, challenge) => {
      const issued = await accountOf(session).issueCode(challenge);
      return issued.ok ? issued.value.code : '';
    },
    whoIs: async (session) => {
      const me = await accountOf(session).me();
      if (!me.ok) throw new Error(me.error.kind);
      return { id: me.value.id, isGuest: me.value.isGuest };
    },
    goOffline: () => line.breaks(),
  };
});

describe('HttpAuthApi', () => {
  it('lets the old access token travel along with a refresh, and none with anything else', async () => {
    const auth = new HttpAuthApi(new HttpClient(new Line(url)));
    bearers.length = 0;
    await auth.findAccount('yui@oz.example');
    await auth.refresh({ accessToken: 'a.b.c', refreshToken: 'r' });
    expect(bearers).toEqual([undefined, 'Bearer a.b.c']);
  });
});
