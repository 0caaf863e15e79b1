import type { SessionLock } from '../../core/ports/session-lock.ts';
import { WebLocksSessionLock } from './web-locks-session-lock.ts';

/** Safari before 15.4 has no Web Locks, and no browser has them on a page without TLS. */
export function chooseSessionLock(): SessionLock {
  if ('locks' in navigator) return new WebLocksSessionLock();
  const loaded = import('./storage-session-lock.ts').then(
    ({ StorageSessionLock }) => new StorageSessionLock(),
  );
  return { exclusively: async (run) => (await loaded).exclusively(run) };
}
