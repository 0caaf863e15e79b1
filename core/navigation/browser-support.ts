/** What of the platform older ones lack is not worth working around. */
const OLDEST_SAFARI_ON_MAC = 17;

/**
 * Whether this browser can run the app; false for Safari before 17 on a Mac.
 *
 * An iPad calls itself a Mac, but no Mac has a touch screen. Wrappers, whose WebView names no version, are let in.
 */
export function isSupported(userAgent: string, maxTouchPoints: number): boolean {
  if (!/\(Macintosh;/.test(userAgent) || maxTouchPoints > 1) return true;
  if (/Chrome|Chromium|CriOS|FxiOS|Edg|OPR|Firefox/.test(userAgent)) return true;
  const [, version] = /\bVersion\/(\d+)[\d.]* Safari\//.exec(userAgent) ?? [];
  return version === undefined || Number(version) >= OLDEST_SAFARI_ON_MAC;
}
