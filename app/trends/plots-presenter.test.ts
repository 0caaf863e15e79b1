import { expect, it } from 'vitest';
import type { Trend } from '../../core/domain/study-time/trends.ts';
import { beginsAt, plotsOf } from './plots-presenter.ts';

const week = (hours: number): Trend => ({
  beginsOn: '2026-11-16',
  studySeconds: hours * 3600,
  levelScore: undefined,
  wordsPerMinute: undefined,
  reactionMs: undefined,
  newQuestions: 0,
  firstRight: undefined,
});

const meaningOf = (...hours: readonly number[]) =>
  plotsOf(hours.map(week)).find(({ measure }) => measure.name === 'minutes')?.meaning;

it('holds no week that is not over against whole ones', () => {
  expect(meaningOf(2, 2, 3, 3, 0)).toEqual({ kind: 'rising', before: 7200, lately: 10_800 });
  expect(meaningOf(2, 2, 3, 3)).toEqual({ kind: 'too-little' });
});

it('says nothing of the time before she began, and counts a week without study since', () => {
  expect(meaningOf(0, 0, 0, 2, 2, 2, 1)).toEqual({ kind: 'too-little' });
  expect(meaningOf(0, 3, 3, 0, 1, 2)).toEqual({ kind: 'falling', before: 10_800, lately: 1800 });
});

it('draws since she began, and eight spans at least', () => {
  const since = (...hours: readonly number[]) => beginsAt(plotsOf(hours.map(week)));
  const before = Array.from({ length: 6 }, () => 0);
  const eight = Array.from({ length: 8 }, () => 1);
  expect(since(...before, ...eight, 1)).toBe(6);
  expect(since(...before, ...before, 1)).toBe(5);
  expect(since(...before, ...before)).toBe(4);
  expect(since(1, 2)).toBe(0);
});
