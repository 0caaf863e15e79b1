import type { AudioPlayer } from '../ports/audio-player.ts';
import type { PageVisibility } from '../ports/page-visibility.ts';

/** Whatever is playing stops when the page is hidden. */
export function hushWhenHidden(
  player: Pick<AudioPlayer, 'stop'>,
  visibility: PageVisibility,
): void {
  visibility.watch((isVisible) => {
    if (!isVisible) player.stop();
  });
}
