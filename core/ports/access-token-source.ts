import type { Result } from '../shared/result.ts';
import type { ApiError } from './api-error.ts';

/**
 * Gives the token that a request carries.
 *
 * - Never gives one that is expired or about to.
 * - Callers at the same time share one refresh.
 * - No learner signed in, or a session the server no longer takes: `signed-out`. No network: `offline`, and the session stays.
 */
export interface AccessTokenSource {
  fetch(): Promise<Result<string, ApiError>>;
}
