import type { Result } from '../shared/result.ts';
import type { ApiError } from './api-error.ts';

/** Something that happened around her account. */
export interface SecurityEvent {
  /** UTC, ISO 8601. */
  readonly at: string;
  readonly kind:
    | 'signed-in'
    | 'sign-in-failed'
    | 'refresh-reused'
    | 'changed'
    | 'exported'
    | 'operator-acted';
  /** By what she signed in, or what was changed; undefined where the kind says it all. A server may know more than this app. */
  readonly subject: string | undefined;
  /** From where, of IPv6 its first half; undefined for what did not come over the network. */
  readonly address: string | undefined;
}

export interface SecurityPage {
  readonly events: readonly SecurityEvent[];
  /** What the next page is asked for with; undefined after the last one. */
  readonly next: string | undefined;
}

/** Who came in to her account, who tried, and what was changed: the newest first, fifty at a time. */
export interface SecurityRecordApi {
  page(after?: string): Promise<Result<SecurityPage, ApiError>>;
}
