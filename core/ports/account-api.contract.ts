import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountApi } from './account-api.ts';
import type { Session } from './session-store.ts';
import { needsSession, type SessionControls } from './session-needed.contract.ts';

interface Subject extends SessionControls {
  /** Of the learner with this email and password, who is signed in. */
  readonly account: AccountApi;
  readonly email: string;
  readonly password: string;
  /** The id of the token that `account` calls with. */
  readonly tokenId: string;
  readonly anothersEmail: string;
  /** The id of a token that another learner calls with. */
  readonly anothersTokenId: string;
  /** Whether a session can still be gone on with: hers, the one of another tab of hers, or another learner's. */
  isSessionAlive(whose: 'own' | 'own elsewhere' | 'another'): Promise<boolean>;
  /** Whether a session can be gone on with. */
  goesOn(session: Session): Promise<boolean>;
  signsIn(password: string): Promise<boolean>;
  /** Time goes by, in which she does nothing. */
  pass(ms: number): void;
  /** Whether a link is on its way to this email. */
  isMailed(email: string): Promise<boolean>;
  /** An email that has no account; in small letters. */
  newEmail(): string;
}

const refused = (kind: string) => ({ ok: false, error: { kind } });

const CHALLENGE = 'ZtNPunH49FD35FWYhT5Tv8I7vRKQJ8uxMaL0_9eHjNA';

