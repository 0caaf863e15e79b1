import { expect, it } from 'vitest';
import { MemoryAuthApi } from '../../adapters/memory/memory-auth-api.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { BeginAsGuest } from './begin-as-guest.ts';
import { parseToken } from './parse-token.ts';

function newcomer() {
  const world = new MemoryWorld();
  const store = new MemorySessionStore();
  const begin = new BeginAsGuest(new MemoryAuthApi(world, new MemoryClock()), store);
  return { world, store, begin };
}

it('signs a newcomer in as a guest who still has the survey before her', async () => {
  const { world, store, begin } = newcomer();
  expect(await begin.execute()).toEqual({ ok: true });
  const token = parseToken(store.load()?.accessToken);
  const guest = token.ok ? world.accounts.ofId(token.value.sub ?? '') : undefined;
  expect(guest).toMatchObject({ isGuest: true, email: undefined, hasAnsweredSurvey: false });
});

it('keeps no session when the server cannot be reached', async () => {
  const { world, store, begin } = newcomer();
  world.isOffline = true;
  expect(await begin.execute()).toEqual({ ok: false, error: { kind: 'offline' } });
  expect(store.load()).toBeUndefined();
});
