import { BrowserClock } from '../../adapters/browser/browser-clock.ts';
import { chooseSessionLock } from '../../adapters/browser/choose-session-lock.ts';
import { BrowserPageVisibility } from '../../adapters/browser/browser-page-visibility.ts';
import { BrowserPasskeyDevice } from '../../adapters/browser/browser-passkey-device.ts';
import { BrowserTouches } from '../../adapters/browser/browser-touches.ts';
import type { GuardedStorage } from '../../adapters/browser/guarded-storage.ts';
import { LocalStoragePreferences } from '../../adapters/browser/local-storage-preferences.ts';
import { LocalStorageSessionStore } from '../../adapters/browser/local-storage-session-store.ts';
import { hasTakes } from '../../adapters/dexie/has-takes.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { nativeApp } from '../../core/navigation/native-app.ts';
import { loadOnce } from '../../core/shared/load-once.ts';
import type { Device } from '../device.ts';
import { browserBridge } from './browser-bridge.ts';
import { browserPush } from './browser-push.ts';
import { spareTime } from './spare-time.ts';
import { browserUpdates } from './browser-updates.ts';

/** A browser, alone or inside a wrapper. */
export function browserDevice(storage: GuardedStorage, reporter: Reporter): Device {
  const sessions = new LocalStorageSessionStore(storage);
  const bridge = browserBridge();
  let spare: Promise<void> | undefined;
  return {
    clock: new BrowserClock(),
    reporter,
    wrapper: nativeApp(navigator.userAgent),
    bridge,
    visibility: new BrowserPageVisibility(),
    touches: new BrowserTouches(),
    passkeys: new BrowserPasskeyDevice(),
    push: browserPush(nativeApp(navigator.userAgent) && bridge),
    updates: browserUpdates(),
    sessions,
    sessionLock: chooseSessionLock(),
    preferences: new LocalStoragePreferences(storage),
    spareTime: () => (spare ??= spareTime()),
    // One for all who ask: who keeps takes must listen to the recorder that lessons use.
    forLessons: loadOnce(async () => {
      const { browserLessonDevice } = await import('./browser-lesson-device.ts');
      return browserLessonDevice(sessions, bridge, reporter);
    }),
    hasTakes,
  };
}
