import type { Connectivity } from '../../core/ports/connectivity.ts';

export class BrowserConnectivity implements Connectivity {
  isOnline(): boolean {
    return navigator.onLine;
  }

  watch(changed: (isOnline: boolean) => void): () => void {
    const tell = () => changed(this.isOnline());
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  }
}
