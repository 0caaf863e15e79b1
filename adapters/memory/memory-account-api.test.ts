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
  return {
    ...yui.controls,
    account: yui.account,
    email: yui.email,
    tokenId: idOf(yui.session),
    anothersTokenId: idOf(ken.session),
    isSessionAlive: async (whose) => {
      const { session } = whose === 'own' ? yui : ken;
      return world.refreshTokens.has(session.refreshToken);
    },
  };
});
