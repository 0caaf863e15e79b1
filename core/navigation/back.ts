import { HOME, NATIVE_BACK } from './paths.ts';

/** In a wrapper that does not go back within this time, the fallback is pushed. */
export const NATIVE_BACK_FALLBACK_MS = 100;

/** What Back does: history where there is some, else a place to go. */
export function backTarget(
  hasHistory: boolean,
  isNative: boolean,
  fallback: string = HOME,
): 'history' | { readonly path: string } {
  if (hasHistory) return 'history';
  return { path: isNative ? NATIVE_BACK : fallback };
}
