import { HttpAccountApi } from '../../adapters/http/http-account-api.ts';
import { HttpAuthApi } from '../../adapters/http/http-auth-api.ts';
import { HttpClient, type HttpClientOptions } from '../../adapters/http/http-client.ts';
import { HttpDownloadsApi } from '../../adapters/http/http-downloads-api.ts';
import { HttpLibraryApi } from '../../adapters/http/http-library-api.ts';
import { HttpRecordsApi } from '../../adapters/http/http-records-api.ts';

export const authApi = (options: HttpClientOptions) => new HttpAuthApi(new HttpClient(options));
export const accountApi = (options: HttpClientOptions) =>
  new HttpAccountApi(new HttpClient(options));
export const libraryApi = (options: HttpClientOptions) =>
  new HttpLibraryApi(new HttpClient(options));
export const recordsApi = (options: HttpClientOptions) =>
  new HttpRecordsApi(new HttpClient(options));
export const downloadsApi = (options: HttpClientOptions) =>
  new HttpDownloadsApi(new HttpClient(options));
