import { HttpAccountApi } from './http-account-api.ts';
import { HttpBookmarksApi } from './http-bookmarks-api.ts';
import { HttpCatalogueApi } from './http-catalogue-api.ts';
import { HttpContractApi } from './http-contract-api.ts';
import type { HttpClient } from './http-client.ts';
import { HttpDownloadsApi } from './http-downloads-api.ts';
import { HttpLibraryApi } from './http-library-api.ts';
import { HttpMailLinksApi } from './http-mail-links-api.ts';
import { HttpMaterialsApi } from './http-materials-api.ts';
import { HttpMonologuesApi } from './http-monologues-api.ts';
import { HttpPlacementApi } from './http-placement-api.ts';
import { HttpOneTimeCodesApi } from './http-one-time-codes-api.ts';
import { HttpPasskeysApi } from './http-passkeys-api.ts';
import { HttpRecordsApi } from './http-records-api.ts';
import { HttpRemindersApi } from './http-reminders-api.ts';
import { HttpReviewApi } from './http-review-api.ts';
import { HttpSecurityRecordApi } from './http-security-record-api.ts';
import { HttpStudyTimeApi } from './http-study-time-api.ts';
import { HttpSurveyApi } from './http-survey-api.ts';
import { HttpWeekPlanApi } from './http-week-plan-api.ts';
import { HttpTeacherApi } from './http-teacher-api.ts';

/** Everything a learner can ask of a server. */
export const apisOf = (http: HttpClient) => ({
  mailLinks: new HttpMailLinksApi(http),
  survey: new HttpSurveyApi(http),
  placement: new HttpPlacementApi(http),
  studyTime: new HttpStudyTimeApi(http),
  account: new HttpAccountApi(http),
  contracts: new HttpContractApi(http),
  reminders: new HttpRemindersApi(http),
  oneTimeCodes: new HttpOneTimeCodesApi(http),
  securityRecord: new HttpSecurityRecordApi(http),
  passkeys: new HttpPasskeysApi(http),
  downloads: new HttpDownloadsApi(http),
  library: new HttpLibraryApi(http),
  reviews: new HttpReviewApi(http),
  catalogue: new HttpCatalogueApi(http),
  bookmarks: new HttpBookmarksApi(http),
  records: new HttpRecordsApi(http),
  teacher: new HttpTeacherApi(http),
  materials: new HttpMaterialsApi(http),
  weekPlans: new HttpWeekPlanApi(http),
  monologues: new HttpMonologuesApi(http),
});
