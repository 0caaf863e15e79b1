import { afterAll, beforeAll } from 'vitest';
import { accountApiContract } from '../../core/ports/account-api.contract.ts';
import type { Session } from '../../core/ports/session-store.ts';
import { parseToken } from '../../core/sign-in/parse-token.ts';
import { openTestServer, type TestServer } from '../../server/http/test-server.ts';
import { HttpAuthApi } from './http-auth-api.ts';
import { HttpClient } from './http-client.ts';
import { httpLearner } from './http-learner.fixture.ts';

let server: TestServer;
let url: string;

beforeAll(async () => {
  server = await openTestServer();
  url = await server.listen();
}, 60_000);

afterAll(() => server.close());

const idOf = (session: Session | undefined): string => {
  const token = parseToken(session?.accessToken);
  return (token.ok && token.value.jti) || '';
};

accountApiContract('HttpAccountApi', async () => {
  const yui = await httpLearner(server, url);
  const ken = await httpLearner(server, url);
  const sessions = { own: yui.store.load(), another: ken.store.load() };
  const auth = new HttpAuthApi(new HttpClient({ baseUrl: url, language: () => 'ja' }));
  return {
    ...yui.controls,
    account: yui.account,
    email: yui.email,
    tokenId: idOf(sessions.own),
    anothersTokenId: idOf(sessions.another),
    isSessionAlive: async (whose) => {
      const session = sessions[whose];
      return session !== undefined && (await auth.refresh(session)).ok;
    },
  };
});
