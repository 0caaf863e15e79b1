import { expect, it } from 'vitest';
import { routeOfPath } from './route-of-path.ts';

it.each([
  ['/ja', '/'],
  ['/ko/account?x=1', '/account'],
  ['/ja/verbal_composition/books', '/verbal_composition/books'],
  ['/ja/verbal_composition/books/daily-life', '/verbal_composition/books/[id]'],
  ['/en/verbal_composition/lessons/morning-and-home', '/verbal_composition/lessons/[id]'],
  ['/one_min_speech/materials/m-1/speak', '/one_min_speech/materials/[id]/speak'],
])('%s is the route %s', (path, route) => {
  expect(routeOfPath(path)).toBe(route);
});
