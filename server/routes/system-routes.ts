import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { openApi } from '../http/openapi.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import type { Files } from '../storage/files.ts';
import type { VoiceLibrary } from '../voice/voice-library.ts';

export interface SystemParts {
  readonly files: Files;
  readonly voices: Pick<VoiceLibrary, 'read'>;
  readonly isMaintenance: () => boolean;
}

export function systemRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { files, voices, isMaintenance }: SystemParts,
): void {
  const description = openApi();
  server.get('/api/openapi.json', () => description);

  serveEndpoint(server, authenticate, endpoints.systemInfo, async () =>
    ok({ is_maintenance: isMaintenance() }),
  );

  serveEndpoint(server, authenticate, endpoints.downloadFile, async ({ learnerId, query }) => {
    const { path } = query;
    if (path.startsWith('questions/')) return voices.read(path);
    // The owner is in the path, so that another learner's take is simply not there.
    const own = new RegExp(`^takes/${learnerId}/[\\w-]+$`).test(path);
    const bytes = own ? await files.get(path) : undefined;
    if (!bytes) return fail({ kind: 'audio-not-found' });
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    return ok({ bytes, etag });
  });
}
