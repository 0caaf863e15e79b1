import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from './session-store.ts';
import { hashOf } from '../sign-in/late-sign-outs.fixture.ts';
import { parseToken } from '../sign-in/parse-token.ts';
import type { AuthApi, Registration } from './auth-api.ts';

interface Subject {
  readonly auth: AuthApi;
  /** An email that has no account yet, another each time; in small letters. */
  newEmail(): string;
  pass(ms: number): void;
  now(): number;
  /** A code for the app of a learner who is signed in with this session. */
  issueCode(session: Session, challenge: string): Promise<string>;
  /** Who is signed in with this session, and whether as a guest. */
  whoIs(session: Session): Promise<{ readonly id: string; readonly isGuest: boolean }>;
  /** From now on there is no network. */
  goOffline(): void;
}

const PASSWORD = 'Sakura-2026!';

/** What a code's challenge was made from, and what was made of it with SHA-256. */
const VERIFIER = 'a'.repeat(43);
const CHALLENGE = 'ZtNPunH49FD35FWYhT5Tv8I7vRKQJ8uxMaL0_9eHjNA';

/** Longer than any access token lives, and than any old refresh token is forgiven for. */
const TWO_HOURS_MS = 7_200_000;

const refused = (kind: string) => ({ ok: false, error: { kind } });

