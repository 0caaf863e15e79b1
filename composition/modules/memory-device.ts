import { ContainerModule } from 'inversify';
import { MemoryAudioPlayer } from '../../adapters/memory/memory-audio-player.ts';
import { MemoryLocalCache } from '../../adapters/memory/memory-local-cache.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import { MemoryTakeStore } from '../../adapters/memory/memory-take-store.ts';
import { MemoryWakeLock } from '../../adapters/memory/memory-wake-lock.ts';
import type { AudioPlayer } from '../../core/ports/audio-player.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Ids } from '../../core/ports/ids.ts';
import type { Recorder } from '../../core/ports/recorder.ts';
import type { LessonDevice } from '../lesson-device.ts';
import { Port } from '../tokens.ts';

/** Everything a device keeps; two apps with the same one are the same device, started twice. */
export class MemoryDeviceParts implements LessonDevice {
  readonly sessions = new MemorySessionStore();
  readonly preferences = new MemoryPreferences();
  readonly downloadCache = new MemoryLocalCache();
  readonly takes = new MemoryTakeStore();
  readonly wakeLock = new MemoryWakeLock();
  readonly reporter = new MemoryReporter();
  readonly clock: Clock;
  readonly ids: Ids;
  readonly recorder: Recorder;
  readonly player: AudioPlayer;

  constructor(
    clock: Clock,
    ids: Ids,
    recorder: Recorder,
    player: AudioPlayer = new MemoryAudioPlayer(),
  ) {
    this.clock = clock;
    this.ids = ids;
    this.recorder = recorder;
    this.player = player;
  }
}

export const memoryDevice = (parts: MemoryDeviceParts) =>
  new ContainerModule(({ bind }) => {
    bind(Port.clock).toConstantValue(parts.clock);
    bind(Port.reporter).toConstantValue(parts.reporter);
    bind(Port.sessionStore).toConstantValue(parts.sessions);
    bind(Port.preferences).toConstantValue(parts.preferences);
    bind(Port.lessonDevice).toConstantValue(async () => parts);
  });
