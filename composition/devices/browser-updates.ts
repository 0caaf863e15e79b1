import type { AppUpdates } from '../../core/ports/app-updates.ts';
import { whenIdle } from './when-idle.ts';

/** Newer versions of the app, looked for once the first screen is drawn. */
export function browserUpdates(): AppUpdates {
  // Without a network it can not be loaded, and there is nothing newer to be had.
  const loaded = load().catch(() => undefined);
  return {
    watch: (ready) => {
      const watching = loaded.then((updates) => updates?.watch(ready));
      return () => void watching.then((stop) => stop?.());
    },
    apply: async () => (await loaded)?.apply(),
  };
}

async function load(): Promise<AppUpdates> {
  await whenIdle();
  const [{ ServiceWorkerUpdates }, { tellPlace }] = await Promise.all([
    import('../../adapters/browser/service-worker-updates.ts'),
    import('../../adapters/browser/tell-place.ts'),
  ]);
  const updates = new ServiceWorkerUpdates();
  // The development server builds no service worker.
  if (import.meta.env.PROD) {
    void updates.register();
    tellPlace();
  }
  return updates;
}
