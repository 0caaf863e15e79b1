import type { PageVisibility } from '../ports/page-visibility.ts';

/** Whatever is playing stops when the page is hidden, and so does what is on its way where `sounds` knows of it. */
export function hushWhenHidden(
  sounds: { readonly stop: () => void },
  visibility: PageVisibility,
): void {
  visibility.watch((isVisible) => {
    if (!isVisible) sounds.stop();
  });
}
