import { BrowserAudioPlayer } from '../../adapters/browser/browser-audio-player.ts';
import { BrowserEffectPlayer } from '../../adapters/browser/browser-effect-player.ts';
import { ConsoleLog } from '../../adapters/browser/console-log.ts';
import { BrowserMicrophones } from '../../adapters/browser/browser-microphones.ts';
import { BrowserClipboard } from '../../adapters/browser/browser-clipboard.ts';
import { BrowserConnectivity } from '../../adapters/browser/browser-connectivity.ts';
import { BrowserFileSaver } from '../../adapters/browser/browser-file-saver.ts';
import { BrowserPictureSharer } from '../../adapters/browser/browser-picture-sharer.ts';
import { BrowserRecorder } from '../../adapters/browser/browser-recorder.ts';
import { BrowserWakeLock } from '../../adapters/browser/browser-wake-lock.ts';
import { PageAnalytics } from '../../adapters/browser/page-analytics.ts';
import { UuidIds } from '../../adapters/browser/uuid-ids.ts';
import { DexieLocalCache } from '../../adapters/dexie/dexie-local-cache.ts';
import { DexieSpeechStore } from '../../adapters/dexie/dexie-speech-store.ts';
import { DexieTakeStore } from '../../adapters/dexie/dexie-take-store.ts';
import { hasTakes } from '../../adapters/dexie/has-takes.ts';
import { openDatabase } from '../../adapters/dexie/open-database.ts';
import { DOWNLOADS_TABLE } from '../../core/listening/audio-files.ts';
import { READS_TABLE } from '../../core/offline/read-copies.ts';
import type { NativeBridge } from '../../core/ports/native-bridge.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import type { SessionStore } from '../../core/ports/session-store.ts';
import { learnerOf } from '../../core/sign-in/learner-of.ts';
import type { LessonDevice } from '../lesson-device.ts';
import { spareTime } from './spare-time.ts';

export function browserLessonDevice(
  sessions: SessionStore,
  bridge: NativeBridge,
  reporter: Reporter,
): LessonDevice {
  const database = openDatabase('oz', () => learnerOf(sessions));
  const effects = new BrowserEffectPlayer(bridge);
  const spare = spareTime();
  const files = new BrowserFileSaver();
  return {
    recorder: new BrowserRecorder(),
    microphones: new BrowserMicrophones(),
    wakeLock: new BrowserWakeLock(),
    takes: new DexieTakeStore(database, reporter, navigator.locks, hasTakes),
    speeches: new DexieSpeechStore(database, reporter, hasTakes),
    player: new BrowserAudioPlayer(),
    effects: {
      play: (effect) => effects.play(effect),
      prepare: () => void spare.then(() => effects.prepare()),
    },
    downloadCache: new DexieLocalCache(database, DOWNLOADS_TABLE, reporter),
    readCache: new DexieLocalCache(database, READS_TABLE, reporter),
    connectivity: new BrowserConnectivity(),
    clipboard: new BrowserClipboard(),
    files,
    pictures: new BrowserPictureSharer(files),
    ids: new UuidIds(),
    log: new ConsoleLog(),
    analytics: new PageAnalytics(),
    agent: navigator,
  };
}
