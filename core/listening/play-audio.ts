import type { ApiError } from '../ports/api-error.ts';
import type { AudioPlayer, PlaybackError, SoundPart } from '../ports/audio-player.ts';
import type { DownloadError } from '../ports/downloads-api.ts';
import type { Log } from '../ports/log.ts';
import type { Reporter } from '../ports/reporter.ts';
import { ok, type Result } from '../shared/result.ts';
import type { AudioFiles } from './audio-files.ts';

export type PlayAudioError = ApiError | DownloadError | PlaybackError;

/** A sound by its path, or the sound itself. */
export type Playable = string | Uint8Array;

/** Plays a prompt, a model answer or an own take; resolves when it has ended. */
export class PlayAudio {
  readonly #files: AudioFiles;
  readonly #player: AudioPlayer;
  readonly #reporter: Reporter;
  readonly #log: Log;
  /** A sound that lies nowhere but here. */
  #lent: { readonly path: string; readonly bytes: Uint8Array } | undefined;
  /** Counts what was asked for: a sound that comes too late is not played into a recording. */
  #asked = 0;

  constructor(files: AudioFiles, player: AudioPlayer, reporter: Reporter, log: Log) {
    this.#files = files;
    this.#player = player;
    this.#reporter = reporter;
    this.#log = log;
  }

  /** @param part is heard alone. */
  execute(sound: Playable, part?: SoundPart): Promise<Result<void, PlayAudioError>> {
    return this.#heard([sound], async ([file]) =>
      file ? this.#player.play(file, part) : ok(undefined),
    );
  }

  /** One after the other; each is fetched while the one before it is heard. */
  async inTurn(sounds: readonly Playable[]): Promise<Result<void, PlayAudioError>> {
    this.#asked += 1;
    const asked = this.#asked;
    const [first, ...rest] = sounds;
    let next = first === undefined ? undefined : this.#fileOf(first);
    for (const sound of sounds) {
      const file = await next;
      if (asked !== this.#asked || !file) break;
      if (!file.ok) return file;
      const after = rest.shift();
      next = after === undefined ? undefined : this.#fileOf(after);
      const played = await this.#player.play(file.value);
      if (!played.ok) return this.#told([sound], played);
      if (asked !== this.#asked) break;
    }
    return ok(undefined);
  }

  /** Both from the same moment on. */
  async together(one: Playable, other: Playable): Promise<Result<void, PlayAudioError>> {
    return this.#heard([one, other], async ([first, second]) =>
      first && second ? this.#player.playTogether(first, second) : ok(undefined),
    );
  }

  async #heard(
    sounds: readonly Playable[],
    play: (files: readonly Uint8Array[]) => Promise<Result<void, PlaybackError>>,
  ): Promise<Result<void, PlayAudioError>> {
    this.#asked += 1;
    const asked = this.#asked;
    const files: Uint8Array[] = [];
    for (const sound of sounds) {
      const file = await this.#fileOf(sound);
      if (!file.ok) return file;
      files.push(file.value);
    }
    if (asked !== this.#asked) return ok(undefined);
    return this.#told(sounds, await play(files));
  }

  async #told(
    sounds: readonly Playable[],
    played: Result<void, PlaybackError>,
  ): Promise<Result<void, PlaybackError>> {
    // A device that wants a tap first is as it should be.
    if (!played.ok && played.error.kind !== 'playback-blocked') {
      await this.#failed(sounds, played.error);
    }
    return played;
  }

  /** Under this path these bytes are played from now on, until others are lent: what was said is heard, and kept nowhere. */
  lend(path: string, bytes: Uint8Array): void {
    this.#lent = { path, bytes };
  }

  /** Fetches ahead what will be asked for next; a failure shows only when it is played. */
  async prepare(path: string): Promise<void> {
    await this.#files.prepare(path);
  }

  /** Also what is still on its way. */
  stop(): void {
    this.#asked += 1;
    this.#player.stop();
  }

  async #fileOf(sound: Playable): ReturnType<AudioFiles['fetch']> {
    return typeof sound === 'string' ? this.#fileAt(sound) : ok(sound);
  }

  async #fileAt(path: string): ReturnType<AudioFiles['fetch']> {
    return this.#lent?.path === path ? ok(this.#lent.bytes) : this.#files.fetch(path);
  }

  async #failed(sounds: readonly Playable[], { kind }: PlaybackError): Promise<void> {
    this.#log.note('Failed to play audio', { kind });
    this.#reporter.bug(new Error(`Failed to play audio: ${kind}`), { where: 'play audio' });
    if (kind !== 'audio-unsupported') return;
    for (const sound of sounds) if (typeof sound === 'string') await this.#files.forget(sound);
  }
}
