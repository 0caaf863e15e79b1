import type { AccountApi } from '../core/ports/account-api.ts';
import type { AppConfig } from '../core/ports/app-config.ts';
import type { AuthApi } from '../core/ports/auth-api.ts';
import type { BookmarksApi } from '../core/ports/bookmarks-api.ts';
import type { CatalogueApi } from '../core/ports/catalogue-api.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { ContractApi } from '../core/ports/contract-api.ts';
import type { DownloadsApi } from '../core/ports/downloads-api.ts';
import type { LibraryApi } from '../core/ports/library-api.ts';
import type { MailLinksApi } from '../core/ports/mail-links-api.ts';
import type { MaterialsApi } from '../core/ports/materials-api.ts';
import type { MonologuesApi } from '../core/ports/monologues-api.ts';
import type { PlacementApi } from '../core/ports/placement-api.ts';
import type { OneTimeCodesApi } from '../core/ports/one-time-codes-api.ts';
import type { PasskeysApi } from '../core/ports/passkeys-api.ts';
import type { RecordsApi } from '../core/ports/records-api.ts';
import type { RemindersApi } from '../core/ports/reminders-api.ts';
import type { RemoteConfig } from '../core/ports/remote-config.ts';
import type { ReviewApi } from '../core/ports/review-api.ts';
import type { SecurityRecordApi } from '../core/ports/security-record-api.ts';
import type { SessionLock } from '../core/ports/session-lock.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import type { StudyTimeApi } from '../core/ports/study-time-api.ts';
import type { SurveyApi } from '../core/ports/survey-api.ts';
import type { SystemInfo } from '../core/ports/system-info.ts';
import type { WeekPlanApi } from '../core/ports/week-plan-api.ts';
import type { TeacherApi } from '../core/ports/teacher-api.ts';

/** What is asked of a server for a learner. */
export interface Apis {
  readonly appConfig: AppConfig;
  readonly remoteConfig: RemoteConfig;
  readonly remindersApi: RemindersApi;
  readonly authApi: AuthApi;
  readonly mailLinksApi: MailLinksApi;
  readonly accountApi: AccountApi;
  readonly contractApi: ContractApi;
  readonly oneTimeCodesApi: OneTimeCodesApi;
  readonly securityRecordApi: SecurityRecordApi;
  readonly passkeysApi: PasskeysApi;
  readonly surveyApi: SurveyApi;
  readonly placementApi: PlacementApi;
  readonly studyTimeApi: StudyTimeApi;
  readonly libraryApi: LibraryApi;
  readonly catalogueApi: CatalogueApi;
  readonly bookmarksApi: BookmarksApi;
  readonly recordsApi: RecordsApi;
  readonly reviewApi: ReviewApi;
  readonly downloadsApi: DownloadsApi;
  readonly teacherApi: TeacherApi;
  readonly materialsApi: MaterialsApi;
  readonly monologuesApi: MonologuesApi;
  readonly weekPlanApi: WeekPlanApi;
}

export interface Backend {
  readonly systemInfo: SystemInfo;
  /** Loaded with the first call: always the same, and anew where they could not be loaded. */
  readonly apis: () => Promise<Apis>;
}

/** What a backend needs of the device to know who is calling. */
export interface Caller {
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly sessionLock: SessionLock;
}
