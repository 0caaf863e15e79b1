import { expect, it } from 'vitest';
import { smallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import { BeginAsGuest } from './begin-as-guest.ts';
import { parseToken } from './parse-token.ts';

async function newcomer() {
  const oz = await smallOz();
  const store = new MemorySessionStore();
  const begin = new BeginAsGuest(oz.auth(), oz.callerOn(store).start);
  return { oz, store, begin };
}

it('signs a newcomer in as a guest who still has the survey before her', async () => {
  const { oz, store, begin } = await newcomer();
  expect(await begin.execute()).toEqual({ ok: true });
  const token = parseToken(store.load()?.accessToken);
  expect(await oz.callerOn(store).account.me()).toMatchObject({
    value: {
      id: token.ok && token.value.sub,
      isGuest: true,
      email: undefined,
      hasAnsweredSurvey: false,
    },
  });
});

it('keeps no session when the server cannot be reached', async () => {
  const { oz, store, begin } = await newcomer();
  oz.isOffline = true;
  expect(await begin.execute()).toEqual({ ok: false, error: { kind: 'offline' } });
  expect(store.load()).toBeUndefined();
});
