import type { ApiError } from '../../core/ports/api-error.ts';

/** What a status says by itself. */
export function failureOf(status: number): ApiError {
  if (status === 400) return { kind: 'bad-request' };
  return status === 422 ? { kind: 'request-problem' } : { kind: 'server-error', status };
}
