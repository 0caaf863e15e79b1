import type { AudioPlayer, PlaybackError, SoundType } from '../../core/ports/audio-player.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

/** A loudspeaker that is done as soon as it has begun, and remembers. Sounds start with `sound:`. */
export class MemoryAudioPlayer implements AudioPlayer {
  /** Not part of the port: what was played, as text. */
  readonly played: string[] = [];
  /** Not part of the port: from now on sounds go on until they are stopped. */
  isEndless = false;
  #trouble: PlaybackError | undefined;
  #stop: () => void = () => {};

  async play(bytes: Uint8Array): Promise<Result<void, PlaybackError>> {
    this.stop();
    if (this.#trouble) return fail(this.#trouble);
    if (!this.typeOf(bytes).isPlayable) return fail({ kind: 'audio-unsupported' });
    this.played.push(new TextDecoder().decode(bytes));
    if (this.isEndless) {
      await new Promise<void>((resolve) => {
        this.#stop = resolve;
      });
    }
    return ok(undefined);
  }

  stop(): void {
    this.#stop();
    this.#stop = () => {};
  }

  typeOf(bytes: Uint8Array): SoundType {
    const isPlayable = /^(sound|said):/.test(new TextDecoder().decode(bytes));
    return { mediaType: isPlayable ? 'audio/x-memory' : undefined, isPlayable };
  }

  /** Not part of the port: from now on nothing is played, until told otherwise. */
  refuse(trouble: PlaybackError | undefined): void {
    this.#trouble = trouble;
  }
}
