import type { ApiError } from '../../core/ports/api-error.ts';
import type { Download, DownloadError, DownloadsApi } from '../../core/ports/downloads-api.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { MemoryCaller } from './memory-caller.ts';

export class MemoryDownloadsApi implements DownloadsApi {
  readonly #caller: MemoryCaller;

  constructor(caller: MemoryCaller) {
    this.#caller = caller;
  }

  async download(
    path: string,
    etag: string | undefined,
  ): Promise<Result<Download | 'unchanged', ApiError | DownloadError>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    this.#caller.world.downloadsAsked.push({ path, etag });
    const isAnothers = path.startsWith('takes/') && !path.startsWith(`takes/${learner.value}/`);
    const content = isAnothers ? undefined : this.#caller.world.files.get(path);
    if (content === undefined) return fail({ kind: 'audio-not-found' });
    const current = `"${content}"`;
    if (etag === current) return ok('unchanged');
    return ok({ bytes: new TextEncoder().encode(content), etag: current });
  }
}
