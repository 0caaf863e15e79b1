import type { ErrorKind } from '../../core/errors/error-kind.ts';

/** The kinds that can take a whole page, by how they look. */
export const states: Readonly<Record<string, { readonly kind: ErrorKind }>> = {
  offline: { kind: 'offline' },
  'server-error': { kind: 'server-error' },
  unexpected: { kind: 'unexpected' },
  'too-many-requests': { kind: 'too-many-requests' },
  'bad-request': { kind: 'bad-request' },
  'request-problem': { kind: 'request-problem' },
  'not-found': { kind: 'not-found' },
};
