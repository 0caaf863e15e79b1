import type {
  CreatedPasskey,
  PasskeyCancelled,
  PasskeyCreation,
  PasskeyDevice,
  PasskeyKnown,
  PasskeyOffer,
  PasskeyRequest,
  SignedByPasskey,
} from '../../core/ports/passkey-device.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

/** Loaded when a passkey is first asked for. */
const library = () => import('@simplewebauthn/browser');

/** An address in numbers is no domain that a passkey could belong to. */
const NUMBERS = /^(\d+\.\d+\.\d+\.\d+|\[.*\])$/;

type Transport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb';

/** What the browser and the system around it know of passkeys. */
export class BrowserPasskeyDevice implements PasskeyDevice {
  /** Whatever was begun after what is waited for. */
  #turn = 0;

  async offers(): Promise<PasskeyOffer> {
    const isThere = typeof PublicKeyCredential === 'function' && !NUMBERS.test(location.hostname);
    if (!isThere) return 'nothing';
    // Wrappers have the class without its methods, and some the methods without an authenticator.
    const isMediated = await PublicKeyCredential.isConditionalMediationAvailable?.();
    if (isMediated) return 'field';
    const isOn = await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable?.();
    return isOn ? 'button' : 'nothing';
  }

  async create(
    asked: PasskeyCreation,
  ): Promise<Result<CreatedPasskey, PasskeyCancelled | PasskeyKnown>> {
    const { startRegistration } = await library();
    try {
      const made = await startRegistration({
        optionsJSON: {
          ...asked,
          pubKeyCredParams: [...asked.pubKeyCredParams],
          excludeCredentials: asked.excludeCredentials.map(descriptor),
        },
      });
      const { clientDataJSON, attestationObject, transports = [] } = made.response;
      const response = { clientDataJSON, attestationObject, transports };
      return ok({ id: made.id, rawId: made.rawId, type: 'public-key', response });
    } catch (error) {
      return fail({ kind: nameOf(error) === 'InvalidStateError' ? 'passkey-known' : told(error) });
    }
  }

  sign(asked: PasskeyRequest): Promise<Result<SignedByPasskey, PasskeyCancelled>> {
    return this.#sign(asked, false);
  }

  signAtField(asked: PasskeyRequest): Promise<Result<SignedByPasskey, PasskeyCancelled>> {
    return this.#sign(asked, true);
  }

  leaveField(): void {
    this.#turn += 1;
    void library().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
  }

  async #sign(
    asked: PasskeyRequest,
    useBrowserAutofill: boolean,
  ): Promise<Result<SignedByPasskey, PasskeyCancelled>> {
    this.#turn += 1;
    const turn = this.#turn;
    const { startAuthentication } = await library();
    // She may have gone on while the library was loaded.
    if (turn !== this.#turn) return fail({ kind: 'passkey-cancelled' });
    try {
      const signed = await startAuthentication({
        optionsJSON: { ...asked, allowCredentials: asked.allowCredentials.map(descriptor) },
        useBrowserAutofill,
        verifyBrowserAutofillInput: false,
      });
      const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response;
      const response = { clientDataJSON, authenticatorData, signature, userHandle };
      return ok({ id: signed.id, rawId: signed.rawId, type: 'public-key', response });
    } catch (error) {
      return fail({ kind: told(error) });
    }
  }
}

const descriptor = ({ type, id, transports = [] }: PasskeyRequest['allowCredentials'][number]) => ({
  type,
  id,
  transports: transports as Transport[], // what a browser gave before
});

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** What her browser or its system would not do; anything else is a bug of ours. */
function told(error: unknown): 'passkey-cancelled' {
  const isHers = ['NotAllowedError', 'AbortError', 'NotSupportedError', 'ConstraintError'];
  if (isHers.includes(nameOf(error))) return 'passkey-cancelled';
  throw error;
}
