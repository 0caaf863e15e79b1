import { mailLinksApiContract } from '../../core/ports/mail-links-api.contract.ts';
import { HttpClient } from './http-client.ts';
import { HttpMailLinksApi } from './http-mail-links-api.ts';
import { httpLearner } from './http-learner.fixture.ts';
import { openedServer } from './opened-server.fixture.ts';

const PASSWORD = 'Sakura-2026!';

const oz = openedServer();

mailLinksApiContract('HttpMailLinksApi', async () => {
  const { auth, account, mailLinks, email, store, controls } = await httpLearner(
    oz.server,
    oz.url,
    PASSWORD,
  );
  const session = store.load();
  if (!session) throw new Error('She is not signed in');
  return {
    links: mailLinks,
    signedOut: new HttpMailLinksApi(new HttpClient({ baseUrl: oz.url, language: () => 'ja' })),
    email,
    password: PASSWORD,
    session,
    tokenMailedTo: async (to) => {
      const mails = await oz.server.mailsTo(to.replace('first:', ''));
      const mail = to.startsWith('first:') ? mails.at(-1) : mails[0];
      return /#(?:reset_)?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    },
    requestEmailChange: async (to) => {
      await account.requestEmailChange(to, 'ja');
      oz.server.pass(1);
    },
    requestRegisterEmail: async () => {
      await account.requestRegisterEmail(email, 'ja');
      oz.server.pass(1);
    },
    somebodyTakes: async (taken) => {
      const first = { email: taken, password: PASSWORD, language: 'ja' } as const;
      await auth.register({ ...first, guestToken: undefined });
    },
    signsIn: async (as, password) => (await auth.signIn({ email: as, password })).ok,
    isAlive: async (one) => (await auth.refresh(one)).ok,
    newEmail: () => `${crypto.randomUUID()}@oz.example`,
    pass: (ms) => oz.server.pass(ms),
    goOffline: controls.goOffline,
  };
});
