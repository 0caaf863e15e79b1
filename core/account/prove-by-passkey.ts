import type { ApiError } from '../ports/api-error.ts';
import type { PasskeyCancelled, PasskeyDevice } from '../ports/passkey-device.ts';
import type { PasskeyRefused, PasskeysApi } from '../ports/passkeys-api.ts';
import type { Result } from '../shared/result.ts';

export type ProveByPasskeyError = ApiError | PasskeyCancelled | PasskeyRefused;

/** A passkey in place of the password, where a fresh proof is wanted. */
export class ProveByPasskey {
  readonly #api: Pick<PasskeysApi, 'list' | 'beginProof' | 'prove'>;
  readonly #device: PasskeyDevice;

  constructor(api: Pick<PasskeysApi, 'list' | 'beginProof' | 'prove'>, device: PasskeyDevice) {
    this.#api = api;
    this.#device = device;
  }

  /** Whether she has any, and this device can use them. */
  async isPossible(): Promise<boolean> {
    if ((await this.#device.offers()) === 'nothing') return false;
    const hers = await this.#api.list();
    return hers.ok && hers.value.length > 0;
  }

  async execute(): Promise<Result<void, ProveByPasskeyError>> {
    const asked = await this.#api.beginProof();
    if (!asked.ok) return asked;
    const signed = await this.#device.sign(asked.value);
    return signed.ok ? this.#api.prove(signed.value) : signed;
  }
}
