import type { AppSettings } from '../outside-settings.ts';

/** Where the app may connect beside its own host; a path of that host is of its own origin. */
export function connectOrigins({
  errorReportingDsn,
  analyticsUrl,
}: Pick<AppSettings, 'errorReportingDsn' | 'analyticsUrl'>): readonly string[] {
  const addresses = [errorReportingDsn, analyticsUrl].map((text) => text && URL.parse(text));
  return [...new Set(addresses.flatMap((url) => (url ? [url.origin] : [])))];
}
