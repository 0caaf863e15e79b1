import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achievementsOf } from './study-achievements.ts';
import { DAYS_OF_A_REST, MOST_RESTS, streakOf } from './streak.ts';
import { daysFrom, daysUpTo, studyDayOf } from './study-day.ts';

const DAY_MS = 86_400_000;
const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2036, 0, 1) });
const TODAY = '2026-11-21';
const past = daysUpTo(TODAY, 120);
/** Which of the last 120 days were days of study; most learners who have a streak study most days. */
const habit = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 120, maxLength: 120 })
  .map((luck) => past.filter((_, index) => (luck[index] ?? 9) < 8));
const days = fc.oneof(habit, fc.subarray([...past]));

describe('a study day', () => {
  const ZONES = [
    'Asia/Tokyo',
    'America/New_York',
    'America/Sao_Paulo',
    'Europe/Berlin',
    'Pacific/Apia',
    'Australia/Lord_Howe',
    'Pacific/Kiritimati',
  ];

  it('is that of Japan three hours ago, wherever the device is and whatever its clocks do', () => {
    const japan = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo', dateStyle: 'short' });
    const zoneBefore = process.env['TZ'];
    try {
      fc.assert(
        fc.property(moment, fc.constantFrom(...ZONES), (at, zone) => {
          process.env['TZ'] = zone;
          expect(studyDayOf(at)).toBe(japan.format(at - 3 * 3_600_000));
        }),
      );
    } finally {
      if (zoneBefore === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zoneBefore;
    }
  });

  it('follows the one before where she studies again within 24 hours, on any journey', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: DAY_MS }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(moment, gaps, (from, waits) => {
        let at = from;
        const studied = new Set([studyDayOf(at)]);
        for (const wait of waits) studied.add(studyDayOf((at += wait)));
        const row = [...studied];
        expect(streakOf(row, row.at(-1) ?? '').days).toBe(row.length);
      }),
    );
  });
});

describe('a streak', () => {
  it('is the same in whatever order its days become known', () => {
    fc.assert(
      fc.property(days, fc.infiniteStream(fc.integer()), (studied, order) => {
        const known = new Set<string>();
        const arrivals = studied.map((day) => ({ day, at: order.next().value ?? 0 }));
        for (const { day } of arrivals.toSorted((a, b) => a.at - b.at)) known.add(day);
        expect(streakOf([...known].toSorted(), TODAY)).toEqual(streakOf(studied, TODAY));
      }),
    );
  });

  it('is never shorter for a day that arrives later, nor are there fewer milestones', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...past), (studied, late) => {
        const after = [...new Set([...studied, late])].toSorted();
        expect(streakOf(after, TODAY).days).toBeGreaterThanOrEqual(streakOf(studied, TODAY).days);
        const reached = (all: readonly string[]) =>
          achievementsOf(
            all.map((day) => ({ day, seconds: 60 })),
            TODAY,
          ).milestones.filter(({ reachedOn }) => reachedOn !== undefined).length;
        expect(reached(after)).toBeGreaterThanOrEqual(reached(studied));
      }),
    );
  });

  it('has no day without study in it but rest days, each earned before', () => {
    fc.assert(
      fc.property(days, (studied) => {
        const { days: row, rests, restedOn } = streakOf(studied, TODAY);
        const all = new Set([...studied, ...restedOn]);
        expect(all.size).toBe(studied.length + restedOn.length);
        // Back from today over all of the row.
        const counted = studied.slice(studied.length - row);
        const [first] = counted;
        if (first !== undefined) {
          const span = past.slice(past.indexOf(first), -1);
          expect(span.filter((day) => !all.has(day))).toEqual([]);
          const taken = restedOn.filter((day) => day >= first).length;
          expect((taken + rests) * DAYS_OF_A_REST).toBeLessThanOrEqual(row);
        }
        expect(rests).toBeLessThanOrEqual(MOST_RESTS);
      }),
    );
  });

  it('is told of a day as it was told then, however long ago', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...past), (studied, then) => {
        const known = studied.filter((day) => day <= then);
        const { restedOn } = streakOf(studied, TODAY);
        expect(streakOf(studied, then)).toEqual(streakOf(known, then));
        expect(restedOn.filter((day) => day < then)).toEqual(streakOf(known, then).restedOn);
      }),
    );
  });
});

describe('a rest day', () => {
  const begin = '2026-01-05';

  it('is earned by six days of study', () => {
    const five = daysFrom(begin, 5);
    const six = daysFrom(begin, 6);
    expect(streakOf(five, '2026-01-11').days).toBe(0);
    expect(streakOf(six, '2026-01-12')).toEqual({ days: 6, rests: 0, restedOn: ['2026-01-11'] });
    expect(streakOf(six, '2026-01-13').days).toBe(0);
  });

  it('is put by twice and not more often', () => {
    const long = daysFrom(begin, 40);
    expect(streakOf(long, '2026-02-13')).toMatchObject({ days: 40, rests: 2 });
    expect(streakOf(long, '2026-02-16')).toMatchObject({ days: 40, rests: 0 });
    expect(streakOf(long, '2026-02-17').days).toBe(0);
  });

  it('is not taken by a day that is not over', () => {
    expect(streakOf(daysFrom(begin, 6), '2026-01-11')).toMatchObject({ days: 6, rests: 1 });
  });
});
