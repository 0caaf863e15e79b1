import type { Reporter } from '../../core/ports/reporter.ts';

/** Reports uncaught errors until a better reporter can; the function that it returns stops it. */
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
