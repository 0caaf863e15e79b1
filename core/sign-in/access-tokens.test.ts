import { beforeEach, describe, expect, it } from 'vitest';
import { smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryLine, MemorySessionLock } from '../../adapters/memory/memory-session-lock.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import { accessTokenSourceContract } from '../ports/access-token-source.contract.ts';
import type { Session } from '../ports/session-store.ts';
import { fail } from '../shared/result.ts';
import { AccessTokens, REFRESH_MARGIN_MS } from './access-tokens.ts';
import { parseToken } from './parse-token.ts';

const yui = { email: 'yui@oz.example', password: 'Sakura-2026!' };

async function signedIn() {
  const clock = new MemoryClock();
  const oz = await smallOz(clock);
  const auth = oz.auth();
  await auth.register({ ...yui, language: 'ja', guestToken: undefined });
  const session = await auth.signIn(yui);
  if (!session.ok) throw new Error(session.error.kind);
  const store = new MemorySessionStore();
  store.save(session.value);
  const line = new MemoryLine();
  const openTab = () => new AccessTokens(store, auth, clock, new MemorySessionLock(line));
  return { oz, clock, store, auth, session: session.value, tokens: openTab(), openTab };
}

const learnerIn = ({ accessToken }: Session) => {
  const token = parseToken(accessToken);
  return token.ok ? token.value.sub : undefined;
};

const endSessions = (oz: SmallOz) => oz.endSessions(yui.email);

