import { authApiContract } from '../../core/ports/auth-api.contract.ts';
import { MemoryAuthApi } from './memory-auth-api.ts';
import { MemoryClock } from './memory-clock.ts';
import { MemoryWorld } from './memory-world.ts';

authApiContract('MemoryAuthApi', async () => {
  const world = new MemoryWorld();
  const clock = new MemoryClock();
  return {
    auth: new MemoryAuthApi(world, clock),
    newEmail: () => `${crypto.randomUUID()}@oz.example`,
    pass: (ms) => clock.pass(ms),
    now: () => clock.now(),
    goOffline: () => {
      world.isOffline = true;
    },
  };
});
