import { MemoryAccountApi } from '../../adapters/memory/memory-account-api.ts';
import { MemoryAppConfig } from '../../adapters/memory/memory-app-config.ts';
import { MemoryAuthApi } from '../../adapters/memory/memory-auth-api.ts';
import { MemoryBookmarksApi } from '../../adapters/memory/memory-bookmarks-api.ts';
import { MemoryCaller } from '../../adapters/memory/memory-caller.ts';
import { MemoryCatalogueApi } from '../../adapters/memory/memory-catalogue-api.ts';
import { MemoryDownloadsApi } from '../../adapters/memory/memory-downloads-api.ts';
import { MemoryLibraryApi } from '../../adapters/memory/memory-library-api.ts';
import { MemoryMailLinksApi } from '../../adapters/memory/memory-mail-links-api.ts';
import { MemoryRecordsApi } from '../../adapters/memory/memory-records-api.ts';
import { MemoryReviewApi } from '../../adapters/memory/memory-review-api.ts';
import { MemoryStudyTimeApi } from '../../adapters/memory/memory-study-time-api.ts';
import { MemorySurveyApi } from '../../adapters/memory/memory-survey-api.ts';
import { MemoryTeacherApi } from '../../adapters/memory/memory-teacher-api.ts';
import type { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { AccessTokens } from '../../core/sign-in/access-tokens.ts';
import type { Backend, Caller } from '../backend.ts';

/** A server of plain data, in this very process. */
export function memoryBackend(
  world: MemoryWorld,
  { sessions, sessionLock, clock }: Caller,
): Backend {
  const authApi = new MemoryAuthApi(world, clock);
  const caller = new MemoryCaller(world, new AccessTokens(sessions, authApi, clock, sessionLock));
  return {
    systemInfo: world.systemInfo,
    appConfig: new MemoryAppConfig(world),
    authApi,
    mailLinksApi: new MemoryMailLinksApi(world, clock),
    accountApi: new MemoryAccountApi(caller, clock),
    surveyApi: new MemorySurveyApi(caller),
    studyTimeApi: new MemoryStudyTimeApi(caller, clock),
    libraryApi: new MemoryLibraryApi(caller),
    catalogueApi: new MemoryCatalogueApi(caller),
    bookmarksApi: new MemoryBookmarksApi(caller, clock),
    recordsApi: new MemoryRecordsApi(caller, clock),
    reviewApi: new MemoryReviewApi(caller, clock),
    downloadsApi: new MemoryDownloadsApi(caller),
    teacherApi: new MemoryTeacherApi(caller, clock),
  };
}
