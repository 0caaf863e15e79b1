import type { ApiError } from '../ports/api-error.ts';
import type { PasskeyCancelled, PasskeyDevice } from '../ports/passkey-device.ts';
import type { PasskeyRefused, PasskeysApi } from '../ports/passkeys-api.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Result } from '../shared/result.ts';
import { keepRenewed } from './keep-renewed.ts';

export type ProveByPasskeyError = ApiError | PasskeyCancelled | PasskeyRefused;

/** A passkey in place of the password, where a fresh proof is wanted. */
export class ProveByPasskey {
  readonly #api: Pick<PasskeysApi, 'list' | 'beginProof' | 'prove'>;
  readonly #device: PasskeyDevice;
  readonly #store: SessionStore;

  constructor(
    api: Pick<PasskeysApi, 'list' | 'beginProof' | 'prove'>,
    device: PasskeyDevice,
    store: SessionStore,
  ) {
    this.#api = api;
    this.#device = device;
    this.#store = store;
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
    if (!signed.ok) return signed;
    return keepRenewed(this.#store, () => this.#api.prove(signed.value));
  }
}
