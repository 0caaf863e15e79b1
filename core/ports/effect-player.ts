/** What is worth a short sound. */
export const SOUND_EFFECTS = ['start', 'stop', 'correct', 'wrong', 'finished', 'streak'] as const;

export type SoundEffect = (typeof SOUND_EFFECTS)[number];

/**
 * Short sounds beside everything else that is heard.
 *
 * - `play` returns at once and never fails: a device that cannot play it now is silent.
 * - `prepare` fetches them ahead, any number of times.
 */
export interface EffectPlayer {
  play(effect: SoundEffect): void;
  prepare(): void;
}
