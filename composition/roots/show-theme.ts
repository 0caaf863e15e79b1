import type { Theme } from '../../core/domain/appearance/theme.ts';

/** The style sheets follow the device where nothing is written here. */
export function showTheme(theme: Theme): void {
  if (theme === 'device') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
