import { beforeEach, describe, expect, it } from 'vitest';
import { settle, smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import type { NativeApp } from '../navigation/native-app.ts';
import type { NativeBridge } from '../ports/native-bridge.ts';
import type { AccountApi } from '../ports/account-api.ts';
import type { AuthApi } from '../ports/auth-api.ts';
import { fail } from '../shared/result.ts';
import { CheckSession } from './check-session.ts';
import { forgetting } from './device-data.fixture.ts';
import { FindAccount } from './find-account.ts';
import { lateSignOutsOf } from './late-sign-outs.fixture.ts';
import { SignIn } from './sign-in.ts';
import { SignOut } from './sign-out.ts';
import type { StartSession } from './start-session.ts';

const yui = { email: 'yui@oz.example', password: 'Sakura-2026!' };
const refused = (kind: string) => ({ ok: false, error: { kind } });

describe('signing in and out', () => {
  let oz: SmallOz;
  let store: MemorySessionStore;
  let auth: AuthApi;
  let account: AccountApi;
  let start: StartSession;
  let calls: string[];
  let device: ReturnType<typeof lateSignOutsOf>;

  beforeEach(async () => {
    const clock = new MemoryClock();
    oz = await smallOz(clock);
    device = lateSignOutsOf(oz);
    store = new MemorySessionStore();
    ({ auth, account, start } = oz.callerOn(store));
    await auth.register({ ...yui, language: 'ja', guestToken: undefined });
    calls = [];
  });

  const signIn = () => new SignIn(auth, start).execute(yui);
  /** A wrapper that notes what it is asked, and whether she was still signed in then. */
  const bridge: NativeBridge = {
    call: async (name) => {
      calls.push(`${name}, ${store.load() ? 'signed in' : 'signed out'}`);
      return fail({ kind: 'bridge-unsupported' });
    },
    watch: () => () => {},
  };
  const signOut = (wrapper?: NativeApp) =>
    new SignOut({
      account,
      store,
      bridge,
      wrapper,
      forget: forgetting().forget,
      ...device,
    }).execute(false);
  const checkSession = () => new CheckSession(account, store).execute();

  describe('FindAccount', () => {
    const find = (email: string) => new FindAccount(auth).execute(email);

    it('finds an account, whatever blanks are around the email', async () => {
      expect(await find(' yui@oz.example\n')).toEqual({ ok: true });
      expect(await find('ken@oz.example')).toEqual(refused('account-not-found'));
    });

    it('refuses what is no email without asking the server', async () => {
      oz.isOffline = true;
      expect(await find('yui')).toEqual(refused('email-malformed'));
      expect(await find('yui@oz.example')).toEqual(refused('offline'));
    });
  });

  describe('SignIn', () => {
    it('keeps the session', async () => {
      expect(await signIn()).toEqual({ ok: true });
      expect(store.load()).toEqual({
        accessToken: expect.any(String),
        refreshToken: expect.any(String),
      });
    });

    it('takes blanks from the email, and none from the password', async () => {
      const use = new SignIn(auth, start);
      expect(await use.execute({ ...yui, email: ` ${yui.email} ` })).toEqual({ ok: true });
      expect(await use.execute({ ...yui, password: ` ${yui.password}` })).toEqual(
        refused('wrong-password'),
      );
    });

    it('leaves the session that is there when it is refused', async () => {
      await signIn();
      const before = store.load();
      await new SignIn(auth, start).execute({ ...yui, password: 'wrong' });
      expect(store.load()).toEqual(before);
    });
  });

  describe('CheckSession', () => {
    it('knows who is signed in', async () => {
      await signIn();
      expect(await checkSession()).toMatchObject({ ok: true, value: { email: yui.email } });
    });

    it('does not ask the server when there is no session', async () => {
      oz.isOffline = true;
      expect(await checkSession()).toEqual(refused('signed-out'));
    });

    it('forgets a session that the server no longer takes', async () => {
      await signIn();
      await oz.endSessions(yui.email);
      expect(await checkSession()).toEqual(refused('signed-out'));
      expect(store.load()).toBeUndefined();
    });

    it('keeps the session without a network', async () => {
      await signIn();
      oz.isOffline = true;
      expect(await checkSession()).toEqual(refused('offline'));
      expect(store.load()).toBeDefined();
    });
  });

  describe('SignOut', () => {
    it('ends the session here and on the server', async () => {
      await signIn();
      const refreshToken = store.load()?.refreshToken ?? '';
      expect(oz.isAlive(refreshToken)).toBe(true);
      await signOut();
      expect(store.load()).toBeUndefined();
      expect(oz.isAlive(refreshToken)).toBe(false);
    });

    it('asks the Android app first, and no other', async () => {
      await signIn();
      await signOut('android');
      expect(calls).toEqual(['logout, signed in']);
      expect(store.load()).toBeUndefined();
      await signIn();
      await signOut('ios');
      await signOut();
      expect(calls).toHaveLength(1);
    });

    it('ends it here without a network', async () => {
      await signIn();
      oz.isOffline = true;
      await signOut();
      expect(store.load()).toBeUndefined();
    });

    describe('that the server could not be told of', () => {
      let refreshToken: string;

      beforeEach(async () => {
        await signIn();
        await account.addDeviceToken({ token: 'phone', platform: 'ios' });
        refreshToken = store.load()?.refreshToken ?? '';
      });

      const isOver = async () => {
        await settle();
        return !oz.isAlive(refreshToken) && oz.pushTokens().length === 0;
      };
      const signOutOffline = async () => {
        oz.isOffline = true;
        device.connectivity.turn(false);
        await signOut();
      };
      const findNetwork = () => {
        oz.isOffline = false;
        device.connectivity.turn(true);
      };

      it('is told with the network, and pushes end with the session', async () => {
        await signOutOffline();
        expect(await isOver()).toBe(false);
        findNetwork();
        expect(await isOver()).toBe(true);
        expect(device.shelf.size).toBe(0);
      });

      it('is told at the next start', async () => {
        await signOutOffline();
        oz.isOffline = false;
        const restarted = lateSignOutsOf(oz, device.shelf);
        await restarted.tellLate.execute();
        expect(await isOver()).toBe(true);
        expect(device.shelf.size).toBe(0);
      });

      it.each([503, 429, 408])(
        'is told again after a %i, until the server knows',
        async (status) => {
          oz.refusal = { status, message: 'down' };
          await signOut();
          oz.clock.pass(60_000);
          expect(await isOver()).toBe(false);
          oz.refusal = undefined;
          oz.clock.pass(60_000);
          expect(await isOver()).toBe(true);
          expect(device.shelf.size).toBe(0);
        },
      );

      it.each([400, 405, 422])(
        'is given up after a %i, which no other try can change',
        async (status) => {
          oz.refusal = { status, message: 'no' };
          await signOut();
          await settle();
          expect(device.shelf.size).toBe(0);
        },
      );

      it('keeps nothing that lets a stranger in, or says who she is', async () => {
        await signOutOffline();
        const kept = [...device.shelf].flat().join(' ');
        expect(kept).not.toContain(refreshToken.split('.')[2]);
        expect(kept).not.toContain((await oz.learners.ofEmail(yui.email))?.id);
        expect(kept).not.toContain(yui.email);
      });

      it('does not hold up who signs in meanwhile, whose pushes go on', async () => {
        await signOutOffline();
        oz.isOffline = false;
        await signIn();
        await account.addDeviceToken({ token: 'phone', platform: 'ios' });
        findNetwork();
        await settle();
        expect(oz.isAlive(refreshToken)).toBe(false);
        expect(oz.pushTokens()).toEqual(['phone']);
      });
    });

    it('leaves nothing to be told where it was told', async () => {
      await signIn();
      await signOut();
      expect(device.shelf.size).toBe(0);
    });

    it.each([undefined, { accessToken: 'no token', refreshToken: 'r' }])(
      'has nothing to tell the server about the session %o',
      async (session) => {
        if (session) store.save(session);
        await signOut();
        expect(store.load()).toBeUndefined();
      },
    );
  });
});