export function accountApiContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the AccountApi contract`, () => {
    let subject: Subject;

    beforeEach(async () => {
      subject = await fresh();
    });

    it('knows who is signed in', async () => {
      const me = await subject.account.me();
      expect(me).toEqual({
        ok: true,
        value: {
          id: expect.any(String),
          email: subject.email,
          isGuest: false,
          isEmailConfirmed: false,
          hasPassword: true,
          hasAnsweredSurvey: false,
          studentId: expect.any(String),
          customerId: undefined,
        },
      });
      expect(me.ok && me.value.id).not.toBe('');
      expect(me.ok && me.value.studentId).toBe(me.ok && me.value.id);
      expect(await subject.account.me()).toEqual(me);
    });

    it('ends the session that the token id belongs to', async () => {
      expect(await subject.isSessionAlive('own')).toBe(true);
      expect(await subject.account.signOut(subject.tokenId)).toEqual({ ok: true });
      expect(await subject.isSessionAlive('own')).toBe(false);
    });

    it.each(['00000000-0000-7000-8000-000000000000', 'strange'])(
      'refuses a token id that it never gave: %s',
      async (tokenId) => {
        expect(await subject.account.signOut(tokenId)).toEqual(refused('not-found'));
        expect(await subject.isSessionAlive('own')).toBe(true);
      },
    );

    it('refuses the token id of another learner, whose session goes on', async () => {
      expect(await subject.account.signOut(subject.anothersTokenId)).toEqual(refused('not-found'));
      expect(await subject.isSessionAlive('another')).toBe(true);
    });

    describe('changing the password', () => {
      const next = 'Momiji-2027!';

      it('takes the new one, and ends her sessions elsewhere', async () => {
        const change = { current: subject.password, next };
        expect(await subject.account.changePassword(change)).toEqual({ ok: true });
        expect(await subject.signsIn(subject.password)).toBe(false);
        expect(await subject.signsIn(next)).toBe(true);
        expect(await subject.isSessionAlive('own elsewhere')).toBe(false);
        expect(await subject.isSessionAlive('own')).toBe(true);
        expect(await subject.isSessionAlive('another')).toBe(true);
      });

      it.each([
        ['wrong-password', 'Wrong-2026!', next],
        ['wrong-password', '', next],
        ['wrong-password', 'x'.repeat(1000), next],
      ])('refuses as %s: %s', async (kind, current) => {
        expect(await subject.account.changePassword({ current, next })).toEqual(refused(kind));
        expect(await subject.signsIn(subject.password)).toBe(true);
      });

      it.each(['', 'short', 'x'.repeat(1000)])('refuses a weak one: %s', async (weak) => {
        const change = { current: subject.password, next: weak };
        expect(await subject.account.changePassword(change)).toEqual(refused('weak-password'));
        expect(await subject.signsIn(subject.password)).toBe(true);
      });
    });

    it('does not change to a password that is easy to guess', async () => {
      const change = { current: subject.password, next: 'Password1!' };
      expect(await subject.account.changePassword(change)).toEqual(refused('guessable-password'));
      expect(await subject.signsIn(subject.password)).toBe(true);
    });

    it('mails a link to a new email, and changes nothing before it is opened', async () => {
      const email = subject.newEmail();
      expect(await subject.account.requestEmailChange(email, 'ja')).toEqual({ ok: true });
      expect(await subject.isMailed(email)).toBe(true);
      expect(await subject.account.me()).toMatchObject({ value: { email: subject.email } });
    });

    it('mails a link for an account that is to have an email', async () => {
      const email = subject.newEmail();
      expect(await subject.account.requestRegisterEmail(email, 'ko')).toEqual({ ok: true });
      expect(await subject.isMailed(email)).toBe(true);
    });

    it("refuses another learner's email", async () => {
      const { account, anothersEmail } = subject;
      expect(await account.requestEmailChange(anothersEmail, 'ja')).toEqual(refused('email-taken'));
      expect(await account.requestRegisterEmail(anothersEmail, 'ja')).toEqual(
        refused('email-taken'),
      );
    });

    it('gives a ZIP of what is kept of her', async () => {
      const exported = await subject.account.exportData();
      expect(exported).toMatchObject({ ok: true, value: expect.any(Uint8Array) });
      // PK, and 3 and 4: how every ZIP begins.
      expect(exported.ok && exported.value.slice(0, 4)).toEqual(Uint8Array.of(80, 75, 3, 4));
    });

    it('forgets a learner who deletes her account', async () => {
      expect(await subject.account.deleteAccount()).toEqual({ ok: true });
      expect(await subject.signsIn(subject.password)).toBe(false);
      expect(await subject.isSessionAlive('own')).toBe(false);
      expect(await subject.isSessionAlive('another')).toBe(true);
    });

    describe('a proof that is older than ten minutes', () => {
      const calls = (account: AccountApi) => [
        () => account.requestEmailChange(subject.newEmail(), 'ja'),
        () => account.requestRegisterEmail(subject.newEmail(), 'ja'),
        () => account.issueCode(CHALLENGE),
        () => account.exportData(),
        () => account.endOtherSessions(),
        () => account.deleteAccount(),
      ];

      it('does not count for what changes the account or hands it on', async () => {
        subject.pass(10 * 60_000 + 1);
        for (const call of calls(subject.account))
          expect(await call()).toEqual(refused('password-needed'));
        const devices = await subject.account.devices();
        const ids = devices.ok ? devices.value.map(({ id }) => id) : [];
        expect(ids).toHaveLength(2);
        for (const id of ids)
          expect(await subject.account.endSession(id)).toEqual(refused('password-needed'));
        expect(await subject.account.me()).toMatchObject({ value: { email: subject.email } });
      });

      it('is renewed by her password, and by no other', async () => {
        subject.pass(10 * 60_000 + 1);
        for (const wrong of ['Wrong-2026!', '', 'x'.repeat(1000)])
          expect(await subject.account.prove(wrong)).toEqual(refused('wrong-password'));
        expect(await subject.account.issueCode(CHALLENGE)).toEqual(refused('password-needed'));
        expect(await subject.account.prove(subject.password)).toMatchObject({ ok: true });
        for (const call of calls(subject.account)) expect(await call()).toMatchObject({ ok: true });
      });
    });

    it('is given new tokens of her session for her password, with which it goes on', async () => {
      const proved = await subject.account.prove(subject.password);
      if (!proved.ok) throw new Error(proved.error.kind);
      expect(await subject.goesOn(proved.value)).toBe(true);
      // What was there before is as good as stolen: who shows it after a while ends the session.
      subject.pass(10_001);
      expect(await subject.isSessionAlive('own')).toBe(false);
      expect(await subject.goesOn(proved.value)).toBe(false);
    });

    describe('the devices', () => {
      const devices = async () => {
        const told = await subject.account.devices();
        if (!told.ok) throw new Error(told.error.kind);
        return told.value;
      };

      it('are where she is signed in, this one among them', async () => {
        const all = await devices();
        expect(all).toHaveLength(2);
        expect(all.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
        for (const { begunAt, usedAt } of all)
          for (const at of [begunAt, usedAt]) expect(new Date(at).toISOString()).toBe(at);
      });

      it('are signed out one at a time', async () => {
        const other = (await devices()).find(({ isCurrent }) => !isCurrent);
        expect(await subject.account.endSession(other?.id ?? '')).toEqual({ ok: true });
        expect(await subject.isSessionAlive('own elsewhere')).toBe(false);
        expect(await devices()).toMatchObject([{ isCurrent: true }]);
        expect(await subject.account.endSession(other?.id ?? '')).toEqual(refused('not-found'));
        expect(await subject.isSessionAlive('another')).toBe(true);
      });

      it('are signed out all at once, but for this one', async () => {
        expect(await subject.account.endOtherSessions()).toEqual({ ok: true });
        expect(await subject.isSessionAlive('own elsewhere')).toBe(false);
        expect(await subject.isSessionAlive('own')).toBe(true);
        expect(await subject.isSessionAlive('another')).toBe(true);
      });
    });

    it('issues another code each time', async () => {
      const codes = [
        await subject.account.issueCode(CHALLENGE),
        await subject.account.issueCode(CHALLENGE),
      ].map((issued) => issued.ok && issued.value.code);
      expect(new Set(codes).size).toBe(2);
      expect(codes.every((code) => typeof code === 'string' && code.length > 20)).toBe(true);
      const issued = await subject.account.issueCode(CHALLENGE);
      expect(issued).toMatchObject({ value: { seconds: 60 } });
    });

    it('takes the token of a device, also twice', async () => {
      const device = { token: 'push-token', platform: 'ios' } as const;
      expect(await subject.account.addDeviceToken(device)).toEqual({ ok: true });
      expect(await subject.account.addDeviceToken(device)).toEqual({ ok: true });
    });

    it('tells whether she is a guest, and of no other learner', async () => {
      const me = await subject.account.me();
      if (!me.ok) throw new Error(me.error.kind);
      expect(await subject.account.isGuest(me.value.id)).toEqual({ ok: true, value: false });
      expect(await subject.account.isGuest('somebody-else')).toEqual(refused('not-found'));
    });

    needsSession(() => subject, {
      me: ({ account }) => account.me(),
      signOut: ({ account, tokenId }) => account.signOut(tokenId),
      changePassword: ({ account, password }) =>
        account.changePassword({ current: password, next: 'Momiji-2027!' }),
      requestEmailChange: ({ account }) => account.requestEmailChange('new@oz.example', 'ja'),
      requestRegisterEmail: ({ account }) => account.requestRegisterEmail('new@oz.example', 'ja'),
      exportData: ({ account }) => account.exportData(),
      deleteAccount: ({ account }) => account.deleteAccount(),
      issueCode: ({ account }) => account.issueCode(CHALLENGE),
      prove: ({ account, password }) => account.prove(password),
      devices: ({ account }) => account.devices(),
      endSession: ({ account }) => account.endSession('any'),
      endOtherSessions: ({ account }) => account.endOtherSessions(),
      addDeviceToken: ({ account }) => account.addDeviceToken({ token: 't', platform: 'web' }),
      isGuest: ({ account }) => account.isGuest('anybody'),
    });
  });
}
