import { accountApiContract } from '../../core/ports/account-api.contract.ts';
import type { Session } from '../../core/ports/session-store.ts';
import { parseToken } from '../../core/sign-in/parse-token.ts';
import { MemoryClock } from './memory-clock.ts';
import { memoryLearner } from './memory-learner.fixture.ts';
import { smallWorld } from './small-world.fixture.ts';

const idOf = ({ accessToken }: Session): string => {
  const token = parseToken(accessToken);
  return (token.ok && token.value.jti) || '';
};

accountApiContract('MemoryAccountApi', async () => {
  const world = smallWorld();
  const clock = new MemoryClock();
  const yui = await memoryLearner(world, clock);
  const ken = await memoryLearner(world, clock, 'ken');
  const elsewhere = await yui.auth.signIn({ email: yui.email, password: yui.password });
  if (!elsewhere.ok) throw new Error(elsewhere.error.kind);
  const sessions = { own: yui.session, 'own elsewhere': elsewhere.value, another: ken.session };
  return {
    ...yui.controls,
    account: yui.account,
    email: yui.email,
    password: yui.password,
    tokenId: idOf(yui.session),
    anothersEmail: ken.email,
    anothersTokenId: idOf(ken.session),
    isSessionAlive: async (whose) => world.accounts.isAlive(sessions[whose].refreshToken),
    signsIn: async (password) => (await yui.auth.signIn({ email: yui.email, password })).ok,
    isMailed: async (email) => world.accounts.outbox.some(({ to }) => to === email),
    newEmail: () => `${crypto.randomUUID()}@oz.example`,
  };
});
