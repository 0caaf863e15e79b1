import type { Analytics } from '../core/ports/analytics.ts';
import type { AudioPlayer } from '../core/ports/audio-player.ts';
import type { EffectPlayer } from '../core/ports/effect-player.ts';
import type { Clipboard } from '../core/ports/clipboard.ts';
import type { Connectivity } from '../core/ports/connectivity.ts';
import type { FileSaver } from '../core/ports/file-saver.ts';
import type { Ids } from '../core/ports/ids.ts';
import type { LocalCache } from '../core/ports/local-cache.ts';
import type { Log } from '../core/ports/log.ts';
import type { Microphones } from '../core/ports/microphones.ts';
import type { PictureSharer } from '../core/ports/picture-sharer.ts';
import type { Recorder } from '../core/ports/recorder.ts';
import type { SpeechStore } from '../core/ports/speech-store.ts';
import type { TakeStore } from '../core/ports/take-store.ts';
import type { WakeLock } from '../core/ports/wake-lock.ts';
import type { Agent } from '../core/recording/platform.ts';

/** The part of a device that only lessons use; it is loaded with the first of them. */
export interface LessonDevice {
  readonly recorder: Recorder;
  readonly microphones: Microphones;
  readonly wakeLock: WakeLock;
  readonly takes: TakeStore;
  readonly speeches: SpeechStore;
  readonly player: AudioPlayer;
  readonly effects: EffectPlayer;
  readonly downloadCache: LocalCache;
  /** What was read of a server. */
  readonly readCache: LocalCache;
  readonly connectivity: Connectivity;
  readonly clipboard: Clipboard;
  readonly files: FileSaver;
  readonly pictures: PictureSharer;
  readonly ids: Ids;
  readonly log: Log;
  readonly analytics: Analytics;
  readonly agent: Agent;
}
