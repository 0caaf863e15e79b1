import type { Result } from '../shared/result.ts';
import type { ApiError } from './api-error.ts';

export interface Download {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

export type DownloadError =
  | { readonly kind: 'audio-not-found' }
  | { readonly kind: 'audio-being-made' };

/**
 * Files of the server by their path.
 *
 * - Asked with the etag of what one has, it answers `unchanged` while that is still the newest.
 * - Takes of another learner are `audio-not-found`.
 */
export interface DownloadsApi {
  download(
    path: string,
    etag: string | undefined,
  ): Promise<Result<Download | 'unchanged', ApiError | DownloadError>>;
}