export function authApiContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the AuthApi contract`, () => {
    let subject: Subject;
    let auth: AuthApi;
    let yui: Registration;

    beforeEach(async () => {
      subject = await fresh();
      auth = subject.auth;
      yui = {
        email: subject.newEmail(),
        password: PASSWORD,
        language: 'ja',
        guestToken: undefined,
      };
    });

    const signedIn = async () => {
      await auth.register(yui);
      const session = await auth.signIn(yui);
      if (!session.ok) throw new Error(session.error.kind);
      return session.value;
    };

    it('finds an account once it is registered', async () => {
      expect(await auth.findAccount(yui.email)).toEqual(refused('account-not-found'));
      expect(await auth.register(yui)).toEqual({ ok: true });
      expect(await auth.findAccount(yui.email)).toEqual({ ok: true });
    });

    it('takes an email for the same whatever its case', async () => {
      await auth.register(yui);
      const loud = { ...yui, email: yui.email.toUpperCase() };
      expect(await auth.findAccount(loud.email)).toEqual({ ok: true });
      expect(await auth.register(loud)).toEqual(refused('email-taken'));
      expect(await auth.signIn(loud)).toMatchObject({ ok: true });
    });

    it.each([
      ['nothing', ''],
      ['no @', 'yui'],
      ['no domain', 'yui@'],
      ['no name', '@oz.example'],
      ['no dot', 'yui@oz'],
      ['a blank in it', 'yui @oz.example'],
      ['two @', 'a@b@c.d'],
      ['255 characters', `${'a'.repeat(250)}@b.cd`],
    ])('knows no account with an email that no server would accept: %s', async (_, email) => {
      expect(await auth.findAccount(email)).toEqual(refused('account-not-found'));
      expect(await auth.signIn({ email, password: PASSWORD })).toEqual(
        refused('account-not-found'),
      );
    });

    it('keeps the first of two accounts with one email', async () => {
      await auth.register(yui);
      const later = { ...yui, password: 'Other-2026!' };
      expect(await auth.register(later)).toEqual(refused('email-taken'));
      expect(await auth.signIn(later)).toEqual(refused('wrong-password'));
    });

    it.each([
      ['empty', ''],
      ['seven characters', 'Abc-123'],
      ['21 characters', 'Abcdefgh-123456789012'],
      ['no letter', '1234-5678'],
      ['no number', 'Abcd-efgh'],
      ['no symbol', 'Abcd12345'],
      ['a blank in it', 'Abcd 1234-'],
      ['letters that not every keyboard has', 'Sakura-2026桜'],
      ['as long as a letter', 'Ab-1'.repeat(100)],
    ])('refuses a weak password: %s', async (_, password) => {
      expect(await auth.register({ ...yui, password })).toEqual(refused('weak-password'));
      expect(await auth.findAccount(yui.email)).toEqual(refused('account-not-found'));
    });

    it.each(['Password1!', 'Abc-1234', 'Nihongo1!'])(
      'refuses a password that is easy to guess: %s',
      async (password) => {
        expect(await auth.register({ ...yui, password })).toEqual(refused('guessable-password'));
        expect(await auth.findAccount(yui.email)).toEqual(refused('account-not-found'));
      },
    );

    it.each(['Kf7-otte', 'Abcdefgh-12345678901'])('accepts the password %s', async (password) => {
      expect(await auth.register({ ...yui, password })).toEqual({ ok: true });
      expect(await auth.signIn({ ...yui, password })).toMatchObject({ ok: true });
    });

    it.each([
      ['nothing', ''],
      ['another case', 'sakura-2026!'],
      ['a blank before it', ' Sakura-2026!'],
      ['400 characters', 'Ab-1'.repeat(100)],
    ])('refuses the wrong password: %s', async (_, password) => {
      await auth.register(yui);
      expect(await auth.signIn({ ...yui, password })).toEqual(refused('wrong-password'));
    });

    it('gives a session whose access token says when it ends, whose it is and its id', async () => {
      const token = parseToken((await signedIn()).accessToken);
      expect(token).toMatchObject({
        ok: true,
        value: { sub: expect.any(String), jti: expect.any(String) },
      });
      expect(token.ok && token.value.exp * 1000).toBeGreaterThan(subject.now());
    });

    it('exchanges a session for a new one, also when its access token has expired', async () => {
      const session = await signedIn();
      subject.pass(TWO_HOURS_MS);
      const refreshed = await auth.refresh(session);
      if (!refreshed.ok) throw new Error(refreshed.error.kind);
      const before = parseToken(session.accessToken);
      const after = parseToken(refreshed.value.accessToken);
      if (!before.ok || !after.ok) throw new Error('Not a token');
      expect(after.value.exp * 1000).toBeGreaterThan(subject.now());
      expect(after.value.sub).toBe(before.value.sub);
      expect(after.value.jti).not.toBe(before.value.jti);
      expect(refreshed.value.refreshToken).not.toBe(session.refreshToken);
      expect(await auth.refresh(refreshed.value)).toMatchObject({ ok: true });
    });

    it('has no more use for the old refresh token', async () => {
      const session = await signedIn();
      await auth.refresh(session);
      subject.pass(TWO_HOURS_MS);
      expect(await auth.refresh(session)).toEqual(refused('refresh-refused'));
    });

    it('refuses a refresh token that it never gave', async () => {
      const session = await signedIn();
      expect(await auth.refresh({ ...session, refreshToken: 'made up' })).toEqual(
        refused('refresh-refused'),
      );
    });

    it('signs in with a code, once, a caller who knows what its challenge was made from', async () => {
      const session = await signedIn();
      const code = await subject.issueCode(session, CHALLENGE);
      const handedOver = await auth.signInWithCode({ code, verifier: VERIFIER });
      if (!handedOver.ok) throw new Error(handedOver.error.kind);
      expect(await subject.whoIs(handedOver.value)).toEqual(await subject.whoIs(session));
      expect(await auth.signInWithCode({ code, verifier: VERIFIER })).toEqual(
        refused('code-refused'),
      );
    });

    it('ends a session for what a device kept of it, and no other', async () => {
      const [session, other] = [await signedIn(), await signedIn()];
      const token = parseToken(session.accessToken);
      const late = {
        tokenId: (token.ok && token.value.jti) || '',
        refreshTokenHash: await hashOf(other.refreshToken),
      };
      expect(await auth.signOutLate(late)).toEqual(refused('not-found'));
      const right = { ...late, refreshTokenHash: await hashOf(session.refreshToken) };
      expect(await auth.signOutLate(right)).toEqual({ ok: true });
      expect(await auth.refresh(session)).toEqual(refused('refresh-refused'));
      expect(await auth.refresh(other)).toMatchObject({ ok: true });
      expect(await auth.signOutLate(right)).toEqual(refused('not-found'));
    });

    it('refuses a code to a caller who only overheard it', async () => {
      const code = await subject.issueCode(await signedIn(), CHALLENGE);
      const overheard = { code, verifier: VERIFIER.replaceAll('a', 'b') };
      expect(await auth.signInWithCode(overheard)).toEqual(refused('code-refused'));
    });

    it.each(['', 'made up', 'x'.repeat(1000)])('refuses a code it never gave: %j', async (code) => {
      expect(await auth.signInWithCode({ code, verifier: VERIFIER })).toEqual(
        refused('code-refused'),
      );
    });

    it('refuses a code that is older than a minute', async () => {
      const code = await subject.issueCode(await signedIn(), CHALLENGE);
      subject.pass(61_000);
      expect(await auth.signInWithCode({ code, verifier: VERIFIER })).toEqual(
        refused('code-refused'),
      );
    });

    const guest = async () => {
      const session = await auth.beginGuest([]);
      if (!session.ok) throw new Error(session.error.kind);
      return session.value;
    };

    it('lets a newcomer begin as a guest, another each time', async () => {
      const one = await subject.whoIs(await guest());
      const other = await subject.whoIs(await guest());
      expect(one.isGuest).toBe(true);
      expect(other.id).not.toBe(one.id);
    });

    it('makes an account of a guest, who stays who she was', async () => {
      const session = await guest();
      const before = await subject.whoIs(session);
      const registered = await auth.register({ ...yui, guestToken: session.accessToken });
      expect(registered).toEqual({ ok: true });
      const after = await auth.signIn(yui);
      if (!after.ok) throw new Error(after.error.kind);
      expect(await subject.whoIs(after.value)).toEqual({ id: before.id, isGuest: false });
    });

    it('makes no second account of a guest who has one', async () => {
      const { accessToken: guestToken } = await guest();
      await auth.register({ ...yui, guestToken });
      const again = { ...yui, email: subject.newEmail(), guestToken };
      expect(await auth.register(again)).toEqual(refused('guest-refused'));
      expect(await auth.findAccount(again.email)).toEqual(refused('account-not-found'));
    });

    it('makes no account of a guest it does not know', async () => {
      expect(await auth.register({ ...yui, guestToken: 'a.b.c' })).toEqual(
        refused('guest-refused'),
      );
      expect(await auth.findAccount(yui.email)).toEqual(refused('account-not-found'));
    });

    it('says so when there is no network', async () => {
      const session = await signedIn();
      subject.goOffline();
      expect(await auth.beginGuest([])).toEqual(refused('offline'));
      expect(await auth.signInWithCode({ code: 'c', verifier: VERIFIER })).toEqual(
        refused('offline'),
      );
      expect(await auth.findAccount(yui.email)).toEqual(refused('offline'));
      expect(await auth.register(yui)).toEqual(refused('offline'));
      expect(await auth.signIn(yui)).toEqual(refused('offline'));
      expect(await auth.refresh(session)).toEqual(refused('offline'));
    });
  });
}
