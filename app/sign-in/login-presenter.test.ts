import { beforeEach, describe, expect, it } from 'vitest';
import { settle, smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryPasskeyDevice } from '../../adapters/memory/memory-passkey-device.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import { AddPasskey } from '../../core/account/add-passkey.ts';
import type { AuthApi } from '../../core/ports/auth-api.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { BeginAsGuest } from '../../core/sign-in/begin-as-guest.ts';
import { FindAccount } from '../../core/sign-in/find-account.ts';
import { SignInWithPasskey } from '../../core/sign-in/sign-in-with-passkey.ts';
import { SignIn } from '../../core/sign-in/sign-in.ts';
import { LoginPresenter } from './login-presenter.ts';

const EMAIL = 'yui@oz.example';
const PASSWORD = 'Sakura-2026!';

describe('the login', () => {
  let oz: SmallOz;
  let auth: AuthApi;
  let store: MemorySessionStore;
  let reporter: MemoryReporter;
  let device: MemoryPasskeyDevice;
  let login: LoginPresenter;

  beforeEach(async () => {
    oz = await smallOz();
    auth = oz.auth();
    store = new MemorySessionStore();
    reporter = new MemoryReporter();
    await auth.register({
      email: EMAIL,
      password: PASSWORD,
      language: 'ja',
      guestToken: undefined,
    });
    device = new MemoryPasskeyDevice('https://oz.example');
    const { passkeys, start } = oz.callerOn(store);
    login = new LoginPresenter({
      findAccount: new FindAccount(auth),
      signIn: new SignIn(auth, start),
      beginAsGuest: new BeginAsGuest(auth, start),
      passkeys: new SignInWithPasskey(passkeys, device, start),
      reporter,
    });
  });

  it('asks for the email, then the password, and lets her in', async () => {
    expect(login.state).toEqual({ step: 'email', error: undefined });
    await login.giveEmail(` ${EMAIL} `);
    expect(login.state).toEqual({ step: 'password', email: EMAIL, error: undefined });
    await login.givePassword(PASSWORD);
    expect(login.state).toEqual({ step: 'signed-in', isNew: false });
    expect(store.load()).toBeDefined();
  });

  it.each([
    ['yui', 'email-malformed'],
    ['ken@oz.example', 'account-not-found'],
  ])('asks again for the email after %s: %s', async (email, kind) => {
    await login.giveEmail(email);
    expect(login.state).toEqual({ step: 'email', error: { kind } });
    await login.giveEmail(EMAIL);
    expect(login.state).toEqual({ step: 'password', email: EMAIL, error: undefined });
  });

  it('asks again for the password after a wrong one', async () => {
    await login.giveEmail(EMAIL);
    await login.givePassword('wrong');
    expect(login.state).toEqual({
      step: 'password',
      email: EMAIL,
      error: { kind: 'wrong-password' },
    });
    expect(store.load()).toBeUndefined();
    await login.givePassword(PASSWORD);
    expect(login.state).toEqual({ step: 'signed-in', isNew: false });
  });

  it('is asked one thing at a time, whatever is tapped twice', async () => {
    const finding = login.giveEmail(EMAIL);
    await login.giveEmail('ken@oz.example');
    await login.givePassword(PASSWORD);
    expect(login.state).toEqual({ step: 'finding' });
    await finding;
    const signingIn = login.givePassword(PASSWORD);
    await login.givePassword('wrong');
    login.otherEmail();
    expect(login.state).toEqual({ step: 'signing-in', email: EMAIL });
    await signingIn;
    expect(login.state).toEqual({ step: 'signed-in', isNew: false });
    expect(oz.tables.sessions.size).toBe(1);
  });

  it('goes back to another email', async () => {
    login.otherEmail();
    expect(login.state).toEqual({ step: 'email', error: undefined });
    await login.giveEmail(EMAIL);
    login.otherEmail();
    expect(login.state).toEqual({ step: 'email', error: undefined });
  });

  it('lets her in without an account, as a new learner', async () => {
    auth.beginGuest = async () => ok({ accessToken: 'guest', refreshToken: 'again' });
    const beginning = login.beginAsGuest();
    expect(login.state).toEqual({ step: 'beginning' });
    await login.giveEmail(EMAIL);
    await beginning;
    expect(login.state).toEqual({ step: 'signed-in', isNew: true });
    expect(store.load()).toEqual({ accessToken: 'guest', refreshToken: 'again' });
  });

  it('asks for the email again where she could not be let in without an account', async () => {
    auth.beginGuest = async () => fail({ kind: 'too-many-requests' });
    await login.beginAsGuest();
    expect(login.state).toEqual({ step: 'email', error: { kind: 'too-many-requests' } });
    expect(store.load()).toBeUndefined();
  });

  it('says when there is no network', async () => {
    oz.isOffline = true;
    await login.giveEmail(EMAIL);
    expect(login.state).toEqual({ step: 'email', error: { kind: 'offline' } });
  });

  it('reports a bug, and lets her try again', async () => {
    const { findAccount } = auth;
    auth.findAccount = async () => {
      throw new Error('bug');
    };
    await login.giveEmail(EMAIL);
    expect(login.state).toEqual({ step: 'email', error: { kind: 'unexpected' } });
    expect(reporter.bugs.map(({ where }) => where)).toEqual(['find account']);
    auth.findAccount = findAccount;
    await login.giveEmail(EMAIL);
    expect(login.state.step).toBe('password');
  });

  describe('with a passkey', () => {
    beforeEach(async () => {
      const session = await auth.signIn({ email: EMAIL, password: PASSWORD });
      if (!session.ok) throw new Error(session.error.kind);
      const here = new MemorySessionStore();
      here.save(session.value);
      await new AddPasskey(oz.callerOn(here).passkeys, device).execute();
    });

    it('speaks of none before it knows that there are any', async () => {
      expect(login.hasPasskeys).toBe(false);
      device.offer = 'nothing';
      await login.offerPasskeys();
      expect(login.hasPasskeys).toBe(false);
      device.offer = 'button';
      await login.offerPasskeys();
      expect(login.hasPasskeys).toBe(true);
    });

    it('lets her in at once', async () => {
      const signingIn = login.signInWithPasskey();
      expect(login.state).toEqual({ step: 'passkey' });
      await signingIn;
      expect(login.state).toEqual({ step: 'signed-in', isNew: false });
      expect(store.load()).toBeDefined();
    });

    it('says nothing where she thinks better of it, and what is wrong otherwise', async () => {
      device.isRefusing = true;
      await login.signInWithPasskey();
      expect(login.state).toEqual({ step: 'email', error: undefined });
      device.isRefusing = false;
      oz.isOffline = true;
      await login.signInWithPasskey();
      expect(login.state).toEqual({ step: 'email', error: { kind: 'offline' } });
    });

    it('waits at the field until she is elsewhere, and lets her type meanwhile', async () => {
      device.offer = 'field';
      const waiting = login.offerPasskeys();
      await settle();
      await login.giveEmail(EMAIL);
      expect(login.state.step).toBe('password');
      login.leave();
      await waiting;
      expect(login.state.step).toBe('password');
    });
  });
});
