import { HttpAppConfig } from '../../adapters/http/http-app-config.ts';
import { HttpAuthApi } from '../../adapters/http/http-auth-api.ts';
import { HttpBookmarksApi } from '../../adapters/http/http-bookmarks-api.ts';
import { HttpCatalogueApi } from '../../adapters/http/http-catalogue-api.ts';
import { HttpClient, type HttpClientOptions } from '../../adapters/http/http-client.ts';
import { HttpDownloadsApi } from '../../adapters/http/http-downloads-api.ts';
import { HttpMailLinksApi } from '../../adapters/http/http-mail-links-api.ts';
import { HttpRecordsApi } from '../../adapters/http/http-records-api.ts';
import { HttpReviewApi } from '../../adapters/http/http-review-api.ts';
import { HttpStudyTimeApi } from '../../adapters/http/http-study-time-api.ts';
import { HttpTeacherApi } from '../../adapters/http/http-teacher-api.ts';
import { HttpSurveyApi } from '../../adapters/http/http-survey-api.ts';

export const authApi = (options: HttpClientOptions) => new HttpAuthApi(new HttpClient(options));
export const recordsApi = (options: HttpClientOptions) =>
  new HttpRecordsApi(new HttpClient(options));
export const downloadsApi = (options: HttpClientOptions) =>
  new HttpDownloadsApi(new HttpClient(options));
export const appConfig = (options: HttpClientOptions) => new HttpAppConfig(new HttpClient(options));
export const mailLinksApi = (options: HttpClientOptions) =>
  new HttpMailLinksApi(new HttpClient(options));
export const surveyApi = (options: HttpClientOptions) => new HttpSurveyApi(new HttpClient(options));
export const studyTimeApi = (options: HttpClientOptions) =>
  new HttpStudyTimeApi(new HttpClient(options));
export const reviewApi = (options: HttpClientOptions) => new HttpReviewApi(new HttpClient(options));
export const catalogueApi = (options: HttpClientOptions) =>
  new HttpCatalogueApi(new HttpClient(options));
export const bookmarksApi = (options: HttpClientOptions) =>
  new HttpBookmarksApi(new HttpClient(options));
export const teacherApi = (options: HttpClientOptions) =>
  new HttpTeacherApi(new HttpClient(options));
