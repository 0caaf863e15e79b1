import { accountApiContract } from '../../core/ports/account-api.contract.ts';
import type { Session } from '../../core/ports/session-store.ts';
import { parseToken } from '../../core/sign-in/parse-token.ts';
import { HttpAuthApi } from './http-auth-api.ts';
import { HttpClient } from './http-client.ts';
import { httpLearner } from './http-learner.fixture.ts';
import { openedServer } from './opened-server.fixture.ts';

const PASSWORD = 'Sakura-2026!';

const oz = openedServer();

const idOf = (session: Session | undefined): string => {
  const token = parseToken(session?.accessToken);
  return (token.ok && token.value.jti) || '';
};

accountApiContract('HttpAccountApi', async () => {
  const yui = await httpLearner(oz.server, oz.url, PASSWORD);
  const ken = await httpLearner(oz.server, oz.url);
  const auth = new HttpAuthApi(new HttpClient({ baseUrl: oz.url, language: () => 'ja' }));
  const elsewhere = await auth.signIn({ email: yui.email, password: PASSWORD });
  if (!elsewhere.ok) throw new Error(elsewhere.error.kind);
  const sessions = {
    own: yui.store.load(),
    'own elsewhere': elsewhere.value,
    another: ken.store.load(),
  };
  return {
    ...yui.controls,
    account: yui.account,
    email: yui.email,
    password: PASSWORD,
    tokenId: idOf(sessions.own),
    anothersEmail: ken.email,
    anothersTokenId: idOf(sessions.another),
    isSessionAlive: async (whose) => {
      const session = sessions[whose];
      return session !== undefined && (await auth.refresh(session)).ok;
    },
    goesOn: async (session) => (await auth.refresh(session)).ok,
    signsIn: async (password) => (await auth.signIn({ email: yui.email, password })).ok,
    pass: (ms) => oz.server.pass(ms),
    isMailed: async (email) => (await oz.server.mailsTo(email)).length > 0,
    newEmail: () => `${crypto.randomUUID()}@oz.example`,
  };
});
