import type { FeltEffect, SoundEffect } from '../../core/ports/effect-player.ts';
import type { NativeBridge } from '../../core/ports/native-bridge.ts';

/** Milliseconds of vibrating and of rest in turn; only where something is achieved. */
const PATTERNS: Readonly<Record<FeltEffect, readonly number[]>> = {
  correct: [18],
  finished: [18, 70, 36],
  streak: [18, 70, 18, 70, 60],
};

/** Lets a phone be felt, where it can be and its owner wants things to move. Safari has no way of its own: its wrapper is asked. */
export function feelAt(effect: SoundEffect, bridge?: Pick<NativeBridge, 'call'>): void {
  if (!isFelt(effect) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if ('vibrate' in navigator) navigator.vibrate([...PATTERNS[effect]]);
  else void bridge?.call('haptic', { effect });
}

const isFelt = (effect: SoundEffect): effect is FeltEffect => effect in PATTERNS;
