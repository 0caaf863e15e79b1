export type NativeApp = 'ios' | 'android';

/** The wrappers add `OzIOS/…` or `OzAndroid/…` to the user agent of their WebView. */
export function nativeApp(userAgent: string): NativeApp | undefined {
  if (/\bOzIOS\//.test(userAgent)) return 'ios';
  return /\bOzAndroid\//.test(userAgent) ? 'android' : undefined;
}