accessTokenSourceContract('AccessTokens', async () => {
  const { oz, clock, store, tokens, openTab } = await signedIn();
  return {
    tokens,
    openTab,
    pass: (ms) => clock.pass(ms),
    now: () => clock.now(),
    goOffline: () => {
      oz.isOffline = true;
    },
    goOnline: () => {
      oz.isOffline = false;
    },
    signOut: () => store.clear(),
    endSession: () => endSessions(oz),
    refreshes: () => oz.refreshes,
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

  /** Happens while a refresh is on its way. */
  const meanwhile = (happens: () => Promise<void>) => {
    const refresh = around.auth.refresh.bind(around.auth);
    around.auth.refresh = async (session) => {
      const refreshed = await refresh(session);
      await happens();
      return refreshed;
    };
  };

  it('gives the token as it is while it has more than 30 seconds to live', async () => {
    passUntilItHas(REFRESH_MARGIN_MS + 1);
    const { accessToken } = around.session;
    expect(await around.tokens.fetch()).toEqual({ ok: true, value: accessToken });
    expect(around.oz.refreshes).toBe(0);
  });

  it.each([30_000, 29_999, 0, -1])('refreshes a token with %d ms to live', async (leftMs) => {
    expect(REFRESH_MARGIN_MS).toBe(30_000);
    passUntilItHas(leftMs);
    const token = await around.tokens.fetch();
    expect(around.oz.refreshes).toBe(1);
    expect(token.ok && token.value).not.toBe(around.session.accessToken);
    expect(around.store.load()?.accessToken).toBe(token.ok && token.value);
    expect(around.store.load()?.refreshToken).not.toBe(around.session.refreshToken);
  });

  it('forgets the session that the server refuses to refresh', async () => {
    await endSessions(around.oz);
    passUntilItHas(0);
    await around.tokens.fetch();
    expect(around.store.load()).toBeUndefined();
  });

  it('gives no learner the token of another, who came in while it was refreshed', async () => {
    const ken = { email: 'ken@oz.example', password: 'Sakura-2027!' };
    await around.oz.auth().register({ ...ken, language: 'ja', guestToken: undefined });
    const his = await around.oz.auth().signIn(ken);
    if (!his.ok) throw new Error(his.error.kind);
    meanwhile(async () => around.store.save(his.value));
    passUntilItHas(0);
    // Made anew now, his lives as long as any.
    expect(await around.tokens.fetch()).toEqual({ ok: false, error: { kind: 'signed-out' } });
    expect(parseToken(around.store.load()?.accessToken)).toMatchObject({
      value: { sub: learnerIn(his.value) },
    });
  });

  it('keeps the session as it was while there is no network', async () => {
    around.oz.isOffline = true;
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
    around.oz.isOffline = true;
    passUntilItHas(0);
    await Promise.all([around.tokens.fetch(), around.tokens.fetch()]);
    around.oz.isOffline = false;
    expect(await around.tokens.fetch()).toMatchObject({ ok: true });
  });

  it.each([
    { kind: 'offline' },
    { kind: 'server-error', status: 502 },
    { kind: 'too-many-requests' },
  ] as const)('passes $kind through, and keeps the session', async (error) => {
    around.auth.refresh = async () => fail(error);
    passUntilItHas(0);
    expect(await around.tokens.fetch()).toEqual({ ok: false, error });
    expect(around.store.load()).toEqual(around.session);
  });

  it.each([{ kind: 'refresh-refused' }, { kind: 'signed-out' }, { kind: 'no-contract' }] as const)(
    'is signed out by $kind, and forgets the session',
    async (error) => {
      around.auth.refresh = async () => fail(error);
      passUntilItHas(0);
      expect(await around.tokens.fetch()).toEqual({ ok: false, error: { kind: 'signed-out' } });
      expect(around.store.load()).toBeUndefined();
    },
  );

  it('does not bring back a session that was signed out while it was being refreshed', async () => {
    passUntilItHas(0);
    meanwhile(async () => around.store.clear());
    expect(await around.tokens.fetch()).toEqual({ ok: false, error: { kind: 'signed-out' } });
    expect(around.store.load()).toBeUndefined();
  });

  it('gives the token of a session that began while the old one was being refused', async () => {
    await endSessions(around.oz);
    passUntilItHas(0);
    let anew: Session | undefined;
    meanwhile(async () => {
      const signedIn = await around.auth.signIn(yui);
      if (!signedIn.ok) throw new Error(signedIn.error.kind);
      anew = signedIn.value;
      around.store.save(anew);
    });
    expect(await around.tokens.fetch()).toEqual({ ok: true, value: anew?.accessToken });
    expect(around.store.load()).toEqual(anew);
  });

  it('gives another token than one that was refused, once for all who were refused', async () => {
    const { accessToken } = around.session;
    const given = await Promise.all([1, 2, 3].map(() => around.tokens.fetch(accessToken)));
    expect(given[0]).toMatchObject({ ok: true });
    expect(given[0]).not.toMatchObject({ value: accessToken });
    expect(new Set(given.map((token) => token.ok && token.value)).size).toBe(1);
    expect(await around.tokens.fetch(accessToken)).toEqual(given[0]);
    expect(around.oz.refreshes).toBe(1);
  });

  it.each([3_600_000, -3_600_000])(
    'goes by the time of the server once it knows it, on a device that is %d ms ahead',
    async (aheadMs) => {
      const device = new MemoryClock(around.clock.now() + aheadMs);
      const { store, auth, oz } = around;
      const line = new MemorySessionLock(new MemoryLine());
      const tokens = new AccessTokens(store, auth, device, line);
      await tokens.fetch(around.session.accessToken);
      const refreshed = store.load()?.accessToken;
      for (let minute = 0; minute < 9; minute += 1) {
        expect(await tokens.fetch()).toEqual({ ok: true, value: refreshed });
        for (const clock of [around.clock, device]) clock.pass(60_000);
      }
      expect(oz.refreshes).toBe(1);
      for (const clock of [around.clock, device]) clock.pass(60_000);
      expect(await tokens.fetch()).toMatchObject({ ok: true });
      expect(oz.refreshes).toBe(2);
    },
  );

  it('asks the server nothing when another tab refreshed while this one waited', async () => {
    passUntilItHas(0);
    const [first, second] = await Promise.all([around.openTab().fetch(), around.openTab().fetch()]);
    expect(first).toMatchObject({ ok: true });
    expect(second).toEqual(first);
    expect(around.oz.refreshes).toBe(1);
  });
});
