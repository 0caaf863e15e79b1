import type { AccountApi } from '../core/ports/account-api.ts';
import type { AuthApi } from '../core/ports/auth-api.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { DownloadsApi } from '../core/ports/downloads-api.ts';
import type { LibraryApi } from '../core/ports/library-api.ts';
import type { RecordsApi } from '../core/ports/records-api.ts';
import type { SessionStore } from '../core/ports/session-store.ts';

/** Everything that is asked of a server. */
export interface Backend {
  readonly authApi: AuthApi;
  readonly accountApi: AccountApi;
  readonly libraryApi: LibraryApi;
  readonly recordsApi: RecordsApi;
  readonly downloadsApi: DownloadsApi;
}

/** What a backend needs of the device to know who is calling. */
export interface Caller {
  readonly sessions: SessionStore;
  readonly clock: Clock;
}
