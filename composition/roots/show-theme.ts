import { autorun } from 'mobx';
import type { ThemePresenter } from '../../app/theme/theme-presenter.ts';

/** The style sheets follow the device where nothing is written here. */
export function showTheme(view: Pick<ThemePresenter, 'theme'>): void {
  autorun(() => {
    if (view.theme === 'device') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = view.theme;
  });
}
