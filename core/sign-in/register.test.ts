import { beforeEach, describe, expect, it } from 'vitest';
import { smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import type { AccountApi } from '../ports/account-api.ts';
import type { AuthApi } from '../ports/auth-api.ts';
import { fail, ok } from '../shared/result.ts';
import { BeginAsGuest } from './begin-as-guest.ts';
import { CheckSession } from './check-session.ts';
import { Register, type NewAccount } from './register.ts';
import { SignIn } from './sign-in.ts';

const yui: NewAccount = { email: 'yui@oz.example', password: 'Sakura-2026!', language: 'ja' };
const refused = (kind: string) => ({ ok: false, error: { kind } });

describe('Register', () => {
  let oz: SmallOz;
  let clock: MemoryClock;
  let store: MemorySessionStore;
  let auth: AuthApi;
  let account: AccountApi;

  beforeEach(async () => {
    clock = new MemoryClock();
    oz = await smallOz(clock);
    store = new MemorySessionStore();
    ({ auth, account } = oz.callerOn(store));
  });

  const register = (more: Partial<NewAccount> = {}, isGuest = false) =>
    new Register(auth, account, store).execute({ ...yui, ...more }, isGuest);
  const whoIsHere = async () => {
    const checked = await new CheckSession(account, store).execute();
    return checked.ok ? ok(checked.value.id) : checked;
  };
  const beAGuest = async () => {
    await new BeginAsGuest(auth, oz.callerOn(store).start).execute();
    const guest = await whoIsHere();
    if (!guest.ok) throw new Error(guest.error.kind);
    return guest.value;
  };

  it('makes an account and signs in to it, whatever blanks are around the email', async () => {
    expect(await register({ email: ' yui@oz.example\n' })).toEqual({ ok: true });
    expect(await whoIsHere()).toEqual({
      ok: true,
      value: (await oz.learners.ofEmail(yui.email))?.id,
    });
    expect(oz.mails).toMatchObject([
      { to: yui.email, text: expect.stringContaining('register_email_confirmation') },
    ]);
  });

  it.each([
    [{ email: 'yui' }, 'email-malformed'],
    [{ password: 'Sakura2026' }, 'weak-password'],
    [{ password: ` ${yui.password}` }, 'weak-password'],
  ])('refuses %o as %s without asking the server', async (wrong, kind) => {
    oz.isOffline = true;
    expect(await register(wrong)).toEqual(refused(kind));
    expect(await register()).toEqual(refused('offline'));
  });

  it('makes no second account with an email, and does not sign in to the first', async () => {
    await register();
    store.clear();
    expect(await register({ password: 'Momiji-2026!' })).toEqual(refused('email-taken'));
    expect(store.load()).toBeUndefined();
  });

  it('lets her sign in when the network went away behind the account', async () => {
    auth.signIn = async () => fail({ kind: 'offline' });
    expect(await register()).toEqual(refused('offline'));
    expect(store.load()).toBeUndefined();
    const later = new SignIn(oz.auth(), oz.callerOn(store).start);
    expect(await later.execute(yui)).toEqual({ ok: true });
  });

  it('turns the guest who is here into the account', async () => {
    const guest = await beAGuest();
    expect(await register({}, true)).toEqual({ ok: true });
    expect(await whoIsHere()).toEqual({ ok: true, value: guest });
    expect(await account.me()).toMatchObject({ value: { isGuest: false, email: yui.email } });
  });

  it('ends the session of a learner who was here; the one of a guest ended by itself', async () => {
    const ended: string[] = [];
    const end = account.signOut.bind(account);
    account.signOut = async (id) => {
      ended.push(id);
      return end(id);
    };
    await beAGuest();
    await register({}, true);
    expect(ended).toEqual([]);
    await register({ email: 'mei@oz.example' }, true);
    expect(ended).toHaveLength(1);
  });

  it('leaves a guest behind who does not want to be taken along', async () => {
    const guest = await beAGuest();
    await register({}, false);
    expect((await oz.learners.ofId(guest))?.isGuest).toBe(true);
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
    await oz.learners.remove(await beAGuest());
    expect(await register({}, true)).toEqual({ ok: true });
    expect(await register({ email: 'ken@oz.example' }, true)).toEqual({ ok: true });
    const [first, second] = [yui.email, 'ken@oz.example'].map((email) =>
      oz.learners.ofEmail(email),
    );
    expect((await first)?.id).not.toBe((await second)?.id);
  });

  it('makes no account without a network, and keeps the guest', async () => {
    await beAGuest();
    const before = store.load();
    oz.isOffline = true;
    expect(await register({}, true)).toEqual(refused('offline'));
    expect(store.load()).toEqual(before);
    expect(await oz.learners.ofEmail(yui.email)).toBeUndefined();
  });
});
