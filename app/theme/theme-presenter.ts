import { makeAutoObservable } from 'mobx';
import type { Preferences } from '../../core/ports/preferences.ts';
import { keptTheme } from '../../core/settings/kept-theme.ts';
import { THEME_KEY } from '../../core/settings/preference-keys.ts';
import type { Theme } from '../../core/domain/appearance/theme.ts';

/** Light, dark or as the device has it: her choice on this device. */
export class ThemePresenter {
  theme: Theme;

  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
    this.theme = keptTheme(preferences);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  choose(theme: Theme): void {
    this.theme = theme;
    if (theme === 'device') this.#preferences.remove(THEME_KEY);
    else this.#preferences.write(THEME_KEY, theme);
  }
}
