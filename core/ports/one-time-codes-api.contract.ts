import { beforeEach, describe, expect, it } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import type { Result } from '../shared/result.ts';
import type { AccountApi } from './account-api.ts';
import type { AuthApi } from './auth-api.ts';
import type { OneTimeCodesApi } from './one-time-codes-api.ts';

export interface OneTimeCodesScene {
  readonly codes: OneTimeCodesApi;
  readonly account: Pick<AccountApi, 'prove'>;
  readonly auth: Pick<AuthApi, 'signIn'>;
  readonly email: string;
  readonly password: string;
  now(): number;
  pass(ms: number): void;
}

const MINUTE_MS = 60_000;
const refused = (kind: string) => ({ ok: false, error: { kind } });
const given = <T>(result: Result<T, { readonly kind: string }>): T => {
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
};

/** `fresh` gives a learner who has just signed in with her password. */
export function oneTimeCodesApiContract(
  adapter: string,
  fresh: () => Promise<OneTimeCodesScene>,
): void {
  describe(`${adapter} keeps the OneTimeCodesApi contract`, () => {
    let scene: OneTimeCodesScene;
    let codes: OneTimeCodesApi;
    let secret: string;

    beforeEach(async () => {
      scene = await fresh();
      codes = scene.codes;
      ({ secret } = given(await codes.begin()));
    });

    const code = (later = 0) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: scene.now() + later });
    const turnOn = async () => given(await codes.confirm(code()));
    const signIn = (shown?: string) => {
      const { email, password } = scene;
      return scene.auth.signIn({ email, password, code: shown });
    };

    it('asks for nothing before a code was shown', async () => {
      expect(await codes.standing()).toEqual({ ok: true, value: { isOn: false, codesLeft: 0 } });
      expect(await codes.confirm('000 00x')).toEqual(refused('wrong-code'));
      expect(await signIn()).toMatchObject({ ok: true });
    });

    it('asks for a code from then on, and takes each once', async () => {
      await turnOn();
      expect(await codes.standing()).toEqual({ ok: true, value: { isOn: true, codesLeft: 10 } });
      expect(await signIn()).toEqual(refused('code-needed'));
      expect(await signIn(code())).toEqual(refused('wrong-code'));
      scene.pass(MINUTE_MS);
      const next = code();
      expect(await signIn(`${next.slice(0, 3)} ${next.slice(3)}`)).toMatchObject({ ok: true });
      expect(await signIn(next)).toEqual(refused('wrong-code'));
    });

    it('says nothing of codes where the password is wrong', async () => {
      await turnOn();
      const wrong = { email: scene.email, password: 'Wrong-2026!' };
      expect(await scene.auth.signIn(wrong)).toEqual(refused('wrong-password'));
      expect(await scene.auth.signIn({ ...wrong, code: code() })).toEqual(
        refused('wrong-password'),
      );
    });

    it('takes the code of the half minute before and after, and of no other', async () => {
      await turnOn();
      scene.pass(10 * MINUTE_MS);
      expect(await signIn(code(-MINUTE_MS))).toEqual(refused('wrong-code'));
      expect(await signIn(code(MINUTE_MS))).toEqual(refused('wrong-code'));
      expect(await signIn(code(-30_000))).toMatchObject({ ok: true });
      expect(await signIn(code(30_000))).toMatchObject({ ok: true });
      expect(await signIn(code())).toEqual(refused('wrong-code'));
    });

    it('takes each recovery code once, however it is typed', async () => {
      const [first = '', second = ''] = await turnOn();
      expect(await signIn(first.toLowerCase().replaceAll('-', ' '))).toMatchObject({ ok: true });
      expect(await signIn(first)).toEqual(refused('wrong-code'));
      expect(await signIn(second)).toMatchObject({ ok: true });
      expect(await codes.standing()).toMatchObject({ value: { codesLeft: 8 } });
    });

    it('makes new recovery codes in place of the old ones', async () => {
      const [old = ''] = await turnOn();
      const renewed = given(await codes.renewRecoveryCodes());
      expect(new Set(renewed).size).toBe(10);
      expect(await signIn(old)).toEqual(refused('wrong-code'));
      expect(await signIn(renewed[9])).toMatchObject({ ok: true });
    });

    it('asks for a code where a fresh proof is given by the password, too', async () => {
      await turnOn();
      scene.pass(11 * MINUTE_MS);
      const { account, password } = scene;
      expect(await codes.end()).toEqual(refused('password-needed'));
      expect(await account.prove(password)).toEqual(refused('code-needed'));
      expect(await account.prove(password, '000000')).toEqual(refused('wrong-code'));
      expect(await codes.end()).toEqual(refused('password-needed'));
      expect(await account.prove(password, code())).toMatchObject({ ok: true });
      expect(await codes.end()).toEqual({ ok: true });
    });

    it('can be ended, and begun anew with another secret', async () => {
      const [recovery = ''] = await turnOn();
      expect(await codes.end()).toEqual({ ok: true });
      expect(await signIn()).toMatchObject({ ok: true });
      expect(await codes.end()).toEqual(refused('not-found'));
      expect(given(await codes.begin()).secret).not.toBe(secret);
      expect(await codes.standing()).toEqual({ ok: true, value: { isOn: false, codesLeft: 0 } });
      expect(recovery).not.toBe('');
    });

    it('is not begun where it is on, and has no recovery codes where it is not', async () => {
      expect(await codes.renewRecoveryCodes()).toEqual(refused('not-found'));
      await turnOn();
      expect(await codes.begin()).toEqual(refused('not-found'));
      expect(await codes.confirm(code())).toEqual(refused('not-found'));
    });

    it('wants a fresh proof for whatever changes it', async () => {
      scene.pass(11 * MINUTE_MS);
      expect(await codes.begin()).toEqual(refused('password-needed'));
      expect(await codes.confirm(code())).toEqual(refused('password-needed'));
      expect(await codes.renewRecoveryCodes()).toEqual(refused('password-needed'));
    });

    it('is told as an address and as squares', async () => {
      const begun = given(await codes.begin());
      expect(begun.address).toMatch(/^otpauth:\/\/totp\/Oz:/);
      expect(begun.address).toContain(`secret=${begun.secret}`);
      expect(begun.squares.length).toBeGreaterThan(20);
      for (const row of begun.squares) expect(row).toMatch(/^[01]+$/);
      expect(begun.squares.every((row) => row.length === begun.squares.length)).toBe(true);
    });
  });
}
