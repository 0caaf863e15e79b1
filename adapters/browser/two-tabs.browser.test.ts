import { afterEach, expect, it } from 'vitest';
import { AccessTokens } from '../../core/sign-in/access-tokens.ts';
import { MemoryAuthApi } from '../memory/memory-auth-api.ts';
import { MemoryClock } from '../memory/memory-clock.ts';
import { MemoryWorld } from '../memory/memory-world.ts';
import { brokenStorage } from './broken-storage.fixture.ts';
import { GuardedStorage } from './guarded-storage.ts';
import { LocalStorageSessionStore } from './local-storage-session-store.ts';
import { closeTabs, openTab } from './tab.fixture.ts';
import { WebLocksSessionLock } from './web-locks-session-lock.ts';

const ROUNDS = 200;
const LONG_MS = 7_200_000;

afterEach(() => {
  closeTabs();
  brokenStorage.mend();
});

it('two tabs that refresh at once, 200 times, rotate once each time, and nobody is signed out', async () => {
  const world = new MemoryWorld();
  const clock = new MemoryClock();
  const auth = new MemoryAuthApi(world, clock);
  const session = await auth.beginGuest([]);
  if (!session.ok) throw new Error(session.error.kind);
  new LocalStorageSessionStore(new GuardedStorage()).save(session.value);
  const tabs = [openTab(), openTab()].map(({ window }) => {
    const store = new LocalStorageSessionStore(new GuardedStorage());
    return new AccessTokens(store, auth, clock, new WebLocksSessionLock(window.navigator.locks, 0));
  });

  for (let round = 1; round <= ROUNDS; round += 1) {
    clock.pass(LONG_MS);
    const [one, other] = await Promise.all(tabs.map((tokens) => tokens.fetch()));
    expect(one).toMatchObject({ ok: true });
    expect(other).toEqual(one);
    expect(world.accounts.refreshes).toBe(round);
  }
});
