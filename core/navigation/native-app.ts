import type { AppMode } from './app-mode.ts';

export type NativeApp = 'ios' | 'android';

/** The wrappers add `OzIOS/…` or `OzAndroid/…` to the user agent of their WebView. */
export function nativeApp(userAgent: string): NativeApp | undefined {
  if (/\bOzIOS\//.test(userAgent)) return 'ios';
  return /\bOzAndroid\//.test(userAgent) ? 'android' : undefined;
}

/** A wrapper that is embedded in another app adds `OzEmbedded/1`, too. */
export function modeOf(userAgent: string): AppMode {
  if (/\bOzEmbedded\/1\b/.test(userAgent)) return 'embedded';
  return nativeApp(userAgent) === undefined ? 'browser' : 'native';
}
