import type { ApiError } from '../ports/api-error.ts';
import type { AudioPlayer, PlaybackError } from '../ports/audio-player.ts';
import type { DownloadError } from '../ports/downloads-api.ts';
import type { Log } from '../ports/log.ts';
import type { Reporter } from '../ports/reporter.ts';
import { ok, type Result } from '../shared/result.ts';
import type { AudioFiles } from './audio-files.ts';

export type PlayAudioError = ApiError | DownloadError | PlaybackError;

/** Plays a prompt, a model answer or an own take; resolves when it has ended. */
export class PlayAudio {
  readonly #files: AudioFiles;
  readonly #player: AudioPlayer;
  readonly #reporter: Reporter;
  readonly #log: Log;
  /** Counts what was asked for: a sound that comes too late is not played into a recording. */
  #asked = 0;

  constructor(files: AudioFiles, player: AudioPlayer, reporter: Reporter, log: Log) {
    this.#files = files;
    this.#player = player;
    this.#reporter = reporter;
    this.#log = log;
  }

  async execute(path: string): Promise<Result<void, PlayAudioError>> {
    this.#asked += 1;
    const asked = this.#asked;
    const file = await this.#files.fetch(path);
    if (!file.ok) return file;
    if (asked !== this.#asked) return ok(undefined);
    const played = await this.#player.play(file.value);
    // A device that wants a tap first is as it should be.
    if (!played.ok && played.error.kind !== 'playback-blocked') {
      await this.#failed(path, played.error);
    }
    return played;
  }

  /** A sound that is on the device already. */
  hear(bytes: Uint8Array): Promise<Result<void, PlaybackError>> {
    this.#asked += 1;
    return this.#player.play(bytes);
  }

  /** Fetches ahead what will be asked for next; a failure shows only when it is played. */
  async prepare(path: string): Promise<void> {
    await this.#files.fetch(path);
  }

  /** Also what is still on its way. */
  stop(): void {
    this.#asked += 1;
    this.#player.stop();
  }

  async #failed(path: string, { kind }: PlaybackError): Promise<void> {
    this.#log.note('Failed to play audio', { kind });
    this.#reporter.bug(new Error(`Failed to play audio: ${kind}`), { where: 'play audio' });
    if (kind === 'audio-unsupported') await this.#files.forget(path);
  }
}
