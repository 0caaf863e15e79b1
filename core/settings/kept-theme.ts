import { THEMES, type Theme } from '../domain/appearance/theme.ts';
import type { Preferences } from '../ports/preferences.ts';
import { THEME_KEY } from './preference-keys.ts';

/** What she chose on this device; anything else that is kept there is no theme. */
export function keptTheme(preferences: Pick<Preferences, 'read'>): Theme {
  const kept = preferences.read(THEME_KEY);
  return THEMES.find((one) => one === kept) ?? 'device';
}
