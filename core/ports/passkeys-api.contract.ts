import { beforeEach, describe, expect, it } from 'vitest';
import type { PasskeyDevice } from './passkey-device.ts';
import type { PasskeysApi } from './passkeys-api.ts';
import type { Result } from '../shared/result.ts';

export interface PasskeysApiScene {
  readonly passkeys: PasskeysApi;
  /** Of the learner who is signed in, without passkeys yet. */
  readonly device: PasskeyDevice;
  pass(ms: number): void;
}

const MINUTE_MS = 60_000;
const refused = (kind: string) => ({ ok: false, error: { kind } });
const given = <T>(result: Result<T, { readonly kind: string }>): T => {
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
};

/** `fresh` gives a learner who has just signed in. */
export function passkeysApiContract(adapter: string, fresh: () => Promise<PasskeysApiScene>): void {
  describe(`${adapter} keeps the PasskeysApi contract`, () => {
    let scene: PasskeysApiScene;
    let passkeys: PasskeysApi;

    beforeEach(async () => {
      scene = await fresh();
      passkeys = scene.passkeys;
    });

    const add = async () => {
      const created = given(await scene.device.create(given(await passkeys.beginAdding())));
      return given(await passkeys.add(created));
    };
    const sign = async () => given(await scene.device.sign(given(await passkeys.beginSignIn())));

    it('adds a passkey, lists, names and removes it', async () => {
      const added = await add();
      expect(added).toMatchObject({ usedAt: undefined });
      expect(await passkeys.list()).toEqual({ ok: true, value: [added] });
      expect(await passkeys.rename(added.id, ' phone ')).toEqual({ ok: true });
      expect(await passkeys.list()).toEqual({ ok: true, value: [{ ...added, name: 'phone' }] });
      expect(await passkeys.remove(added.id)).toEqual({ ok: true });
      expect(await passkeys.list()).toEqual({ ok: true, value: [] });
    });

    it('signs in with one, once for what was asked', async () => {
      const { id } = await add();
      const signed = await sign();
      expect(await passkeys.signIn(signed)).toMatchObject({ ok: true });
      expect(await passkeys.signIn(signed)).toEqual(refused('passkey-refused'));
      const [used] = given(await passkeys.list());
      expect(used).toMatchObject({ id, usedAt: expect.any(String) });
    });

    it('refuses what was asked more than five minutes ago', async () => {
      await add();
      const signed = await sign();
      scene.pass(5 * MINUTE_MS);
      expect(await passkeys.signIn(signed)).toEqual(refused('passkey-refused'));
    });

    it('wants a fresh proof to add and to remove one, which a passkey gives', async () => {
      const { id } = await add();
      scene.pass(11 * MINUTE_MS);
      expect(await passkeys.beginAdding()).toEqual(refused('password-needed'));
      expect(await passkeys.remove(id)).toEqual(refused('password-needed'));
      const signed = given(await scene.device.sign(given(await passkeys.beginProof())));
      expect(await passkeys.prove(signed)).toMatchObject({
        ok: true,
        value: { refreshToken: expect.any(String) },
      });
      expect(await passkeys.remove(id)).toEqual({ ok: true });
    });

    it('asks for no proof by a passkey she does not have', async () => {
      expect(await passkeys.beginProof()).toEqual(refused('passkey-refused'));
    });

    it('knows no passkey that was never added, and no name that is none', async () => {
      expect(await passkeys.rename('made-up', 'phone')).toEqual(refused('not-found'));
      expect(await passkeys.remove('made-up')).toEqual(refused('not-found'));
      const { id } = await add();
      for (const name of ['', ' ', 'x'.repeat(61)])
        expect(await passkeys.rename(id, name)).toEqual(refused('not-found'));
    });
  });
}
