import { expect, it } from 'vitest';
import { keptTheme } from './kept-theme.ts';

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['device', 'device'],
  ['teal', 'device'],
  [undefined, 'device'],
])('%s is shown as %s', (kept, theme) => {
  expect(keptTheme({ read: () => kept })).toBe(theme);
});
