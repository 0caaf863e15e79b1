import { beforeEach, describe, expect, it } from 'vitest';
import type { MailLinksApi } from './mail-links-api.ts';
import type { Session } from './session-store.ts';

interface Subject {
  readonly links: MailLinksApi;
  /** The same, asked from where she is not signed in. */
  readonly signedOut: MailLinksApi;
  /** Of a learner whose email is not confirmed yet. */
  readonly email: string;
  readonly password: string;
  /** What she signed in with before anything else. */
  readonly session: Session;
  /** The token in the newest link that was mailed there; undefined when there is none. */
  tokenMailedTo(email: string): Promise<string | undefined>;
  /** She asks for another email. */
  requestEmailChange(email: string): Promise<void>;
  /** She asks for the link that confirms the email she has. */
  requestRegisterEmail(): Promise<void>;
  /** Another learner makes an account with this email. */
  somebodyTakes(email: string): Promise<void>;
  signsIn(email: string, password: string): Promise<boolean>;
  isAlive(session: Session): Promise<boolean>;
  newEmail(): string;
  pass(ms: number): void;
  goOffline(): void;
}

const refused = (kind: string) => ({ ok: false, error: { kind } });
const NEXT = 'Momiji-2027!';
const DAY_MS = 86_400_000;
const MADE_UP = 'made-up-made-up-made-up';

