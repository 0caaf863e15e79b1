import { MemoryAnalytics } from '../../adapters/memory/memory-analytics.ts';
import { MemoryAppUpdates } from '../../adapters/memory/memory-app-updates.ts';
import { MemoryAudioPlayer } from '../../adapters/memory/memory-audio-player.ts';
import { MemoryEffectPlayer } from '../../adapters/memory/memory-effect-player.ts';
import { MemoryClipboard } from '../../adapters/memory/memory-clipboard.ts';
import { MemoryConnectivity } from '../../adapters/memory/memory-connectivity.ts';
import { MemoryFileSaver } from '../../adapters/memory/memory-file-saver.ts';
import { MemoryLocalCache } from '../../adapters/memory/memory-local-cache.ts';
import { MemoryLog } from '../../adapters/memory/memory-log.ts';
import { MemoryMicrophones } from '../../adapters/memory/memory-microphones.ts';
import { MemoryNativeBridge } from '../../adapters/memory/memory-native-bridge.ts';
import { MemoryPageVisibility } from '../../adapters/memory/memory-page-visibility.ts';
import { MemoryPasskeyDevice } from '../../adapters/memory/memory-passkey-device.ts';
import { MemoryPictureSharer } from '../../adapters/memory/memory-picture-sharer.ts';
import { MemoryPushDevice } from '../../adapters/memory/memory-push-device.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemorySessionLock } from '../../adapters/memory/memory-session-lock.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import { MemorySpeechStore, SpeechShelf } from '../../adapters/memory/memory-speech-store.ts';
import { MemoryTakeStore, TakeShelf } from '../../adapters/memory/memory-take-store.ts';
import { MemoryTouches } from '../../adapters/memory/memory-touches.ts';
import { MemoryWakeLock } from '../../adapters/memory/memory-wake-lock.ts';
import { DOWNLOADS_TABLE } from '../../core/listening/audio-files.ts';
import { READS_TABLE } from '../../core/offline/read-copies.ts';
import type { NativeApp } from '../../core/navigation/native-app.ts';
import type { AudioPlayer } from '../../core/ports/audio-player.ts';
import type { CacheItem } from '../../core/ports/local-cache.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Ids } from '../../core/ports/ids.ts';
import type { Recorder } from '../../core/ports/recorder.ts';
import type { Agent } from '../../core/recording/platform.ts';
import type { Device } from '../device.ts';
import type { LessonDevice } from '../lesson-device.ts';

/** Everything a device keeps; two apps with the same one are the same device, started twice. */
export class MemoryDevice implements Device, LessonDevice {
  /** What the local storage and the cookies of a browser are, for a test to look at. */
  readonly sessionShelf = new Map<'jwt', string>();
  readonly preferenceShelf = new Map<string, string>();
  readonly cookies = new Map<string, string>();
  readonly sessions = new MemorySessionStore(this.sessionShelf);
  readonly sessionLock = new MemorySessionLock();
  readonly preferences = new MemoryPreferences(this.preferenceShelf);
  readonly #downloads = new Map<string, CacheItem>();
  readonly downloadCache = new MemoryLocalCache(this.#downloads);
  readonly #reads = new Map<string, CacheItem>();
  readonly readCache = new MemoryLocalCache(this.#reads);
  readonly #takeShelf = new TakeShelf();
  readonly takes = new MemoryTakeStore(this.#takeShelf);
  readonly #speechShelf = new SpeechShelf();
  readonly speeches = new MemorySpeechStore(this.#speechShelf);
  readonly microphones = new MemoryMicrophones();
  readonly connectivity = new MemoryConnectivity();
  readonly clipboard = new MemoryClipboard();
  readonly files = new MemoryFileSaver();
  readonly pictures = new MemoryPictureSharer();
  readonly wakeLock = new MemoryWakeLock();
  readonly analytics = new MemoryAnalytics();
  agent: Agent = { userAgent: '', maxTouchPoints: 0 };
  readonly updates = new MemoryAppUpdates();
  readonly passkeys: MemoryPasskeyDevice;
  readonly push = new MemoryPushDevice();
  readonly visibility = new MemoryPageVisibility();
  readonly touches = new MemoryTouches();
  readonly reporter = new MemoryReporter();
  readonly log = new MemoryLog();
  readonly effects = new MemoryEffectPlayer();
  readonly bridge: MemoryNativeBridge;
  wrapper: NativeApp | undefined;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly recorder: Recorder;
  readonly player: AudioPlayer;

  constructor(
    clock: Clock,
    ids: Ids,
    recorder: Recorder,
    player: AudioPlayer = new MemoryAudioPlayer(),
    origin = 'https://oz.example',
  ) {
    this.clock = clock;
    this.bridge = new MemoryNativeBridge(clock);
    this.passkeys = new MemoryPasskeyDevice(origin);
    this.ids = ids;
    this.recorder = recorder;
    this.player = player;
  }

  /** What is kept of downloads, for a test to look at. */
  downloads(): readonly CacheItem[] {
    return [...this.#downloads.values()];
  }

  /** The tables of its database, each with the keys of what lies there. */
  tables(): Readonly<Record<string, readonly string[]>> {
    const { kept, begun } = this.#takeShelf;
    return {
      [DOWNLOADS_TABLE]: [...this.#downloads.keys()],
      [READS_TABLE]: [...this.#reads.keys()],
      takes: [...kept.keys()],
      drafts: [...begun.keys()],
      speeches: [...this.#speechShelf.kept.keys()],
      speechDrafts: [...this.#speechShelf.begun.keys()],
    };
  }

  readonly hasTakes = async (): Promise<boolean> =>
    this.takes.hasAny || this.#speechShelf.kept.size > 0;

  readonly spareTime = async (): Promise<void> => {};

  readonly forLessons = async (): Promise<LessonDevice> => this;
}
