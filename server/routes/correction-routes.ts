import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { wireCorrection, type MonologueContext } from '../http/wire-monologue.ts';
import { countMistakes } from '../monologues/count-mistakes.ts';
import type { DisputeFinding } from '../monologues/dispute-finding.ts';
import { earlierMistakes } from '../monologues/earlier-mistakes.ts';
import type { Monologues } from '../monologues/monologues.ts';
import type { HandbookIndex } from '../teacher/handbook-index.ts';

export interface CorrectionParts {
  readonly monologues: Monologues;
  readonly monologueContext: MonologueContext;
  readonly handbook: HandbookIndex;
  readonly disputeFinding: DisputeFinding;
  readonly now: () => Date;
}

export function correctionRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { monologues, monologueContext, handbook, disputeFinding, now }: CorrectionParts,
): void {
  const topicTitle = (topic: string) => handbook.ofId(topic)?.title;

  serveEndpoint(server, authenticate, endpoints.correction, async ({ learnerId, params }) => {
    const stored = await monologues.ofId(learnerId, params.id);
    if (!stored?.correction) return fail({ kind: 'not-found' });
    const earlier = await earlierMistakes(monologues, stored);
    return ok(wireCorrection(stored, stored.correction, earlier, topicTitle, monologueContext));
  });

  serveEndpoint(server, authenticate, endpoints.readCorrection, async ({ learnerId, params }) =>
    (await monologues.markRead(learnerId, params.id, now()))
      ? ok(undefined)
      : fail({ kind: 'not-found' }),
  );

  serveEndpoint(server, authenticate, endpoints.disputeFinding, ({ learnerId, params, body }) =>
    disputeFinding.execute(learnerId, params.id, params.finding_id, body.disputed),
  );

  serveEndpoint(server, authenticate, endpoints.correctionByDevelopment, async ({ learnerId }) => {
    const { speeches, areas } = await countMistakes(monologues, learnerId);
    return ok({
      speeches,
      areas: areas.map(({ area, count, kinds }) => ({
        area,
        count,
        kinds: kinds.map(({ latestId, ...kind }) => ({
          ...kind,
          topic_title: topicTitle(kind.topic) ?? null,
          latest_id: latestId,
        })),
      })),
    });
  });
}
