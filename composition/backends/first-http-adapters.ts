import { HttpAccountApi } from '../../adapters/http/http-account-api.ts';
import { HttpClient, type HttpClientOptions } from '../../adapters/http/http-client.ts';
import { HttpLibraryApi } from '../../adapters/http/http-library-api.ts';

// What the first screen asks, and nothing that it does not.
export const accountApi = (options: HttpClientOptions) =>
  new HttpAccountApi(new HttpClient(options));
export const libraryApi = (options: HttpClientOptions) =>
  new HttpLibraryApi(new HttpClient(options));
