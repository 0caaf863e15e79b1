interface Agent {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
export const isIos = ({ userAgent, maxTouchPoints }: Agent): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

export const isSafari = ({ userAgent }: Agent): boolean =>
  /AppleWebKit/.test(userAgent) && !/Chrome|Chromium|Edg|OPR|Android/.test(userAgent);
