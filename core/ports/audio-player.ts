import type { Result } from '../shared/result.ts';

export type PlaybackError =
  | { readonly kind: 'audio-unsupported' }
  | { readonly kind: 'playback-blocked' }
  | { readonly kind: 'playback-failed' };

export interface SoundType {
  /** By its first bytes; undefined when they are of no sound. */
  readonly mediaType: string | undefined;
  readonly isPlayable: boolean;
}

/** In milliseconds from the beginning of a sound; without `toMs` it is heard to its end. */
export interface SoundPart {
  readonly fromMs: number;
  readonly toMs?: number;
}

/**
 * Plays one sound at a time.
 *
 * - `play` resolves when the sound has ended or was stopped; a new one stops the one before.
 * - With a part, that alone is heard, exact to some tenths of a second; of one behind the end nothing is.
 * - `playTogether` plays two sounds from the same moment on, and ends with the longer one; otherwise it is as `play`.
 * - A sound this device can't play is refused as `audio-unsupported`.
 * - `playback-blocked`: the device wants a tap first.
 * - Playing stops by itself when the device takes the loudspeaker away.
 * - `typeOf` tells what a sound is before it is played: what this device can't play at all need not be kept.
 */
export interface AudioPlayer {
  play(bytes: Uint8Array, part?: SoundPart): Promise<Result<void, PlaybackError>>;
  playTogether(one: Uint8Array, other: Uint8Array): Promise<Result<void, PlaybackError>>;
  stop(): void;
  typeOf(bytes: Uint8Array): SoundType;
}
