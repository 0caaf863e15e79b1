import type { Reporter } from '../../core/ports/reporter.ts';

/** Reports what nobody caught, for as long as nobody better does; the answer stops it. */
export function hearUncaught(reporter: Reporter): () => void {
  const over = new AbortController();
  const until = { signal: over.signal };
  window.addEventListener(
    'error',
    // A picture that does not load says so here, too, and carries no error.
    ({ error }) => error !== undefined && reporter.bug(error, { where: 'window' }),
    until,
  );
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => reporter.bug(reason, { where: 'promise' }),
    until,
  );
  return () => over.abort();
}
