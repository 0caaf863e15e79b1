import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryAccountApi } from '../../adapters/memory/memory-account-api.ts';
import { MemoryAuthApi } from '../../adapters/memory/memory-auth-api.ts';
import { MemoryCaller } from '../../adapters/memory/memory-caller.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemorySessionLock } from '../../adapters/memory/memory-session-lock.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { fail, ok } from '../shared/result.ts';
import { AccessTokens } from './access-tokens.ts';
import { BeginAsGuest } from './begin-as-guest.ts';
import { CheckSession } from './check-session.ts';
import { Register, type NewAccount } from './register.ts';
import { SignIn } from './sign-in.ts';

const yui: NewAccount = { email: 'yui@oz.example', password: 'Sakura-2026!', language: 'ja' };
const refused = (kind: string) => ({ ok: false, error: { kind } });

describe('Register', () => {
  let world: MemoryWorld;
  let clock: MemoryClock;
  let store: MemorySessionStore;
  let auth: MemoryAuthApi;
  let account: MemoryAccountApi;

  beforeEach(() => {
    world = new MemoryWorld();
    clock = new MemoryClock();
    store = new MemorySessionStore();
    auth = new MemoryAuthApi(world, clock);
    const tokens = new AccessTokens(store, auth, clock, new MemorySessionLock());
    account = new MemoryAccountApi(new MemoryCaller(world, tokens), clock);
  });

  const register = (more: Partial<NewAccount> = {}, isGuest = false) =>
    new Register(auth, account, store).execute({ ...yui, ...more }, isGuest);
  const whoIsHere = async () => {
    const checked = await new CheckSession(account, store).execute();
    return checked.ok ? ok(checked.value.id) : checked;
  };
  const beAGuest = async () => {
    await new BeginAsGuest(auth, store).execute();
    const guest = await whoIsHere();
    if (!guest.ok) throw new Error(guest.error.kind);
    return guest.value;
  };

  it('makes an account and signs in to it, whatever blanks are around the email', async () => {
    expect(await register({ email: ' yui@oz.example\n' })).toEqual({ ok: true });
    expect(await whoIsHere()).toEqual({ ok: true, value: world.accounts.ofEmail(yui.email)?.id });
    expect(world.accounts.outbox).toMatchObject([{ to: yui.email, purpose: 'confirm-email' }]);
  });

  it.each([
    [{ email: 'yui' }, 'email-malformed'],
    [{ password: 'Sakura2026' }, 'weak-password'],
    [{ password: ` ${yui.password}` }, 'weak-password'],
  ])('refuses %o as %s without asking the server', async (wrong, kind) => {
    world.isOffline = true;
    expect(await register(wrong)).toEqual(refused(kind));
    expect(await register()).toEqual(refused('offline'));
  });

  it('makes no second account with an email, and signs nobody in to the first', async () => {
    await register();
    store.clear();
    expect(await register({ password: 'Momiji-2026!' })).toEqual(refused('email-taken'));
    expect(store.load()).toBeUndefined();
  });

  it('lets her sign in when the network went away behind the account', async () => {
    auth.signIn = async () => fail({ kind: 'offline' });
    expect(await register()).toEqual(refused('offline'));
    expect(store.load()).toBeUndefined();
    const later = new SignIn(new MemoryAuthApi(world, clock), store);
    expect(await later.execute(yui)).toEqual({ ok: true });
  });

  it('turns the guest who is here into the account', async () => {
    const guest = await beAGuest();
    expect(await register({}, true)).toEqual({ ok: true });
    expect(await whoIsHere()).toEqual({ ok: true, value: guest });
    expect(await account.me()).toMatchObject({ value: { isGuest: false, email: yui.email } });
  });

  it('leaves a guest behind who does not want to be taken along', async () => {
    const guest = await beAGuest();
    await register({}, false);
    expect(world.accounts.ofId(guest)?.isGuest).toBe(true);
  });

  it('shows the server a living token, however long she looked around', async () => {
    await beAGuest();
    const shown: unknown[] = [];
    const ask = auth.register.bind(auth);
    auth.register = async (given) => {
      shown.push(given.guestToken);
      return ask(given);
    };
    const before = store.load();
    clock.pass(3_600_000);
    expect(await register({}, true)).toEqual({ ok: true });
    expect(shown).toEqual([expect.any(String)]);
    expect(shown).not.toContain(before?.accessToken);
  });

  it('begins from nothing when the guest is lost, or was none', async () => {
    world.accounts.remove(await beAGuest());
    expect(await register({}, true)).toEqual({ ok: true });
    expect(await register({ email: 'ken@oz.example' }, true)).toEqual({ ok: true });
    expect(world.accounts.ofEmail(yui.email)?.id).not.toBe(
      world.accounts.ofEmail('ken@oz.example')?.id,
    );
  });

  it('makes no account without a network, and keeps the guest', async () => {
    await beAGuest();
    const before = store.load();
    world.isOffline = true;
    expect(await register({}, true)).toEqual(refused('offline'));
    expect(store.load()).toEqual(before);
    expect(world.accounts.ofEmail(yui.email)).toBeUndefined();
  });
});
