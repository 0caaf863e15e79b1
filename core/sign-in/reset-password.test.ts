import { beforeEach, describe, expect, it } from 'vitest';
import {
  smallOz,
  type SmallOz,
  type SmallOzLearner,
} from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import { RequestPasswordReset } from './request-password-reset.ts';
import { ResetPassword } from './reset-password.ts';
import { SignIn } from './sign-in.ts';

const NEW_PASSWORD = 'Momiji-2026!';
const DAY_MS = 86_400_000;
const refused = (kind: string) => ({ ok: false, error: { kind } });

describe('a forgotten password', () => {
  let oz: SmallOz;
  let clock: MemoryClock;
  let yui: SmallOzLearner;
  let here: MemorySessionStore;

  beforeEach(async () => {
    clock = new MemoryClock();
    oz = await smallOz(clock);
    yui = await oz.learner();
    here = new MemorySessionStore();
    oz.mails.length = 0;
  });

  const request = (email: string) => new RequestPasswordReset(yui.mailLinks).execute(email, 'ja');
  const reset = (token: string, password = NEW_PASSWORD) =>
    new ResetPassword(yui.mailLinks, oz.callerOn(here).start).execute(token, password);
  const mailedToken = async () => {
    await request(yui.email);
    return /#reset_token=([\w-]+)/.exec(oz.mails.at(-1)?.text ?? '')?.[1] ?? '';
  };

  describe('RequestPasswordReset', () => {
    it('mails a link, whatever blanks are around the email', async () => {
      expect(await request(` ${yui.email}\n`)).toEqual({ ok: true });
      expect(oz.mails).toMatchObject([
        { to: yui.email, text: expect.stringContaining('#reset_token=') },
      ]);
    });

    it('answers the same where there is no account', async () => {
      expect(await request('ken@oz.example')).toEqual(await request(yui.email));
    });

    it('refuses what is no email without asking the server', async () => {
      oz.isOffline = true;
      expect(await request('yui')).toEqual(refused('email-malformed'));
      expect(await request(yui.email)).toEqual(refused('offline'));
    });
  });

  describe('ResetPassword', () => {
    it('signs her in with the new password, and no longer with the old one', async () => {
      expect(await reset(await mailedToken())).toEqual({ ok: true });
      expect(here.load()).toBeDefined();
      const signIn = new SignIn(yui.auth, oz.callerOn(new MemorySessionStore()).start);
      expect(await signIn.execute({ ...yui, password: NEW_PASSWORD })).toEqual({ ok: true });
      expect(await signIn.execute(yui)).toEqual(refused('wrong-password'));
    });

    it('works once, and for a day', async () => {
      const used = await mailedToken();
      await reset(used);
      expect(await reset(used)).toEqual(refused('link-invalid'));
      const old = await mailedToken();
      clock.pass(DAY_MS);
      expect(await reset(old)).toEqual(refused('link-invalid'));
    });

    it('asks for a strong password before it asks the server', async () => {
      const token = await mailedToken();
      oz.isOffline = true;
      expect(await reset(token, 'sakura')).toEqual(refused('weak-password'));
      expect(await reset(token)).toEqual(refused('offline'));
      oz.isOffline = false;
      expect(await reset(token)).toEqual({ ok: true });
    });

    it('keeps the session on this device when it is refused', async () => {
      here.save(yui.session);
      await reset('made-up');
      expect(here.load()).toEqual(yui.session);
    });
  });
});
