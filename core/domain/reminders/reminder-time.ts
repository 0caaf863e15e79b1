const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

/** The hours of the clock she may choose among; at night nothing rings. */
export const REMINDER_HOURS = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22];
export const USUAL_REMINDER_HOUR = 20;

/** Between these hours of her clock nothing is pushed but the reminder she asked for. */
const QUIET_FROM = 22;
const QUIET_UNTIL = 7;

/** The one name of a zone that devices may spell in many ways: an IANA zone such as `Asia/Tokyo`; undefined for one that is none. */
export function canonicalTimeZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The first moment after `after` at which a clock in that zone shows this full hour; instants in ms since 1970. */
export function nextReminderAt(hour: number, timeZone: string, after: number): number {
  // Every zone is some quarters of an hour away from UTC; the hour that a summer time leaves out is passed over.
  const quarter = 15 * MINUTE_MS;
  const first = (Math.floor(after / quarter) + 1) * quarter;
  for (let at = first; at < first + 50 * HOUR_MS; at += quarter) {
    const shown = clockAt(at, timeZone);
    if (shown.hour === hour && shown.minute === 0) return at;
  }
  return first + 24 * HOUR_MS;
}

/** When something may be pushed that comes up now: now, or when her night is over. */
export function afterQuietHours(timeZone: string, now: number): number {
  const { hour } = clockAt(now, timeZone);
  const isQuiet = hour >= QUIET_FROM || hour < QUIET_UNTIL;
  return isQuiet ? nextReminderAt(QUIET_UNTIL, timeZone, now) : now;
}

function clockAt(at: number, timeZone: string): { readonly hour: number; readonly minute: number } {
  const parts = formatOf(timeZone).formatToParts(at);
  const [hour = 0, minute = 0] = ['hour', 'minute'].map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  return { hour, minute };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than using it a hundred times. Canonical names keep them as few as there are zones. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}
