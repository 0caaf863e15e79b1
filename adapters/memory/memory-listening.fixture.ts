import { AudioFiles, type AudioFilesParts } from '../../core/listening/audio-files.ts';
import { PlayAudio } from '../../core/listening/play-audio.ts';
import type { AudioPlayer } from '../../core/ports/audio-player.ts';
import type { DownloadsApi } from '../../core/ports/downloads-api.ts';
import { MemoryAudioPlayer } from './memory-audio-player.ts';
import { MemoryClock } from './memory-clock.ts';
import { MemoryLocalCache } from './memory-local-cache.ts';
import { MemoryLog } from './memory-log.ts';
import { MemoryPreferences } from './memory-preferences.ts';
import { MemoryReporter } from './memory-reporter.ts';

type Given = Partial<Omit<AudioFilesParts, 'api' | 'player'>> & { readonly player?: AudioPlayer };

/** Everything that listening is made of, on a device in memory. */
export function memoryListening(api: DownloadsApi, given: Given = {}) {
  const {
    cache = new MemoryLocalCache(),
    preferences = new MemoryPreferences(),
    clock = new MemoryClock(),
    reporter = new MemoryReporter(),
    log = new MemoryLog(),
    player = new MemoryAudioPlayer(),
  } = given;
  const files = new AudioFiles({ api, cache, player, preferences, clock, reporter, log });
  return { files, playAudio: new PlayAudio(files, player, reporter, log) };
}
