/** What a browser says of itself, and whether it can be touched. */
export interface Agent {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** What tells whether the microphone is allowed: the browser, or only a marker of our own. */
export type PermissionSource = 'browser' | 'marker';

/** Older ones have the permission interface and do not tell the truth with it. */
const FIRST_HONEST_IOS = 16;
const FIRST_HONEST_ANDROID = 97;

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
export const isIos = ({ userAgent, maxTouchPoints }: Agent): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

export function permissionSource(agent: Agent): PermissionSource {
  const version = isIos(agent) ? iosVersion(agent) : androidVersion(agent);
  const first = isIos(agent) ? FIRST_HONEST_IOS : FIRST_HONEST_ANDROID;
  return version !== undefined && version < first ? 'marker' : 'browser';
}

/** An iPad that calls itself a Mac tells the version of Safari, which counts as iOS does. */
const iosVersion = ({ userAgent }: Agent): number | undefined =>
  numberIn(/\bOS (\d+)[_.]/, userAgent) ?? numberIn(/\bVersion\/(\d+)\./, userAgent);

/** On Android the WebView and Chrome count, not the system under them. */
const androidVersion = ({ userAgent }: Agent): number | undefined =>
  /Android/.test(userAgent) ? numberIn(/\bChrome\/(\d+)\./, userAgent) : undefined;

function numberIn(pattern: RegExp, text: string): number | undefined {
  const [, digits] = pattern.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
