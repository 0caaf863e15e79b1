import { makeAutoObservable } from 'mobx';
import type { Preferences } from '../../core/ports/preferences.ts';
import { THEME_KEY } from '../../core/settings/preference-keys.ts';
import { THEMES, type Theme } from '../../core/domain/appearance/theme.ts';

/** Light, dark or as the device has it: her choice on this device. */
export class ThemePresenter {
  theme: Theme;

  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
    const kept = preferences.read(THEME_KEY);
    this.theme = THEMES.find((one) => one === kept) ?? 'device';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  choose(theme: Theme): void {
    this.theme = theme;
    if (theme === 'device') this.#preferences.remove(THEME_KEY);
    else this.#preferences.write(THEME_KEY, theme);
  }
}
