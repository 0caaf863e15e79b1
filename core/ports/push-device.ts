import type { Result } from '../shared/result.ts';
import type { DeviceToken } from './account-api.ts';

export type PushRefusal =
  /** This browser or wrapper cannot be reached by push, or only once the app is installed. */
  | { readonly kind: 'push-unsupported' }
  /** She, or the system for her, does not allow notifications; the settings of the device are where that is changed. */
  | { readonly kind: 'push-denied' }
  /** She left the question open. */
  | { readonly kind: 'push-dismissed' }
  /** The push service did not answer. */
  | { readonly kind: 'push-failed' };

/**
 * This device as a place where pushes arrive.
 *
 * - `isAllowed` tells whether pushes may be shown, and asks for nothing.
 * - `register` asks for permission where it was never asked for, and only then; it must come from a tap.
 * - After `release` nothing that was sent to the token reaches this device. Releasing what is not registered does nothing.
 * - None throws.
 */
export interface PushDevice {
  isAllowed(): Promise<boolean>;
  /** @param key the public VAPID key, base64url */
  register(key: string): Promise<Result<DeviceToken, PushRefusal>>;
  release(): Promise<void>;
}
