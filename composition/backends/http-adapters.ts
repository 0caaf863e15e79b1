import { HttpAccountApi } from '../../adapters/http/http-account-api.ts';
import { HttpAppConfig } from '../../adapters/http/http-app-config.ts';
import { HttpAuthApi } from '../../adapters/http/http-auth-api.ts';
import { HttpBookmarksApi } from '../../adapters/http/http-bookmarks-api.ts';
import { HttpCatalogueApi } from '../../adapters/http/http-catalogue-api.ts';
import { HttpClient, type HttpClientOptions } from '../../adapters/http/http-client.ts';
import { HttpContractApi } from '../../adapters/http/http-contract-api.ts';
import { HttpDownloadsApi } from '../../adapters/http/http-downloads-api.ts';
import { HttpLibraryApi } from '../../adapters/http/http-library-api.ts';
import { HttpMailLinksApi } from '../../adapters/http/http-mail-links-api.ts';
import { HttpMaterialsApi } from '../../adapters/http/http-materials-api.ts';
import { HttpMonologuesApi } from '../../adapters/http/http-monologues-api.ts';
import { HttpPlacementApi } from '../../adapters/http/http-placement-api.ts';
import { HttpOneTimeCodesApi } from '../../adapters/http/http-one-time-codes-api.ts';
import { HttpPasskeysApi } from '../../adapters/http/http-passkeys-api.ts';
import { HttpRecordsApi } from '../../adapters/http/http-records-api.ts';
import { HttpRemindersApi } from '../../adapters/http/http-reminders-api.ts';
import { HttpRemoteConfig } from '../../adapters/http/http-remote-config.ts';
import { HttpReviewApi } from '../../adapters/http/http-review-api.ts';
import { HttpSecurityRecordApi } from '../../adapters/http/http-security-record-api.ts';
import { HttpStudyTimeApi } from '../../adapters/http/http-study-time-api.ts';
import { HttpSurveyApi } from '../../adapters/http/http-survey-api.ts';
import { HttpTeacherApi } from '../../adapters/http/http-teacher-api.ts';
import { HttpWeekPlanApi } from '../../adapters/http/http-week-plan-api.ts';
import type { Apis } from '../backend.ts';

export interface Clients {
  /** Without a token. */
  readonly open: HttpClientOptions;
  /** In the name of who is signed in; what two ask for at the same moment is asked for once. */
  readonly gated: HttpClientOptions;
  /** The same, but asked for each time: her session may have ended a moment ago. */
  readonly asked: HttpClientOptions;
}

/** The adapter of each port. */
export function httpAdapters(clients: Clients): Apis {
  const [open, gated, asked] = [
    new HttpClient(clients.open),
    new HttpClient(clients.gated),
    new HttpClient(clients.asked),
  ];
  return {
    appConfig: new HttpAppConfig(asked),
    remindersApi: new HttpRemindersApi(asked),
    remoteConfig: new HttpRemoteConfig(open),
    authApi: new HttpAuthApi(open),
    mailLinksApi: new HttpMailLinksApi(gated),
    accountApi: new HttpAccountApi(asked),
    contractApi: new HttpContractApi(asked),
    oneTimeCodesApi: new HttpOneTimeCodesApi(asked),
    securityRecordApi: new HttpSecurityRecordApi(asked),
    passkeysApi: new HttpPasskeysApi(asked),
    surveyApi: new HttpSurveyApi(gated),
    placementApi: new HttpPlacementApi(asked),
    studyTimeApi: new HttpStudyTimeApi(gated),
    libraryApi: new HttpLibraryApi(gated),
    catalogueApi: new HttpCatalogueApi(gated),
    bookmarksApi: new HttpBookmarksApi(gated),
    recordsApi: new HttpRecordsApi(gated),
    reviewApi: new HttpReviewApi(gated),
    downloadsApi: new HttpDownloadsApi(asked),
    teacherApi: new HttpTeacherApi(asked),
    materialsApi: new HttpMaterialsApi(gated),
    monologuesApi: new HttpMonologuesApi(asked),
    weekPlanApi: new HttpWeekPlanApi(asked),
  };
}
