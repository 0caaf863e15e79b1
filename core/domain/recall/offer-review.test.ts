import { describe, expect, it } from 'vitest';
import { MemoryScheduler } from '../../../adapters/memory/memory-scheduler.ts';
import { countReviews, offeredReview, reviewForecast, type OfferedItem } from './offer-review.ts';
import type { Recall } from './recall.ts';
import { studyDayOf } from '../study-time/study-day.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 3);
const TODAY = studyDayOf(NOW);
const scheduler = new MemoryScheduler();

const item = (questionId: string, more: Partial<Recall> = {}): OfferedItem => ({
  questionId,
  recall: {
    stability: 2,
    difficulty: 5,
    at: NOW - DAY_MS,
    dueAt: NOW + DAY_MS,
    dueOn: studyDayOf(NOW + DAY_MS),
    lastOutcome: 'correct',
    answerCount: 1,
    wrongCount: 0,
    lastGrade: 'good',
    ...more,
  },
});

const offered = (items: readonly OfferedItem[], kind: 'daily' | 'smart', count = 'all' as const) =>
  offeredReview(items, { kind, count }, NOW, scheduler).map(({ questionId }) => questionId);

describe('Smart Review', () => {
  it('offers what was answered wrong before, and nothing else', () => {
    const items = [
      item('known'),
      item('wrong', { lastOutcome: 'wrong', wrongCount: 1 }),
      item('lapsed', { wrongCount: 1 }),
    ];
    expect(offered(items, 'smart').toSorted()).toEqual(['lapsed', 'wrong']);
  });

  it('has what is most likely forgotten first', () => {
    const wrong = { lastOutcome: 'wrong', wrongCount: 1 } as const;
    const items = [
      item('fresh', { ...wrong, at: NOW - 1 }),
      item('faded', { ...wrong, at: NOW - 9 * DAY_MS }),
      item('firm', { ...wrong, at: NOW - 9 * DAY_MS, stability: 20 }),
    ];
    expect(offered(items, 'smart')).toEqual(['faded', 'firm', 'fresh']);
  });

  it.each([
    ['1', 1],
    ['5', 5],
    ['10', 10],
    ['20', 20],
    ['all', 23],
  ] as const)('asks %s', (count, length) => {
    const items = Array.from({ length: 23 }, (_, index) =>
      item(`question-${index}`, { lastOutcome: 'wrong', wrongCount: 1 }),
    );
    expect(offeredReview(items, { kind: 'smart', count }, NOW, scheduler)).toHaveLength(length);
  });

  it('lets go of what was just said right, and of what is known well again', () => {
    const items = [
      item('just now', { wrongCount: 3, at: NOW - 60_000 }),
      item('well known', { wrongCount: 3, stability: 21 }),
      item('nearly', { wrongCount: 3, stability: 20.9 }),
    ];
    expect(offered(items, 'smart')).toEqual(['nearly']);
  });
});

describe('the daily review', () => {
  const items = [
    item('tomorrow'),
    item('today', { dueOn: TODAY }),
    item('overdue', { dueOn: '2026-10-01', at: NOW - 50 * DAY_MS }),
    item('next week', { dueOn: studyDayOf(NOW + 6 * DAY_MS) }),
    item('next month', { dueOn: studyDayOf(NOW + 30 * DAY_MS) }),
  ];

  it('is what is due, the longest forgotten first', () => {
    expect(offered(items, 'daily')).toEqual(['overdue', 'today']);
  });

  it('is foretold as it is', () => {
    const recalls = items.map(({ recall }) => recall);
    const forecast = reviewForecast(countReviews(recalls, TODAY), TODAY);
    expect(forecast).toMatchObject({ today: TODAY, dueCount: 2, weakCount: 0 });
    expect(forecast.nextDueOn).toBe(studyDayOf(NOW + DAY_MS));
    expect(forecast.days.map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 0, 1]);
    expect(forecast.days[0]?.day).toBe(TODAY);
  });

  it('is empty where nothing was studied', () => {
    expect(reviewForecast(countReviews([], TODAY), TODAY)).toMatchObject({
      dueCount: 0,
      nextDueOn: undefined,
    });
  });
});
