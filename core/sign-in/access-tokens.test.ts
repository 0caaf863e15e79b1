import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryAuthApi } from '../../adapters/memory/memory-auth-api.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { accessTokenSourceContract } from '../ports/access-token-source.contract.ts';
import { AccessTokens, REFRESH_MARGIN_MS } from './access-tokens.ts';
import { parseToken } from './parse-token.ts';

const yui = { email: 'yui@oz.example', password: 'Sakura-2026!' };

async function signedIn() {
  const world = new MemoryWorld();
  const clock = new MemoryClock();
  const auth = new MemoryAuthApi(world, clock);
  await auth.register(yui);
  const session = await auth.signIn(yui);
  if (!session.ok) throw new Error(session.error.kind);
  const store = new MemorySessionStore();
  store.save(session.value);
  const tokens = new AccessTokens(store, auth, clock);
  return { world, clock, store, session: session.value, tokens };
}

accessTokenSourceContract('AccessTokens', async () => {
  const { world, clock, store, tokens } = await signedIn();
  return {
    tokens,
    pass: (ms) => clock.pass(ms),
    now: () => clock.now(),
    goOffline: () => {
      world.isOffline = true;
    },
    goOnline: () => {
      world.isOffline = false;
    },
    signOut: () => store.clear(),
    endSession: () => world.refreshTokens.clear(),
    refreshes: () => world.refreshes,
  };
});

describe('AccessTokens', () => {
  let around: Awaited<ReturnType<typeof signedIn>>;

  beforeEach(async () => {
    around = await signedIn();
  });

  const passUntilItHas = (leftMs: number) => {
    const token = parseToken(around.session.accessToken);
    if (!token.ok) throw new Error('Not a token');
    around.clock.pass(token.value.exp * 1000 - around.clock.now() - leftMs);
  };

  it('gives the token as it is while it has more than 30 seconds to live', async () => {
    passUntilItHas(REFRESH_MARGIN_MS + 1);
    const { accessToken } = around.session;
    expect(await around.tokens.fetch()).toEqual({ ok: true, value: accessToken });
    expect(around.world.refreshes).toBe(0);
  });

  it.each([30_000, 29_999, 0, -1])('refreshes a token with %d ms to live', async (leftMs) => {
    expect(REFRESH_MARGIN_MS).toBe(30_000);
    passUntilItHas(leftMs);
    const token = await around.tokens.fetch();
    expect(around.world.refreshes).toBe(1);
    expect(token.ok && token.value).not.toBe(around.session.accessToken);
    expect(around.store.load()?.accessToken).toBe(token.ok && token.value);
    expect(around.store.load()?.refreshToken).not.toBe(around.session.refreshToken);
  });

  it('forgets the session that the server refuses to refresh', async () => {
    around.world.refreshTokens.clear();
    passUntilItHas(0);
    await around.tokens.fetch();
    expect(around.store.load()).toBeUndefined();
  });

  it('keeps the session as it was while there is no network', async () => {
    around.world.isOffline = true;
    passUntilItHas(0);
    await around.tokens.fetch();
    expect(around.store.load()).toEqual(around.session);
  });

  it('forgets a session whose token is none', async () => {
    around.store.save({ ...around.session, accessToken: 'none' });
    expect(await around.tokens.fetch()).toEqual({ ok: false, error: { kind: 'signed-out' } });
    expect(around.store.load()).toBeUndefined();
  });

  it('asks again after a refresh that failed', async () => {
    around.world.isOffline = true;
    passUntilItHas(0);
    await Promise.all([around.tokens.fetch(), around.tokens.fetch()]);
    around.world.isOffline = false;
    expect(await around.tokens.fetch()).toMatchObject({ ok: true });
  });
});
