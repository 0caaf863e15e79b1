import type { Result } from '../shared/result.ts';
import type { ApiError, NotFound } from './api-error.ts';

export interface Learner {
  readonly id: string;
  readonly email: string;
}

/**
 * The account of whoever is signed in.
 *
 * - `signOut` ends the session that the token id belongs to; one that is not hers is refused as `not-found`.
 */
export interface AccountApi {
  me(): Promise<Result<Learner, ApiError>>;
  signOut(tokenId: string): Promise<Result<void, ApiError | NotFound>>;
}
