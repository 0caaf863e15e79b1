import { expect, it } from 'vitest';
import { pointsBetween } from './anchors.ts';

const RISING = [
  [10, 1],
  [20, 2],
  [40, 4],
] as const;
const FALLING = [
  [40, 1],
  [10, 4],
] as const;

it.each([
  [0, 1],
  [10, 1],
  [15, 1.5],
  [30, 3],
  [99, 4],
])('%f of a rising figure is %f points', (figure, points) => {
  expect(pointsBetween(RISING, figure)).toBe(points);
});

it.each([
  [50, 1],
  [20, 3],
  [0, 4],
])('%f of a falling figure is %f points', (figure, points) => {
  expect(pointsBetween(FALLING, figure)).toBe(points);
});
