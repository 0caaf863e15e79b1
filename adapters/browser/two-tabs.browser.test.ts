import { afterEach, expect, it } from 'vitest';
import type { Session } from '../../core/ports/session-store.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { AccessTokens } from '../../core/sign-in/access-tokens.ts';
import { MemoryClock } from '../memory/memory-clock.ts';
import { memoryToken } from '../memory/memory-tokens.fixture.ts';
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

it('two tabs that refresh at once, 200 times, rotate once each time, and neither is signed out', async () => {
  const clock = new MemoryClock();
  let refreshes = 0;
  const session = (): Session => ({
    accessToken: memoryToken(clock, 'yui', `access-${refreshes}`),
    refreshToken: `refresh-${refreshes}`,
  });
  /** A server that takes each refresh token once. */
  const refresh = async ({ refreshToken }: Session) => {
    if (refreshToken !== `refresh-${refreshes}`) return fail({ kind: 'refresh-refused' } as const);
    refreshes += 1;
    return ok(session());
  };
  new LocalStorageSessionStore(new GuardedStorage()).save(session());
  const tabs = [openTab(), openTab()].map(({ window }) => {
    const store = new LocalStorageSessionStore(new GuardedStorage());
    return new AccessTokens(
      store,
      { refresh },
      clock,
      new WebLocksSessionLock(window.navigator.locks, 0),
    );
  });

  for (let round = 1; round <= ROUNDS; round += 1) {
    clock.pass(LONG_MS);
    const [one, other] = await Promise.all(tabs.map((tokens) => tokens.fetch()));
    expect(one).toMatchObject({ ok: true });
    expect(other).toEqual(one);
    expect(refreshes).toBe(round);
  }
});
