import type { DeviceToken } from '../../core/ports/account-api.ts';
import type { PushDevice, PushRefusal } from '../../core/ports/push-device.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

/** A browser cut off from its push service never answers. */
const PATIENCE_MS = 15_000;

/** Web push, by the service worker of the app. */
export class BrowserPushDevice implements PushDevice {
  async isAllowed(): Promise<boolean> {
    return isSupported() && Notification.permission === 'granted';
  }

  async register(key: string): Promise<Result<DeviceToken, PushRefusal>> {
    if (!isSupported()) return fail({ kind: 'push-unsupported' });
    const known = Notification.permission;
    const permission = known === 'default' ? await Notification.requestPermission() : known;
    if (permission === 'denied') return fail({ kind: 'push-denied' });
    if (permission !== 'granted') return fail({ kind: 'push-dismissed' });
    try {
      const subscription = await Promise.race([subscribe(key), late()]);
      return ok({ token: JSON.stringify(subscription), platform: 'web' });
    } catch {
      return fail({ kind: 'push-failed' });
    }
  }

  async release(): Promise<void> {
    try {
      const registration = await navigator.serviceWorker?.getRegistration();
      const subscription = await registration?.pushManager?.getSubscription();
      await subscription?.unsubscribe();
    } catch {
      // A browser that keeps no service worker has nothing to release.
    }
  }
}

/** Safari on an iPhone has these only in an installed app. */
const isSupported = (): boolean => 'Notification' in globalThis && 'PushManager' in globalThis;

async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const applicationServerKey = bytesOf(key);
  if (known && isSame(known.options.applicationServerKey, applicationServerKey)) return known;
  // It belongs to a server with other keys, and would never be sent to.
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('No push service answers')), PATIENCE_MS);
  });

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

function isSame(known: ArrayBuffer | null, wanted: Uint8Array): boolean {
  const bytes = known ? new Uint8Array(known) : undefined;
  return bytes?.length === wanted.length && bytes.every((byte, index) => byte === wanted[index]);
}
