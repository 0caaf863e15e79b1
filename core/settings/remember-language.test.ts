import { expect, it } from 'vitest';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { detectLanguage } from './detect-language.ts';
import { LANGUAGE_KEY } from './preference-keys.ts';
import { rememberLanguage } from './remember-language.ts';

it('greets her next time in the language she chose last', () => {
  const preferences = new MemoryPreferences();
  rememberLanguage(preferences, 'en');
  rememberLanguage(preferences, 'ko');
  const stored = preferences.read(LANGUAGE_KEY);
  const hints = { query: undefined, cookie: undefined, stored, preferred: ['en-GB'] };
  expect(detectLanguage(hints)).toBe('ko');
});
