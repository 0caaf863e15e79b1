import type { ApiError } from '../ports/api-error.ts';
import type {
  PasskeyCancelled,
  PasskeyDevice,
  PasskeyOffer,
  PasskeyRequest,
  SignedByPasskey,
} from '../ports/passkey-device.ts';
import type { PasskeyRefused, PasskeysApi } from '../ports/passkeys-api.ts';
import { ok, type Result } from '../shared/result.ts';
import type { StartSession } from './start-session.ts';

export type PasskeySignInError = ApiError | PasskeyCancelled | PasskeyRefused;

/** A passkey of hers on this device, and the session is kept: neither email nor password is asked. */
export class SignInWithPasskey {
  readonly #api: Pick<PasskeysApi, 'beginSignIn' | 'signIn'>;
  readonly #device: PasskeyDevice;
  readonly #start: StartSession;

  constructor(
    api: Pick<PasskeysApi, 'beginSignIn' | 'signIn'>,
    device: PasskeyDevice,
    start: StartSession,
  ) {
    this.#api = api;
    this.#device = device;
    this.#start = start;
  }

  offers(): Promise<PasskeyOffer> {
    return this.#device.offers();
  }

  execute(): Promise<Result<void, PasskeySignInError>> {
    return this.#with((asked) => this.#device.sign(asked));
  }

  /** Waits until she picks one among the suggestions of a field. */
  atField(): Promise<Result<void, PasskeySignInError>> {
    return this.#with((asked) => this.#device.signAtField(asked));
  }

  leaveField(): void {
    this.#device.leaveField();
  }

  async #with(
    sign: (asked: PasskeyRequest) => Promise<Result<SignedByPasskey, PasskeyCancelled>>,
  ): Promise<Result<void, PasskeySignInError>> {
    const asked = await this.#api.beginSignIn();
    if (!asked.ok) return asked;
    const signed = await sign(asked.value);
    if (!signed.ok) return signed;
    const session = await this.#api.signIn(signed.value);
    if (!session.ok) return session;
    await this.#start.execute(session.value);
    return ok(undefined);
  }
}
