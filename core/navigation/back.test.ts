import { expect, it } from 'vitest';
import { backTarget } from './back.ts';

it.each([
  [true, false, '/books', 'history'],
  [true, true, '/books', 'history'],
  [false, false, '/books', { path: '/books' }],
  [false, false, undefined, { path: '/' }],
  [false, true, '/books', { path: '/native_back' }],
  [false, true, undefined, { path: '/native_back' }],
] as const)(
  'Back with history %s in a wrapper %s falls back to %s: %o',
  (hasHistory, isNative, fallback, target) => {
    expect(backTarget(hasHistory, isNative, fallback)).toEqual(target);
  },
);
