import type { FormName } from '../navigation/form-redirect.ts';
import type { Result } from '../shared/result.ts';
import type { ApiError } from './api-error.ts';

export interface AppSettings {
  /** Addresses of the forms; undefined where the operator has named none. */
  readonly forms: Readonly<Record<FormName, string | undefined>>;
  readonly supportEmail: string;
  /** Where errors are reported; undefined reports none. */
  readonly errorReportingDsn: string | undefined;
  /** Where events are counted, an address of `https:` or a path of our own; undefined counts none there. */
  readonly analyticsUrl: string | undefined;
}

/** What the operator has set for the app. */
export interface AppConfig {
  load(): Promise<Result<AppSettings, ApiError>>;
}
