import { beforeEach, describe, expect, it } from 'vitest';
import {
  smallOz,
  type SmallOz,
  type SmallOzLearner,
} from '../../adapters/http/small-oz.fixture.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import { SignIn } from '../sign-in/sign-in.ts';
import { ChangePassword } from './change-password.ts';
import { forgetting } from '../sign-in/device-data.fixture.ts';
import { learnerOf } from '../sign-in/learner-of.ts';
import { DeleteAccount } from './delete-account.ts';
import { RequestEmailChange } from './request-email-change.ts';

const NEW_PASSWORD = 'Momiji-2026!';
const refused = (kind: string) => ({ ok: false, error: { kind } });

describe('the account of the learner who is signed in', () => {
  let oz: SmallOz;
  let yui: SmallOzLearner;

  beforeEach(async () => {
    oz = await smallOz();
    yui = await oz.learner();
    oz.mails.length = 0;
  });

  describe('ChangePassword', () => {
    const change = (next: string, current = yui.password) =>
      new ChangePassword(yui.account).execute({ current, next });
    const signIn = (password: string) =>
      new SignIn(yui.auth, oz.callerOn(new MemorySessionStore()).start).execute({
        ...yui,
        password,
      });

    it('takes the new one and forgets the old one', async () => {
      expect(await change(NEW_PASSWORD)).toEqual({ ok: true });
      expect(await signIn(NEW_PASSWORD)).toEqual({ ok: true });
      expect(await signIn(yui.password)).toEqual(refused('wrong-password'));
    });

    it('leaves her signed in here, and nowhere else', async () => {
      const elsewhere = new MemorySessionStore();
      await new SignIn(yui.auth, oz.callerOn(elsewhere).start).execute(yui);
      await change(NEW_PASSWORD);
      expect(await yui.account.me()).toMatchObject({ ok: true });
      expect(oz.isAlive(elsewhere.load()?.refreshToken ?? '')).toBe(false);
    });

    it('changes nothing for a caller who does not know the old one', async () => {
      expect(await change(NEW_PASSWORD, 'guessed')).toEqual(refused('wrong-password'));
      expect(await signIn(yui.password)).toEqual({ ok: true });
    });

    it('refuses a weak one without asking the server', async () => {
      oz.isOffline = true;
      expect(await change('sakura')).toEqual(refused('weak-password'));
      expect(await change(NEW_PASSWORD)).toEqual(refused('offline'));
    });
  });

  describe('RequestEmailChange', () => {
    const request = (email: string) => new RequestEmailChange(yui.account).execute(email, 'ko');

    it('mails a link to the new email, and changes nothing yet', async () => {
      expect(await request(' yui@new.example ')).toEqual({ ok: true });
      expect(oz.mails).toMatchObject([{ to: 'yui@new.example' }, { to: yui.email }]);
      expect(await yui.account.me()).toMatchObject({ value: { email: yui.email } });
    });

    it("refuses another learner's", async () => {
      await oz.learner('ken');
      expect(await request('ken@oz.example')).toEqual(refused('email-taken'));
    });

    it('refuses what is no email without asking the server', async () => {
      oz.isOffline = true;
      expect(await request('yui')).toEqual(refused('email-malformed'));
      expect(await request('yui@new.example')).toEqual(refused('offline'));
    });
  });

  describe('DeleteAccount', () => {
    const { forget, forgotten } = forgetting();
    const remove = () => new DeleteAccount(yui.account, yui.store, forget).execute();

    it('forgets her there and here', async () => {
      const id = learnerOf(yui.store);
      expect(await remove()).toEqual({ ok: true });
      expect(forgotten).toEqual([id]);
      expect(await oz.learners.ofEmail(yui.email)).toBeUndefined();
      expect(yui.store.load()).toBeUndefined();
    });

    it('keeps her signed in as long as the server did not do it', async () => {
      oz.isOffline = true;
      expect(await remove()).toEqual(refused('offline'));
      expect(yui.store.load()).toEqual(yui.session);
      oz.isOffline = false;
      expect(await yui.account.me()).toMatchObject({ ok: true });
    });
  });
});
