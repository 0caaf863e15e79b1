import type { SoundEffect } from '../../core/ports/effect-player.ts';

/** Milliseconds of vibrating and of rest in turn; only where something is achieved. */
const PATTERNS: Partial<Record<SoundEffect, readonly number[]>> = {
  correct: [18],
  finished: [18, 70, 36],
  streak: [18, 70, 18, 70, 60],
};

/** Lets a phone be felt, where it can be and its owner wants things to move. */
export function vibrateAt(effect: SoundEffect): void {
  const pattern = PATTERNS[effect];
  if (!pattern || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Safari has none.
  if ('vibrate' in navigator) navigator.vibrate([...pattern]);
}
