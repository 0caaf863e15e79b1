import { expect, it } from 'vitest';
import { marksAround } from './measures-presenter.ts';

it.each([
  [
    [92, 118],
    [90, 100, 110, 120],
  ],
  [[100], [100, 110, 120]],
  [
    [1210, 2950],
    [1000, 2000, 3000],
  ],
  [[0.4], [0, 0.5, 1]],
])('puts round marks around %j', (values, marks) => {
  expect(marksAround(values)).toEqual(marks);
});

it.each([
  [
    [0.58, 0.74],
    [0.5, 0.6, 0.7, 0.8],
  ],
  [[1], [0.8, 0.9, 1]],
])('leaves no room above a whole for %j', (shares, marks) => {
  expect(marksAround(shares, { least: 0.2, highest: 1 })).toEqual(marks);
});

it.each([
  [
    [2.2, 2.9],
    [2, 3, 4],
  ],
  [
    [1.2, 3.1],
    [1, 2, 3, 4],
  ],
  [[4.7], [3, 4, 5]],
  [[0.8], [1, 2, 3]],
])('marks the levels around %j, and none that there is not', (scores, marks) => {
  expect(marksAround(scores, { step: 1, lowest: 1, highest: 5 })).toEqual(marks);
});
