import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDuration, formatMonth } from './dates.ts';

const morning = new Date(2026, 10, 3, 9, 5);

describe('dates', () => {
  it.each([
    ['ja', '2026年11月3日', '2026年11月3日 09:05', '2026年11月'],
    ['ko', '2026년11월3일', '2026년11월3일 09:05', '2026년11월'],
    ['en', 'November 3, 2026', 'November 3, 2026 09:05', 'November 2026'],
  ] as const)('are written the way %s readers expect', (language, date, dateTime, month) => {
    expect(formatDate(morning, language)).toBe(date);
    expect(formatDateTime(morning, language)).toBe(dateTime);
    expect(formatMonth(morning, language)).toBe(month);
  });

  it.each([
    ['2026-01-01T00:00', '2026年1月1日 00:00', 'January 1, 2026 00:00', '2026년1월1일 00:00'],
    ['2026-12-31T23:59', '2026年12月31日 23:59', 'December 31, 2026 23:59', '2026년12월31일 23:59'],
    ['2028-02-29T12:30', '2028年2月29日 12:30', 'February 29, 2028 12:30', '2028년2월29일 12:30'],
  ])('write %s without padding its month and day', (local, ja, en, ko) => {
    const date = new Date(local);
    expect(formatDateTime(date, 'ja')).toBe(ja);
    expect(formatDateTime(date, 'en')).toBe(en);
    expect(formatDateTime(date, 'ko')).toBe(ko);
  });

  it('give durations as minutes and seconds, rounded to the second', () => {
    expect([0, 999, 59_499, 59_500, 83_000, 600_000].map(formatDuration)).toEqual([
      '0:00',
      '0:01',
      '0:59',
      '1:00',
      '1:23',
      '10:00',
    ]);
  });
});
