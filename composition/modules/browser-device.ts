import { ContainerModule } from 'inversify';
import { BrowserClock } from '../../adapters/browser/browser-clock.ts';
import { ConsoleReporter } from '../../adapters/browser/console-reporter.ts';
import type { GuardedStorage } from '../../adapters/browser/guarded-storage.ts';
import { LocalStoragePreferences } from '../../adapters/browser/local-storage-preferences.ts';
import { LocalStorageSessionStore } from '../../adapters/browser/local-storage-session-store.ts';
import { Port } from '../tokens.ts';

/** What a browser, alone or inside a wrapper, gives the core. */
export const browserDevice = (storage: GuardedStorage) =>
  new ContainerModule(({ bind }) => {
    bind(Port.clock).toConstantValue(new BrowserClock());
    bind(Port.reporter).toConstantValue(new ConsoleReporter());
    bind(Port.sessionStore).toConstantValue(new LocalStorageSessionStore(storage));
    bind(Port.preferences).toConstantValue(new LocalStoragePreferences(storage));
    bind(Port.lessonDevice).toConstantValue(async () =>
      (await import('./browser-lesson-device.ts')).browserLessonDevice(),
    );
  });
