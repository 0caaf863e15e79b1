import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import type { AppSettings } from '../outside-settings.ts';
import { openApi } from '../http/openapi.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { PlayableTakes } from '../records/playable-takes.ts';
import type { Files } from '../storage/files.ts';
import type { OwnVoices } from '../voice/own-voices.ts';
import type { VoiceLibrary } from '../voice/voice-library.ts';

export interface SystemParts {
  readonly files: Files;
  readonly voices: Pick<VoiceLibrary, 'read'>;
  readonly ownVoices: Pick<OwnVoices, 'read'>;
  readonly isMaintenance: () => boolean;
  readonly appSettings: AppSettings;
}

export function systemRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { files, voices, ownVoices, isMaintenance, appSettings }: SystemParts,
): void {
  const takes = new PlayableTakes(files);
  const description = openApi();
  server.get('/api/openapi.json', () => description);

  serveEndpoint(server, authenticate, endpoints.systemInfo, async () =>
    ok({ is_maintenance: isMaintenance() }),
  );

  // What the app asks before anything else; on a host of its own it could as well be a file.
  server.get('/system_info.json', (_, reply) =>
    reply.header('cache-control', 'no-store').send({ is_maintenance: isMaintenance() }),
  );

  serveEndpoint(server, authenticate, endpoints.appConfig, async () =>
    ok({
      forms: appSettings.forms,
      support_email: appSettings.supportEmail,
      error_reporting_dsn: appSettings.errorReportingDsn ?? null,
      analytics_url: appSettings.analyticsUrl ?? null,
    }),
  );

  serveEndpoint(server, authenticate, endpoints.downloadFile, async ({ learnerId, query }) => {
    const { path } = query;
    if (/^(?:questions|materials)\//.test(path)) return voices.read(path);
    if (path.startsWith('own/')) return ownVoices.read(learnerId, path);
    // The owner is in the path, so that another learner's take is simply not there.
    const own = new RegExp(`^takes/${learnerId}/[\\w-]+$`).test(path);
    const bytes = own ? await takes.read(path) : undefined;
    if (!bytes) return fail({ kind: 'audio-not-found' });
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    return ok({ bytes, etag });
  });
}
