import type { Result } from '../shared/result.ts';
import type { PasswordNeeded } from './account-api.ts';
import type { ApiError, NotFound } from './api-error.ts';
import type { WrongCode } from './auth-api.ts';

export interface OneTimeCodesStanding {
  readonly isOn: boolean;
  /** How many recovery codes were not used yet. */
  readonly codesLeft: number;
}

export interface NewOneTimeSecret {
  /** Base32, as it is typed into an app. */
  readonly secret: string;
  /** `otpauth://totp/…` */
  readonly address: string;
  /** The address as a QR code: a text for each row, `1` is dark. */
  readonly squares: readonly string[];
}

export type ConfirmCodesError = ApiError | NotFound | PasswordNeeded | WrongCode;

/**
 * Whether signing in with her password asks for a one-time code of an app (RFC 6238), too.
 *
 * - `begin` gives a new secret each time; it asks nothing of her before `confirm` was shown a code of it.
 * - `confirm` and `renewRecoveryCodes` tell the recovery codes, ten, once; each opens the account once in place of a code.
 * - All of these and `end` want a proof of the last ten minutes, and are refused as `password-needed` otherwise.
 * - What is on already, or not on, is refused as `not-found`; so is a learner without a password.
 */
export interface OneTimeCodesApi {
  standing(): Promise<Result<OneTimeCodesStanding, ApiError>>;
  begin(): Promise<Result<NewOneTimeSecret, ApiError | NotFound | PasswordNeeded>>;
  confirm(code: string): Promise<Result<readonly string[], ConfirmCodesError>>;
  end(): Promise<Result<void, ApiError | NotFound | PasswordNeeded>>;
  renewRecoveryCodes(): Promise<Result<readonly string[], ApiError | NotFound | PasswordNeeded>>;
}
