// Why: a learner who studies for months refreshes thousands of times, and is to be signed out by none of them.
import { expect, it } from 'vitest';
import { smallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryLine, MemorySessionLock } from '../../adapters/memory/memory-session-lock.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import type { AuthApi } from '../ports/auth-api.ts';
import { AccessTokens } from './access-tokens.ts';

/** `OZ_REFRESHES=10000` is some 70 days of use without a pause. */
const REFRESHES = Number(process.env['OZ_REFRESHES'] ?? 500);
const yui = { email: 'yui@oz.example', password: 'Sakura-2026!' };
/** An access token lives ten minutes, and is refreshed half a minute before. */
const OLD_MS = 9.6 * 60_000;

it('two tabs, a service worker and tabs that are killed keep one session with one line of tokens', async () => {
  const clock = new MemoryClock();
  const oz = await smallOz(clock);
  const auth = oz.auth();
  await auth.register({ ...yui, language: 'ja', guestToken: undefined });
  const signedIn = await auth.signIn(yui);
  if (!signedIn.ok) throw new Error(signedIn.error.kind);
  const store = new MemorySessionStore();
  store.save(signedIn.value);
  const line = new MemoryLine();
  const open = (api: Pick<AuthApi, 'refresh'> = auth) => {
    const lock = new MemorySessionLock(line);
    return { lock, tokens: new AccessTokens(store, api, clock, lock) };
  };
  const [one, other, worker] = [open(), open(), open()];
  const [id = ''] = signedIn.value.refreshToken.split('.');
  const generation = () => oz.tables.sessions.get(id)?.generation ?? -1;

  /** The server has answered, and the tab is gone before it could keep the answer. */
  const openAndKill = async () => {
    const arrived = Promise.withResolvers<void>();
    const tab = open({
      refresh: async (session) => {
        await auth.refresh(session);
        arrived.resolve();
        return new Promise<never>(() => undefined);
      },
    });
    void tab.tokens.fetch();
    await arrived.promise;
    tab.lock.die();
  };

  for (let round = 0; generation() < REFRESHES; round += 1) {
    clock.pass(OLD_MS);
    const before = generation();
    // What is lost is asked for again by the tabs that are still there, a moment later.
    if (round % 7 === 3) {
      await openAndKill();
      clock.pass(2_000);
    }
    const all = await Promise.all([one, other, worker].map(({ tokens }) => tokens.fetch()));
    const given = new Set(all.map((token) => (token.ok ? token.value : token.error.kind)));
    expect(given, `round ${round}`).toEqual(new Set([store.load()?.accessToken]));
    expect(generation(), `round ${round}`).toBe(before + 1);
  }
  expect([...oz.tables.sessions.keys()]).toEqual([id]);
  expect(store.load()?.refreshToken.split('.').slice(0, 2)).toEqual([id, String(generation())]);
}, 300_000);