export function mailLinksApiContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the MailLinksApi contract`, () => {
    let subject: Subject;

    beforeEach(async () => {
      subject = await fresh();
    });

    const resetToken = async () => {
      await subject.links.requestPasswordReset(subject.email, 'ja');
      const token = await subject.tokenMailedTo(subject.email);
      if (token === undefined) throw new Error('No link was mailed');
      return token;
    };

    it('changes a forgotten password, signs in, and ends every other session', async () => {
      const reset = await subject.links.resetPassword(await resetToken(), NEXT);
      if (!reset.ok) throw new Error(reset.error.kind);
      expect(await subject.signsIn(subject.email, NEXT)).toBe(true);
      expect(await subject.signsIn(subject.email, subject.password)).toBe(false);
      expect(await subject.isAlive(subject.session)).toBe(false);
      expect(await subject.isAlive(reset.value)).toBe(true);
    });

    it('takes a link once', async () => {
      const token = await resetToken();
      await subject.links.resetPassword(token, NEXT);
      const again = await subject.links.resetPassword(token, 'Another-2028!');
      expect(again).toEqual(refused('link-invalid'));
      expect(await subject.signsIn(subject.email, NEXT)).toBe(true);
    });

    it('takes a link for a day', async () => {
      const token = await resetToken();
      subject.pass(DAY_MS - 1000);
      expect(await subject.links.resetPassword(token, NEXT)).toMatchObject({ ok: true });
    });

    it('refuses a link that is older than a day', async () => {
      const token = await resetToken();
      subject.pass(DAY_MS + 1000);
      expect(await subject.links.resetPassword(token, NEXT)).toEqual(refused('link-invalid'));
    });

    it('does not use a link up for a password that is not taken', async () => {
      const token = await resetToken();
      expect(await subject.links.resetPassword(token, 'weak')).toEqual(refused('weak-password'));
      const guessable = await subject.links.resetPassword(token, 'Password1!');
      expect(guessable).toEqual(refused('guessable-password'));
      expect(await subject.links.resetPassword(token, NEXT)).toMatchObject({ ok: true });
    });

    it('answers the same for an email without an account, and mails it no link', async () => {
      const email = subject.newEmail();
      expect(await subject.links.requestPasswordReset(email, 'en')).toEqual({ ok: true });
      expect(await subject.tokenMailedTo(email)).toBeUndefined();
    });

    it.each([MADE_UP, '', 'short', 'x'.repeat(5000), 'ü'.repeat(30)])(
      'refuses a link it never mailed: %j',
      async (token) => {
        expect(await subject.links.resetPassword(token, NEXT)).toEqual(refused('link-invalid'));
        expect(await subject.links.confirmEmail(token)).toEqual(refused('link-invalid'));
        expect(await subject.links.undoEmailChange(token)).toEqual(refused('link-invalid'));
      },
    );

    it('confirms a changed email, once', async () => {
      const email = subject.newEmail();
      await subject.requestEmailChange(email);
      const token = (await subject.tokenMailedTo(email)) ?? '';
      expect(await subject.links.confirmEmail(token)).toEqual({ ok: true, value: email });
      expect(await subject.signsIn(email, subject.password)).toBe(true);
      expect(await subject.links.confirmEmail(token)).toEqual(refused('link-invalid'));
    });

    it('confirms an email for a caller who is signed in as her, or knows her password', async () => {
      const email = subject.newEmail();
      await subject.requestEmailChange(email);
      const token = (await subject.tokenMailedTo(email)) ?? '';
      const { signedOut } = subject;
      expect(await signedOut.confirmEmail(token)).toEqual(refused('password-needed'));
      for (const wrong of ['Wrong-2026!', '', 'x'.repeat(1000)])
        expect(await signedOut.confirmEmail(token, wrong)).toEqual(refused('wrong-password'));
      expect(await subject.signsIn(email, subject.password)).toBe(false);
      expect(await signedOut.confirmEmail(token, subject.password)).toEqual({
        ok: true,
        value: email,
      });
      expect(await subject.signsIn(email, subject.password)).toBe(true);
    });

    it('undoes a changed email for a week, with the link to the old one', async () => {
      const email = subject.newEmail();
      const confirm = async (address: string) =>
        subject.links.confirmEmail((await subject.tokenMailedTo(address)) ?? '');
      await subject.requestRegisterEmail();
      expect(await confirm(subject.email)).toMatchObject({ ok: true });
      await subject.requestEmailChange(email);
      expect(await confirm(email)).toMatchObject({ ok: true });
      const token = (await subject.tokenMailedTo(subject.email)) ?? '';
      subject.pass(7 * DAY_MS - 1000);
      const undoEmailChange = () => subject.signedOut.undoEmailChange(token);
      expect(await undoEmailChange()).toEqual({ ok: true, value: subject.email });
      expect(await subject.isAlive(subject.session)).toBe(false);
      expect(await subject.signsIn(email, subject.password)).toBe(false);
      expect(await undoEmailChange()).toEqual(refused('link-invalid'));
      const anew = (await subject.tokenMailedTo(subject.email)) ?? '';
      expect(await subject.links.resetPassword(anew, NEXT)).toMatchObject({ ok: true });
      expect(await subject.signsIn(subject.email, NEXT)).toBe(true);
    });

    it('refuses an email that another learner took meanwhile', async () => {
      const email = subject.newEmail();
      await subject.requestEmailChange(email);
      await subject.somebodyTakes(email);
      // The other learner was mailed a link, too: the first link is the one that was asked for above.
      const token = (await subject.tokenMailedTo(`first:${email}`)) ?? '';
      expect(await subject.links.confirmEmail(token)).toEqual(refused('email-taken'));
      expect(await subject.signsIn(subject.email, subject.password)).toBe(true);
    });

    it('does not take a link for what it was not mailed for', async () => {
      const email = subject.newEmail();
      await subject.requestEmailChange(email);
      const token = (await subject.tokenMailedTo(email)) ?? '';
      expect(await subject.links.resetPassword(token, NEXT)).toEqual(refused('link-invalid'));
      const forPassword = await resetToken();
      expect(await subject.links.confirmEmail(forPassword)).toEqual(refused('link-invalid'));
    });

    it('says so when there is no network', async () => {
      subject.goOffline();
      const { links, email } = subject;
      expect(await links.requestPasswordReset(email, 'ja')).toEqual(refused('offline'));
      expect(await links.resetPassword(MADE_UP, NEXT)).toEqual(refused('offline'));
      expect(await links.confirmEmail(MADE_UP)).toEqual(refused('offline'));
      expect(await links.undoEmailChange(MADE_UP)).toEqual(refused('offline'));
    });
  });
}
