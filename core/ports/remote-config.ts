import type { Result } from '../shared/result.ts';
import type { ApiError } from './api-error.ts';

export interface RemoteParameters {
  /** Every value as text, by the names of the specification; what was never set may be missing. */
  readonly values: Readonly<Record<string, string>>;
  /** Milliseconds since 1970 by the clock of the server; undefined where it does not say. */
  readonly serverNow: number | undefined;
}

/** What the operator changes without a new version of the app. Asks each time: the caller decides how often. */
export interface RemoteConfig {
  load(): Promise<Result<RemoteParameters, ApiError>>;
}
