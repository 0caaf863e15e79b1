import type { Result } from '../shared/result.ts';

/** What is worth a short sound. */
export const SOUND_EFFECTS = ['start', 'stop', 'correct', 'wrong', 'finished', 'streak'] as const;

export type SoundEffect = (typeof SOUND_EFFECTS)[number];

/** Those at which something is achieved: a phone that can be felt is felt, too. */
export type FeltEffect = Extract<SoundEffect, 'correct' | 'finished' | 'streak'>;

/** Its sound cannot be had, or is none. */
export interface EffectUnavailable {
  readonly kind: 'effect-unavailable';
  readonly effect: SoundEffect;
  readonly cause: unknown;
}

/**
 * Short sounds beside everything else that is heard.
 *
 * - `play` answers as soon as the sound begins, and never throws; a device that is silent now is no error.
 * - `prepare` fetches them ahead, any number of times.
 */
export interface EffectPlayer {
  play(effect: SoundEffect): Promise<Result<void, EffectUnavailable>>;
  prepare(): void;
}
