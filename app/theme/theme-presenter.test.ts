import { expect, it } from 'vitest';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { THEME_KEY } from '../../core/settings/preference-keys.ts';
import { ThemePresenter } from './theme-presenter.ts';

it('follows the device until she chooses, and keeps what she chose', () => {
  const preferences = new MemoryPreferences();
  const theme = new ThemePresenter(preferences);
  expect(theme.theme).toBe('device');
  theme.choose('dark');
  expect(new ThemePresenter(preferences).theme).toBe('dark');
  theme.choose('device');
  expect(preferences.read(THEME_KEY)).toBeUndefined();
});

it('takes what it does not know for no choice', () => {
  const preferences = new MemoryPreferences();
  preferences.write(THEME_KEY, 'sepia');
  expect(new ThemePresenter(preferences).theme).toBe('device');
});
