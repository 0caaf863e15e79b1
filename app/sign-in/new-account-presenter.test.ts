import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import type { AccountApi } from '../../core/ports/account-api.ts';
import type { AuthApi, Registration } from '../../core/ports/auth-api.ts';
import type { Session } from '../../core/ports/session-store.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { Register } from '../../core/sign-in/register.ts';
import { guest } from '../account/account-screen.states.ts';
import { NewAccountPresenter } from './new-account-presenter.ts';

const GIVEN = { email: 'yui@oz.example', password: 'Sakura-2026!', language: 'ja' } as const;
const GUEST: Session = { accessToken: 'guest', refreshToken: 'guest again' };
const HERS: Session = { accessToken: 'hers', refreshToken: 'hers again' };

const guestAccount = { me: async () => ok(guest) };

/** A register that knows one email already. */
class OneTaken implements Pick<AuthApi, 'register' | 'signIn'> {
  readonly registered: Registration[] = [];

  async register(registration: Registration) {
    if (registration.email === 'ken@oz.example') return fail({ kind: 'email-taken' } as const);
    this.registered.push(registration);
    return ok(undefined);
  }

  async signIn() {
    return ok(HERS);
  }
}

describe('a new account', () => {
  let auth: OneTaken;
  let store: MemorySessionStore;
  let reporter: MemoryReporter;

  const newAccount = (isGuest: boolean) =>
    new NewAccountPresenter(
      isGuest,
      // Registering asks for nothing else.
      new Register(
        auth as AuthApi & OneTaken,
        guestAccount as AccountApi & typeof guestAccount,
        store,
      ),
      reporter,
    );

  beforeEach(() => {
    auth = new OneTaken();
    store = new MemorySessionStore();
    reporter = new MemoryReporter();
  });

  it('is made and signed in to', async () => {
    const account = newAccount(false);
    const creating = account.create({ ...GIVEN, email: ` ${GIVEN.email} ` });
    expect(account.state).toEqual({ step: 'creating' });
    await creating;
    expect(account.state).toEqual({ step: 'signed-in' });
    expect(store.load()).toEqual(HERS);
    expect(auth.registered).toEqual([{ ...GIVEN, guestToken: undefined }]);
  });

  it('takes along what a guest did', async () => {
    store.save(GUEST);
    await newAccount(true).create(GIVEN);
    expect(auth.registered).toEqual([{ ...GIVEN, guestToken: 'guest' }]);
  });

  it.each([
    [{ email: 'yui' }, 'email-malformed'],
    [{ password: 'sakura' }, 'weak-password'],
    [{ email: 'ken@oz.example' }, 'email-taken'],
  ])('is asked for again after %o: %s', async (wrong, kind) => {
    const account = newAccount(false);
    await account.create({ ...GIVEN, ...wrong });
    expect(account.state).toEqual({ step: 'new-account', error: { kind } });
    expect(store.load()).toBeUndefined();
    await account.create(GIVEN);
    expect(account.state).toEqual({ step: 'signed-in' });
  });

  it('is made once, whatever is tapped twice', async () => {
    const account = newAccount(false);
    await Promise.all([account.create(GIVEN), account.create(GIVEN)]);
    expect(auth.registered).toHaveLength(1);
  });

  it('reports a bug, and can be tried again', async () => {
    const account = newAccount(false);
    auth.signIn = async () => {
      throw new Error('bug');
    };
    await account.create(GIVEN);
    expect(account.state).toEqual({ step: 'new-account', error: { kind: 'unexpected' } });
    expect(reporter.bugs.map(({ where }) => where)).toEqual(['register']);
  });
});
