import { describe, expect, it } from 'vitest';
import { ENOUGH_REVIEWED, nextStep, type Today } from './next-step.ts';

const morning: Today = {
  hasStudied: true,
  dueCount: 4,
  reviewedCount: 0,
  hasLesson: true,
  hasPractised: false,
  hasTheme: true,
  hasSpoken: false,
};

describe('nextStep', () => {
  it('begins the first day with a lesson', () => {
    expect(nextStep({ ...morning, hasStudied: false, dueCount: 0 })).toBe('lesson');
  });

  it('has a day go from what is due to a lesson to a speech, and round again', () => {
    expect(nextStep(morning)).toBe('review');
    const reviewed = { ...morning, dueCount: 0, reviewedCount: 4 };
    expect(nextStep(reviewed)).toBe('lesson');
    const practised = { ...reviewed, hasPractised: true };
    expect(nextStep(practised)).toBe('speech');
    expect(nextStep({ ...practised, hasSpoken: true })).toBe('lesson');
    expect(nextStep({ ...practised, hasSpoken: true, dueCount: 1 })).toBe('review');
  });

  it('never lets a heap of reviews stand before something new', () => {
    const heap = { ...morning, dueCount: 300, reviewedCount: ENOUGH_REVIEWED };
    expect(nextStep({ ...heap, reviewedCount: ENOUGH_REVIEWED - 1 })).toBe('review');
    expect(nextStep(heap)).toBe('lesson');
    expect(nextStep({ ...heap, hasPractised: true, hasSpoken: true })).toBe('review');
  });

  it('offers what there is where every lesson is learned', () => {
    const done = { ...morning, dueCount: 0, hasLesson: false };
    expect(nextStep(done)).toBe('speech');
    expect(nextStep({ ...done, hasSpoken: true })).toBe('speech');
    expect(nextStep({ ...done, hasTheme: false })).toBe('books');
  });
});
