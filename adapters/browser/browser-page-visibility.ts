import type { PageVisibility } from '../../core/ports/page-visibility.ts';

export class BrowserPageVisibility implements PageVisibility {
  isVisible(): boolean {
    return document.visibilityState === 'visible';
  }

  watch(changed: (isVisible: boolean) => void): () => void {
    const tell = () => changed(this.isVisible());
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }
}
