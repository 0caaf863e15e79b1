import { mailLinksApiContract } from '../../core/ports/mail-links-api.contract.ts';
import { MemoryClock } from './memory-clock.ts';
import { memoryLearner } from './memory-learner.fixture.ts';
import { smallWorld } from './small-world.fixture.ts';

mailLinksApiContract('MemoryMailLinksApi', async () => {
  const world = smallWorld();
  const clock = new MemoryClock();
  const { mailLinks, email, password, session, auth, account, controls } = await memoryLearner(
    world,
    clock,
  );
  return {
    links: mailLinks,
    email,
    password,
    session,
    tokenMailedTo: async (to) => {
      const isOldest = to.startsWith('first:');
      const mails = world.accounts.outbox.filter((mail) => mail.to === to.replace('first:', ''));
      return mails.at(isOldest ? 0 : -1)?.token;
    },
    requestEmailChange: async (to) => {
      await account.requestEmailChange(to);
    },
    somebodyTakes: async (taken) => {
      const somebody = { email: taken, password, language: 'ja', guestToken: undefined } as const;
      await auth.register(somebody);
    },
    signsIn: async (as, given) => (await auth.signIn({ email: as, password: given })).ok,
    isAlive: async ({ refreshToken }) => world.accounts.isAlive(refreshToken),
    newEmail: () => `${crypto.randomUUID()}@oz.example`,
    pass: (ms) => clock.pass(ms),
    goOffline: controls.goOffline,
  };
});
