import type {
  AudioPlayer,
  PlaybackError,
  SoundPart,
  SoundType,
} from '../../core/ports/audio-player.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

/** A loudspeaker that is done as soon as it has begun, and remembers. Sounds start with `sound:`. */
export class MemoryAudioPlayer implements AudioPlayer {
  /** Not part of the port: what was played, as text. */
  readonly played: string[] = [];
  /** Not part of the port: from now on sounds go on until they are stopped. */
  isEndless = false;
  #trouble: PlaybackError | undefined;
  #stop: () => void = () => {};

  async play(bytes: Uint8Array, part?: SoundPart): Promise<Result<void, PlaybackError>> {
    this.stop();
    if (this.#trouble) return fail(this.#trouble);
    if (!this.typeOf(bytes).isPlayable) return fail({ kind: 'audio-unsupported' });
    const from = part ? ` from ${part.fromMs}` : '';
    const to = part?.toMs === undefined ? '' : ` to ${part.toMs}`;
    const isOver = part !== undefined && (part.toMs !== undefined || part.fromMs >= LONG_ENDS_MS);
    const isEndless = this.isEndless || (part !== undefined && isLong(bytes) && !isOver);
    return this.#sound(textOf(bytes) + from + to, isEndless);
  }

  async playTogether(one: Uint8Array, other: Uint8Array): Promise<Result<void, PlaybackError>> {
    this.stop();
    if (this.#trouble) return fail(this.#trouble);
    const both = [one, other];
    if (!both.every((bytes) => this.typeOf(bytes).isPlayable)) {
      return fail({ kind: 'audio-unsupported' });
    }
    return this.#sound(both.map(textOf).join(' + '), this.isEndless || both.some(isLong));
  }

  async #sound(text: string, isEndless: boolean): Promise<Result<void, never>> {
    this.played.push(text);
    if (isEndless) {
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
    const isPlayable = /^(sound|said):/.test(textOf(bytes));
    return { mediaType: isPlayable ? 'audio/x-memory' : undefined, isPlayable };
  }

  /** Not part of the port: from now on nothing is played, until told otherwise. */
  refuse(trouble: PlaybackError | undefined): void {
    this.#trouble = trouble;
  }
}

/** A part of a long sound that begins here is over at once. */
const LONG_ENDS_MS = 2500;

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const isLong = (bytes: Uint8Array): boolean => textOf(bytes) === 'sound:long';
