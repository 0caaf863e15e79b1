import { mayReload } from '../../core/system/reload-guard.ts';

const KEY = 'oz-reloaded-at';

/** Vite tells with this event that a part of the app could not be loaded. */
const EVENT = 'vite:preloadError';

interface Page {
  readonly isRecording: () => boolean;
  readonly reload?: () => void;
}

/** After a release, parts of the version before are gone: the app is loaded again, once. The answer stops it. */
export function reloadOnMissingPart({
  isRecording,
  reload = () => location.reload(),
}: Page): () => void {
  const mend = (event: Event) => {
    const now = Date.now();
    const isOnline = navigator.onLine;
    if (!mayReload({ lastReloadAt: lastReload(), now, isOnline, isRecording: isRecording() })) {
      return;
    }
    // A browser that can't remember would load again for ever.
    if (!remember(now)) return;
    event.preventDefault();
    reload();
  };
  window.addEventListener(EVENT, mend);
  return () => window.removeEventListener(EVENT, mend);
}

function lastReload(): number | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    return text === null ? undefined : Number(text);
  } catch {
    return undefined;
  }
}

function remember(now: number): boolean {
  try {
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
