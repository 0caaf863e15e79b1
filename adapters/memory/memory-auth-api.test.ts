import { authApiContract } from '../../core/ports/auth-api.contract.ts';
import { parseToken } from '../../core/sign-in/parse-token.ts';
import { MemoryAuthApi } from './memory-auth-api.ts';
import { MemoryClock } from './memory-clock.ts';
import { MemoryWorld } from './memory-world.ts';

authApiContract('MemoryAuthApi', async () => {
  const world = new MemoryWorld();
  const clock = new MemoryClock();
  const idOf = (accessToken: string) => {
    const token = parseToken(accessToken);
    return (token.ok && token.value.sub) || '';
  };
  return {
    auth: new MemoryAuthApi(world, clock),
    newEmail: () => `${crypto.randomUUID()}@oz.example`,
    pass: (ms) => clock.pass(ms),
    now: () => clock.now(),
    issueCode: async ({ accessToken }, challenge) =>
      world.accounts.issueCode(idOf(accessToken), challenge, clock),
    whoIs: async ({ accessToken }) => {
      const id = idOf(accessToken);
      return { id, isGuest: world.accounts.ofId(id)?.isGuest ?? false };
    },
    goOffline: () => {
      world.isOffline = true;
    },
  };
});
