import type { ApiError } from '../ports/api-error.ts';
import type { AudioPlayer, PlaybackError } from '../ports/audio-player.ts';
import type { DownloadError } from '../ports/downloads-api.ts';
import { ok, type Result } from '../shared/result.ts';
import type { AudioFiles } from './audio-files.ts';

export type PlayAudioError = ApiError | DownloadError | PlaybackError;

/** Plays a prompt, a model answer or an own take; resolves when it has ended. */
export class PlayAudio {
  readonly #files: AudioFiles;
  readonly #player: AudioPlayer;
  /** Counts what was asked for: a sound that comes too late is not played into a recording. */
  #asked = 0;

  constructor(files: AudioFiles, player: AudioPlayer) {
    this.#files = files;
    this.#player = player;
  }

  async execute(path: string): Promise<Result<void, PlayAudioError>> {
    this.#asked += 1;
    const asked = this.#asked;
    const file = await this.#files.fetch(path);
    if (!file.ok) return file;
    return asked === this.#asked ? this.#player.play(file.value) : ok(undefined);
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
}
