type Named = readonly [pattern: RegExp, name: string];

/** The first that fits: most browsers also claim to be others. */
const BROWSERS: readonly Named[] = [
  [/\bOz(?:IOS|Android|Embedded)\//, 'Oz'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(?:e|ium)\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly Named[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a device calls itself in its user agent, in two names a person knows, such as `Safari · iPhone`; empty for anything else. */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, 1000) ?? '';
  return [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)].filter(Boolean).join(' · ');
}

const nameIn = (names: readonly Named[], text: string): string =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? '';
