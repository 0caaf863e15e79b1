import type { FastifyInstance } from 'fastify';
import { ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import type { CampaignFile } from '../campaign/campaign-file.ts';
import { wireCampaign } from '../campaign/wire-campaign.ts';
import type { ContentSync } from '../content/import/content-sync.ts';
import { refuse } from '../http/refuse.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';

export interface CampaignParts {
  readonly campaigns: Pick<CampaignFile, 'read' | 'write'>;
  readonly contentSync: ContentSync;
  readonly now: () => Date;
}

/** What the operator tells learners for a while. */
export function campaignRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { campaigns, contentSync, now }: CampaignParts,
): void {
  serveEndpoint(server, authenticate, endpoints.campaign, async () =>
    ok(wireCampaign(campaigns.read(), now())),
  );

  serveEndpoint(
    server,
    authenticate,
    endpoints.editCampaign,
    async ({ body }) => ok({ not_taken: [...campaigns.write(body)] }),
    {
      onRequest: async (request, reply) => {
        if (!contentSync.isOn) return refuse(request, reply, 'not-found');
        if (!contentSync.isOperator(request.headers.authorization))
          return refuse(request, reply, 'signed-out');
        return undefined;
      },
    },
  );
}
