import type { PasswordNeeded } from '../ports/account-api.ts';
import type { ApiError } from '../ports/api-error.ts';
import type { PasskeyCancelled, PasskeyDevice, PasskeyKnown } from '../ports/passkey-device.ts';
import type { Passkey, PasskeyRefused, PasskeysApi } from '../ports/passkeys-api.ts';
import type { Result } from '../shared/result.ts';

export type AddPasskeyError =
  | ApiError
  | PasskeyCancelled
  | PasskeyKnown
  | PasskeyRefused
  | PasswordNeeded;

/** This device makes a passkey, and the server keeps what it is known by. */
export class AddPasskey {
  readonly #api: Pick<PasskeysApi, 'beginAdding' | 'add'>;
  readonly #device: PasskeyDevice;

  constructor(api: Pick<PasskeysApi, 'beginAdding' | 'add'>, device: PasskeyDevice) {
    this.#api = api;
    this.#device = device;
  }

  async isPossible(): Promise<boolean> {
    return (await this.#device.offers()) !== 'nothing';
  }

  async execute(): Promise<Result<Passkey, AddPasskeyError>> {
    const asked = await this.#api.beginAdding();
    if (!asked.ok) return asked;
    const created = await this.#device.create(asked.value);
    return created.ok ? this.#api.add(created.value) : created;
  }
}
