import { beforeEach, describe, expect, it } from 'vitest';
import {
  smallOz,
  type SmallOz,
  type SmallOzLearner,
} from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import { challengeOf } from '../../adapters/memory/memory-tokens.fixture.ts';
import { parseToken } from './parse-token.ts';
import { SignInWithCode } from './sign-in-with-code.ts';

const VERIFIER = 'a-secret-that-only-her-other-app-knows-of-some-length';
const REFUSED = { ok: false, error: { kind: 'code-refused' } };

describe('SignInWithCode', () => {
  let oz: SmallOz;
  let clock: MemoryClock;
  let yui: SmallOzLearner;
  let here: MemorySessionStore;
  let code: string;

  beforeEach(async () => {
    clock = new MemoryClock();
    oz = await smallOz(clock);
    yui = await oz.learner();
    here = new MemorySessionStore();
    const issued = await yui.account.issueCode(await challengeOf(VERIFIER));
    if (!issued.ok) throw new Error(issued.error.kind);
    code = issued.value.code;
  });

  const signIn = (verifier = VERIFIER) =>
    new SignInWithCode(yui.auth, oz.callerOn(here).start).execute({ code, verifier });

  it('gives her a session of her own here', async () => {
    expect(await signIn()).toEqual({ ok: true });
    const there = parseToken(yui.session.accessToken);
    expect(parseToken(here.load()?.accessToken)).toMatchObject({
      value: { sub: there.ok && there.value.sub },
    });
    expect(here.load()?.refreshToken).not.toBe(yui.session.refreshToken);
  });

  it('signs in once', async () => {
    await signIn();
    const session = here.load();
    expect(await signIn()).toEqual(REFUSED);
    expect(here.load()).toEqual(session);
  });

  it('keeps nothing when the secret is another, or the code is old', async () => {
    expect(await signIn(VERIFIER.toUpperCase())).toEqual(REFUSED);
    clock.pass(60_000);
    expect(await signIn()).toEqual(REFUSED);
    expect(here.load()).toBeUndefined();
  });

  it('keeps nothing without a network, and can be tried again', async () => {
    oz.isOffline = true;
    expect(await signIn()).toEqual({ ok: false, error: { kind: 'offline' } });
    expect(here.load()).toBeUndefined();
    oz.isOffline = false;
    expect(await signIn()).toEqual({ ok: true });
  });
});
