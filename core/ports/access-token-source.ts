import type { Result } from '../shared/result.ts';
import type { ApiError } from './api-error.ts';

/**
 * Gives the token that a request carries.
 *
 * - Never gives one that is expired or about to, as far as the clock of the device can tell.
 * - `refused` is a token that the server did not take: another is given, or none.
 * - Callers at the same time share one refresh.
 * - No learner signed in, or a session the server no longer takes: `signed-out`. No network: `offline`, and the session stays.
 */
export interface AccessTokenSource {
  fetch(refused?: string): Promise<Result<string, ApiError>>;
}
