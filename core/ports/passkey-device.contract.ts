import { beforeEach, describe, expect, it } from 'vitest';
import type { PasskeyCreation, PasskeyDevice, PasskeyRequest } from './passkey-device.ts';

export interface PasskeyDeviceScene {
  readonly device: PasskeyDevice;
  /** The page that asks. */
  readonly origin: string;
  readonly rpId: string;
}

const cancelled = { ok: false, error: { kind: 'passkey-cancelled' } };
const textOf = (base64url: string): string =>
  atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));

/** `fresh` gives a device without passkeys whose owner shows that it is her. */
export function passkeyDeviceContract(
  adapter: string,
  fresh: () => Promise<PasskeyDeviceScene>,
): void {
  describe(`${adapter} keeps the PasskeyDevice contract`, () => {
    let scene: PasskeyDeviceScene;
    let device: PasskeyDevice;

    beforeEach(async () => {
      scene = await fresh();
      device = scene.device;
    });

    const creation = (): PasskeyCreation => ({
      rp: { id: scene.rpId, name: 'Oz' },
      user: { id: 'eXVp', name: 'yui@oz.example', displayName: 'yui@oz.example' },
      challenge: 'Y3JlYXRl',
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 5000,
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    });
    const request = (): PasskeyRequest => ({
      rpId: scene.rpId,
      challenge: 'c2lnbg',
      timeout: 5000,
      userVerification: 'required',
      allowCredentials: [],
    });

    it('offers passkeys', async () => {
      expect(['button', 'field']).toContain(await device.offers());
    });

    it('makes one for what was asked, by this page', async () => {
      const made = await device.create(creation());
      if (!made.ok) throw new Error(made.error.kind);
      const { id, rawId, type, response } = made.value;
      expect({ id, type }).toEqual({ id: rawId, type: 'public-key' });
      expect(JSON.parse(textOf(response.clientDataJSON))).toMatchObject({
        type: 'webauthn.create',
        challenge: 'Y3JlYXRl',
        origin: scene.origin,
      });
      expect(textOf(response.attestationObject)).toContain('authData');
    });

    it('signs what is asked with the one it made, and says whose that is', async () => {
      const made = await device.create(creation());
      const signed = await device.sign(request());
      if (!made.ok || !signed.ok) throw new Error('neither made nor signed');
      const { id, response } = signed.value;
      expect(id).toBe(made.value.id);
      expect(response.userHandle).toBe('eXVp');
      expect(JSON.parse(textOf(response.clientDataJSON))).toMatchObject({
        type: 'webauthn.get',
        challenge: 'c2lnbg',
        origin: scene.origin,
      });
      const other = await device.sign({ ...request(), challenge: 'b3RoZXI' });
      expect(other.ok && other.value.response.signature).not.toBe(response.signature);
    });

    it('signs with none but those that are named', async () => {
      const made = await device.create(creation());
      if (!made.ok) throw new Error(made.error.kind);
      const only = (id: string): PasskeyRequest => ({
        ...request(),
        timeout: 500,
        allowCredentials: [{ type: 'public-key', id }],
      });
      expect(await device.sign(only(made.value.id))).toMatchObject({ ok: true });
      expect(await device.sign(only('b3RoZXI'))).toEqual(cancelled);
    });

    it('makes no second one where the first is named', async () => {
      const made = await device.create(creation());
      if (!made.ok) throw new Error(made.error.kind);
      const excludeCredentials = [{ type: 'public-key' as const, id: made.value.id }];
      expect(await device.create({ ...creation(), excludeCredentials })).toEqual({
        ok: false,
        error: { kind: 'passkey-known' },
      });
    });

    it('signs nothing without a passkey', async () => {
      expect(await device.sign({ ...request(), timeout: 500 })).toEqual(cancelled);
    });

    it('waits at a field until something else is asked', async () => {
      const waiting = device.signAtField(request());
      device.leaveField();
      expect(await waiting).toEqual(cancelled);
    });
  });
}
