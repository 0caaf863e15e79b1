import { ContainerModule } from 'inversify';
import { BrowserAudioPlayer } from '../../adapters/browser/browser-audio-player.ts';
import { BrowserClock } from '../../adapters/browser/browser-clock.ts';
import { BrowserRecorder } from '../../adapters/browser/browser-recorder.ts';
import { BrowserWakeLock } from '../../adapters/browser/browser-wake-lock.ts';
import { ConsoleReporter } from '../../adapters/browser/console-reporter.ts';
import type { GuardedStorage } from '../../adapters/browser/guarded-storage.ts';
import { LocalStoragePreferences } from '../../adapters/browser/local-storage-preferences.ts';
import { LocalStorageSessionStore } from '../../adapters/browser/local-storage-session-store.ts';
import { UuidIds } from '../../adapters/browser/uuid-ids.ts';
import { DexieLocalCache } from '../../adapters/dexie/dexie-local-cache.ts';
import { DexieTakeStore } from '../../adapters/dexie/dexie-take-store.ts';
import { openDatabase } from '../../adapters/dexie/open-database.ts';
import { DOWNLOADS_TABLE } from '../../core/listening/audio-files.ts';
import { Port } from '../tokens.ts';

/** What a browser, alone or inside a wrapper, gives the core. */
export const browserDevice = (storage: GuardedStorage) =>
  new ContainerModule(({ bind }) => {
    const database = openDatabase();
    bind(Port.clock).toConstantValue(new BrowserClock());
    bind(Port.ids).toConstantValue(new UuidIds());
    bind(Port.reporter).toConstantValue(new ConsoleReporter());
    bind(Port.sessionStore).toConstantValue(new LocalStorageSessionStore(storage));
    bind(Port.preferences).toConstantValue(new LocalStoragePreferences(storage));
    bind(Port.recorder).toConstantValue(new BrowserRecorder());
    bind(Port.wakeLock).toConstantValue(new BrowserWakeLock());
    bind(Port.audioPlayer).toConstantValue(new BrowserAudioPlayer());
    bind(Port.takeStore).toConstantValue(new DexieTakeStore(database));
    bind(Port.downloadCache).toConstantValue(new DexieLocalCache(database, DOWNLOADS_TABLE));
  });
