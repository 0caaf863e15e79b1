import type { Clock } from '../ports/clock.ts';
import type { AppMode } from './app-mode.ts';
import { HOME, NATIVE_BACK } from './paths.ts';

/** In a wrapper that does not go back within this time, the fallback is pushed. */
export const NATIVE_BACK_FALLBACK_MS = 100;

/** Where the learner has been in the app. */
export interface Trail {
  /** Whether she was anywhere before here. */
  hasEarlier(): boolean;
  here(): string;
  back(): void;
  /** Puts a place after this one. */
  push(path: string): void;
  /** Puts a place where this one was. */
  replace(path: string): void;
}

/** Back: to where she was; without such a place to the fallback, which a wrapper has one of its own for. */
export function goBack(
  trail: Trail,
  clock: Pick<Clock, 'after'>,
  mode: AppMode,
  fallback: string = HOME,
): void {
  const place = mode === 'browser' ? fallback : NATIVE_BACK;
  if (!trail.hasEarlier()) return trail.replace(place);
  const left = trail.here();
  trail.back();
  if (mode === 'browser') return;
  clock.after(NATIVE_BACK_FALLBACK_MS, () => {
    if (trail.here() === left) trail.push(place);
  });
}
