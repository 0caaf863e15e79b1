import { describe, expect, it } from 'vitest';
import type { ReviewStatus } from '../review/review.ts';
import type { LessonSummary } from './lesson.ts';
import type { LessonRecord } from './record.ts';
import { tomorrowAfter } from './tomorrow.ts';

const lesson = { id: 'l-2', unlocked: true, progress: 'unlearned' } as LessonSummary; // no more is looked at

const record = (more: Partial<LessonRecord> = {}): LessonRecord =>
  ({
    finished: true,
    correctCount: 10,
    answeredCount: 10,
    questionCount: 10,
    nextLesson: undefined,
    ...more,
  }) as LessonRecord; // no more is looked at

const due = (tomorrow: number): ReviewStatus => ({
  today: '2026-11-21',
  dueCount: 7,
  doneCount: 0,
  smartCount: 0,
  nextDueOn: '2026-11-22',
  days: [
    { day: '2026-11-21', count: 7 },
    { day: '2026-11-22', count: tomorrow },
  ],
});

describe('tomorrow', () => {
  it('is what is due then, whatever the round was like', () => {
    expect(tomorrowAfter(record(), due(5))).toEqual({ kind: 'review', count: 5, hasWrong: false });
    const wrong = record({ correctCount: 8, answeredCount: 9, finished: false });
    expect(tomorrowAfter(wrong, due(5))).toEqual({ kind: 'review', count: 5, hasWrong: true });
  });

  it('brings back what was wrong, also where it is not known how much is due', () => {
    const wrong = record({ correctCount: 9 });
    expect(tomorrowAfter(wrong, undefined)).toEqual({ kind: 'wrong-again' });
    expect(tomorrowAfter(wrong, due(0))).toEqual({ kind: 'another-round' });
  });

  it('goes on with a round that was left', () => {
    const left = record({ correctCount: 3, answeredCount: 3, finished: false, nextLesson: lesson });
    expect(tomorrowAfter(left, due(0))).toEqual({ kind: 'go-on' });
    expect(tomorrowAfter(left, undefined)).toEqual({ kind: 'go-on' });
  });

  it('is the next lesson, if it is open and not learned', () => {
    const next = (more: Partial<LessonSummary>) =>
      tomorrowAfter(record({ nextLesson: { ...lesson, ...more } }), due(0));
    expect(next({})).toEqual({ kind: 'next-lesson', lesson });
    expect(next({ unlocked: false })).toEqual({ kind: 'another-round' });
    expect(next({ progress: 'learned' })).toEqual({ kind: 'another-round' });
    expect(tomorrowAfter(record(), undefined)).toEqual({ kind: 'another-round' });
  });
});
