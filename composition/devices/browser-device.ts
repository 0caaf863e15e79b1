import { BrowserClock } from '../../adapters/browser/browser-clock.ts';
import { ConsoleReporter } from '../../adapters/browser/console-reporter.ts';
import type { GuardedStorage } from '../../adapters/browser/guarded-storage.ts';
import { LocalStoragePreferences } from '../../adapters/browser/local-storage-preferences.ts';
import { LocalStorageSessionStore } from '../../adapters/browser/local-storage-session-store.ts';
import type { Device } from '../device.ts';

/** A browser, alone or inside a wrapper. */
export const browserDevice = (storage: GuardedStorage): Device => ({
  clock: new BrowserClock(),
  reporter: new ConsoleReporter(),
  sessions: new LocalStorageSessionStore(storage),
  preferences: new LocalStoragePreferences(storage),
  forLessons: async () => (await import('./browser-lesson-device.ts')).browserLessonDevice(),
});
