import type { ApiError } from '../../core/ports/api-error.ts';
import type { Download, DownloadError, DownloadsApi } from '../../core/ports/downloads-api.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { downloadFile } from '../../protocol/system.ts';
import type { HttpClient } from './http-client.ts';

export class HttpDownloadsApi implements DownloadsApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async download(
    path: string,
    etag: string | undefined,
  ): Promise<Result<Download | 'unchanged', ApiError | DownloadError>> {
    const answer = await this.#http.send(
      downloadFile,
      { query: { path } },
      // The etag is ours to manage: a cache in between would answer 200 for a 304.
      etag === undefined ? {} : { headers: { 'if-none-match': etag } },
    );
    if (!answer.ok) return answer;
    const { body, etag: newEtag } = answer.value;
    return ok(body === undefined ? 'unchanged' : { bytes: body, etag: newEtag ?? '' });
  }
}
