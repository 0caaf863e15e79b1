import { mediaTypeOf } from '../../../core/listening/media-type.ts';
import type {
  AudioPlayer,
  PlaybackError,
  SoundPart,
  SoundType,
} from '../../../core/ports/audio-player.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';

/** Less than this is no sentence: an eighth of a second at 64 kbit/s. */
const SHORTEST_BYTES = 1000;

/** An ear without a loudspeaker: takes MP3 and WAV for sound, and counts. */
export class AttentivePlayer implements AudioPlayer {
  soundsHeard = 0;
  /** Where the last sound was begun, in ms. */
  heardFromMs = 0;

  async play(bytes: Uint8Array, part?: SoundPart): Promise<Result<void, PlaybackError>> {
    if (!this.typeOf(bytes).isPlayable || bytes.length < SHORTEST_BYTES) {
      return fail({ kind: 'audio-unsupported' });
    }
    this.soundsHeard += 1;
    this.heardFromMs = part?.fromMs ?? 0;
    return ok(undefined);
  }

  async playTogether(one: Uint8Array, other: Uint8Array): Promise<Result<void, PlaybackError>> {
    const first = await this.play(one);
    return first.ok ? this.play(other) : first;
  }

  stop(): void {}

  typeOf(bytes: Uint8Array): SoundType {
    const mediaType = mediaTypeOf(bytes);
    return { mediaType, isPlayable: mediaType === 'audio/mpeg' || mediaType === 'audio/wav' };
  }
}
