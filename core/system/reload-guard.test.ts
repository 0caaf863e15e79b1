import { expect, it } from 'vitest';
import { mayReload, RELOAD_GUARD_MS } from './reload-guard.ts';

const NOW = 1_795_219_200_000;
const missing = { lastReloadAt: undefined, now: NOW, isOnline: true, isRecording: false };

it.each([
  ['the first time', {}, true],
  ['right after the last time', { lastReloadAt: NOW - 1 }, false],
  ['until the guard is over', { lastReloadAt: NOW - RELOAD_GUARD_MS }, false],
  ['long after', { lastReloadAt: NOW - RELOAD_GUARD_MS - 1 }, true],
  ['while a take is recorded', { isRecording: true }, false],
  ['without a network', { isOnline: false }, false],
])('a missing part of the app, %s', (_, given, reloads) => {
  expect(mayReload({ ...missing, ...given })).toBe(reloads);
});
