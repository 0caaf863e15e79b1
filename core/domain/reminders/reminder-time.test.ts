import { describe, expect, it } from 'vitest';
import {
  afterQuietHours,
  canonicalTimeZone,
  nextReminderAt,
  REMINDER_HOURS,
} from './reminder-time.ts';

const at = (text: string) => Date.parse(text);
const next = (hour: number, zone: string, after: string) =>
  new Date(nextReminderAt(hour, zone, at(after))).toISOString();

describe('the next reminder', () => {
  it.each([
    [20, 'Asia/Tokyo', '2026-11-21T10:59:59Z', '2026-11-21T11:00:00.000Z'],
    [20, 'Asia/Tokyo', '2026-11-21T11:00:00Z', '2026-11-22T11:00:00.000Z'],
    [7, 'Asia/Kathmandu', '2026-11-21T00:00:00Z', '2026-11-21T01:15:00.000Z'],
    // The clocks of New York go back in that night, and the day has 25 hours.
    [20, 'America/New_York', '2026-11-01T00:00:00Z', '2026-11-02T01:00:00.000Z'],
    [20, 'America/New_York', '2026-10-31T00:00:00Z', '2026-11-01T00:00:00.000Z'],
    [20, 'Asia/Seoul', '2028-02-29T11:00:00Z', '2028-03-01T11:00:00.000Z'],
  ])('at %i in %s after %s is %s', (hour, zone, after, expected) => {
    expect(next(hour, zone, after)).toBe(expected);
  });

  it('is at that hour of her clock, for every hour and zone, and within a day and two hours', () => {
    for (const zone of ['Asia/Tokyo', 'Europe/London', 'Australia/Lord_Howe', 'America/St_Johns'])
      for (const hour of REMINDER_HOURS)
        for (let day = 0; day < 400; day += 7) {
          const after = at('2026-01-01T05:07:00Z') + day * 86_400_000;
          const due = nextReminderAt(hour, zone, after);
          const shown = new Intl.DateTimeFormat('en-GB', {
            timeZone: zone,
            hour: '2-digit',
            minute: '2-digit',
          }).format(due);
          expect(shown).toBe(`${String(hour).padStart(2, '0')}:00`);
          expect(due - after).toBeGreaterThan(0);
          expect(due - after).toBeLessThanOrEqual(26 * 3_600_000);
        }
  });
});

it('at night nothing is pushed until seven', () => {
  const after = (text: string) => new Date(afterQuietHours('Asia/Tokyo', at(text))).toISOString();
  expect(after('2026-11-21T12:59:59Z')).toBe('2026-11-21T12:59:59.000Z');
  expect(after('2026-11-21T13:00:00Z')).toBe('2026-11-21T22:00:00.000Z');
  expect(after('2026-11-21T21:59:00Z')).toBe('2026-11-21T22:00:00.000Z');
  expect(after('2026-11-21T22:00:00Z')).toBe('2026-11-21T22:00:00.000Z');
});

it.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  ['aSIA/tOKYO', 'Asia/Tokyo'],
  ['Mars/Olympus', undefined],
])('the zone that a clock can show by %s is %s', (name, zone) => {
  expect(canonicalTimeZone(name)).toBe(zone);
});
