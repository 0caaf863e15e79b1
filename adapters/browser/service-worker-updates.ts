import type { AppUpdates } from '../../core/ports/app-updates.ts';

interface Page {
  /** Undefined where the browser has no service workers. */
  readonly container: ServiceWorkerContainer | undefined;
  readonly reload: () => void;
}

const ownPage = (): Page => ({
  container: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  reload: () => location.reload(),
});

export class ServiceWorkerUpdates implements AppUpdates {
  readonly #page: Page;
  readonly #watchers = new Set<{ readonly ready: () => void }>();
  #waiting: ServiceWorker | undefined;

  constructor(page: Page = ownPage()) {
    this.#page = page;
  }

  /** Not part of the port: called once, after the first screen is drawn. Never throws. */
  async register(): Promise<void> {
    const { container } = this.#page;
    try {
      const registration = await container?.register('/sw.js', {
        scope: '/',
        updateViaCache: 'none',
      });
      if (!registration) return;
      this.#look(registration);
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => this.#look(registration));
      });
      // An installed app may stay open for weeks.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') void registration.update().catch(() => {});
      });
    } catch {
      // Private modes and old WebViews refuse service workers: the app does without.
    }
  }

  watch(ready: () => void): () => void {
    const watcher = { ready };
    this.#watchers.add(watcher);
    if (this.#waiting) queueMicrotask(() => this.#watchers.has(watcher) && ready());
    return () => this.#watchers.delete(watcher);
  }

  async apply(): Promise<void> {
    const { container, reload } = this.#page;
    const waiting = this.#waiting;
    if (!container || !waiting) return;
    this.#waiting = undefined;
    // Another tab may have changed over already, and then nothing will change any more.
    if (waiting.state !== 'installed') return reload();
    const changed = new Promise<void>((resolve) => {
      container.addEventListener('controllerchange', () => resolve(), { once: true });
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    waiting.postMessage('skip-waiting');
    await changed;
    reload();
  }

  /** The very first worker is no update: it is no newer version of anything. */
  #look({ waiting }: ServiceWorkerRegistration): void {
    if (!waiting || waiting === this.#waiting || !this.#page.container?.controller) return;
    this.#waiting = waiting;
    for (const { ready } of this.#watchers) ready();
  }
}
