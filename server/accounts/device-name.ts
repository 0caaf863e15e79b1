export type DeviceKind = 'phone' | 'tablet' | 'computer' | 'unknown';

type Named = readonly [pattern: RegExp, name: string];
type System = readonly [...Named, kind: DeviceKind];

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

const SYSTEMS: readonly System[] = [
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\bAndroid\b/, 'Android', 'phone'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];

const BETWEEN = ' · ';

/** What a device calls itself in its user agent, in two names a person knows, such as `Safari · iPhone`; empty for anything else. */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, 1000) ?? '';
  return [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)].filter(Boolean).join(BETWEEN);
}

/** Of a device with a name of `deviceName`; a tablet that runs Android says no more than a phone does. */
export function deviceKind(name: string): DeviceKind {
  const system = name.split(BETWEEN).at(-1);
  return SYSTEMS.find(([, called]) => called === system)?.[2] ?? 'unknown';
}

const nameIn = (names: readonly (Named | System)[], text: string): string =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? '';
