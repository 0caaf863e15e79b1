import { describe, expect, it } from 'vitest';
import { achievementsOf } from './study-achievements.ts';
import { beginOfStudyDay, daysUpTo, monthsUpTo, studyDayOf } from './study-day.ts';

describe("the learner's day", () => {
  it.each([
    ['2026-11-20T17:59:59.999Z', '2026-11-20'],
    ['2026-11-20T18:00:00.000Z', '2026-11-21'],
    ['2026-11-21T00:00:00.000Z', '2026-11-21'],
    ['2026-12-31T18:00:00.000Z', '2027-01-01'],
  ])('at %s is %s', (moment, day) => {
    expect(studyDayOf(Date.parse(moment))).toBe(day);
  });

  it('begins at 3:00 in Japan', () => {
    expect(beginOfStudyDay('2026-11-21')).toBe(Date.parse('2026-11-20T18:00:00Z'));
  });

  it('has days before it, over the ends of months and leap years', () => {
    expect(daysUpTo('2028-03-01', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  });

  it('has months before it, over the end of a year', () => {
    expect(monthsUpTo('2027-02-11', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(monthsUpTo('2026-12-31', 2)).toEqual(['2026-11', '2026-12']);
  });
});

describe('achievementsOf', () => {
  const on = (...days: readonly string[]) => days.map((day) => ({ day, seconds: 60 }));

  it('counts the days in a row up to today', () => {
    const days = on('2026-11-17', '2026-11-19', '2026-11-20', '2026-11-21');
    expect(achievementsOf(days, '2026-11-21')).toMatchObject({
      consecutiveDays: 3,
      totalConsecutiveDays: 4,
      totalSeconds: 240,
    });
  });

  it('lets the row stand while today is not over, and end after a day without', () => {
    const days = on('2026-11-19', '2026-11-20');
    expect(achievementsOf(days, '2026-11-21').consecutiveDays).toBe(2);
    expect(achievementsOf(days, '2026-11-22').consecutiveDays).toBe(0);
  });

  it('tells which milestones were reached, and when', () => {
    const { milestones } = achievementsOf(
      on('2026-01-01', '2026-03-01', '2026-11-01'),
      '2026-11-21',
    );
    expect(milestones.slice(0, 2)).toEqual([
      { days: 3, reachedOn: '2026-11-01' },
      { days: 5, reachedOn: undefined },
    ]);
    expect(milestones.at(-1)).toEqual({ days: 500, reachedOn: undefined });
  });
});
