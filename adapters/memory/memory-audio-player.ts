import type { AudioPlayer, PlaybackError } from '../../core/ports/audio-player.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

/** A loudspeaker that is done as soon as it has begun, and remembers. Sounds start with `sound:`. */
export class MemoryAudioPlayer implements AudioPlayer {
  /** Not part of the port: what was played, as text. */
  readonly played: string[] = [];
  #trouble: PlaybackError | undefined;

  async play(bytes: Uint8Array): Promise<Result<void, PlaybackError>> {
    const sound = new TextDecoder().decode(bytes);
    if (this.#trouble) return fail(this.#trouble);
    if (!/^(sound|said):/.test(sound)) return fail({ kind: 'audio-unsupported' });
    this.played.push(sound);
    return ok(undefined);
  }

  stop(): void {}

  /** Not part of the port: from now on nothing is played, until told otherwise. */
  refuse(trouble: PlaybackError | undefined): void {
    this.#trouble = trouble;
  }
}
