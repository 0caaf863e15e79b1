import type { FastifyInstance } from 'fastify';
import { ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { placeOf, wirePlace } from '../http/wire-place.ts';
import { pageOf } from '../page.ts';
import { placeOfEvent, type SecurityRecord } from '../security/security-record.ts';

export interface SecurityParts {
  readonly securityRecord: SecurityRecord;
}

const EVENTS_OF_PAGE = 50;

/** What a learner may know of what happened around her account. */
export function securityRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { securityRecord }: SecurityParts,
): void {
  serveEndpoint(server, authenticate, endpoints.securityEvents, async ({ learnerId, query }) => {
    const page = { limit: EVENTS_OF_PAGE + 1, after: placeOf(query.after) };
    const found = await securityRecord.ofLearner(learnerId, page);
    const { items, next } = pageOf(found, EVENTS_OF_PAGE, placeOfEvent);
    return ok({
      // What is counted belongs to no learner, and apps out there can't read that she proved who she is.
      events: items.flatMap(({ at, kind, subject = null, address = null }) =>
        kind === 'refused' || kind === 'proved'
          ? []
          : [{ at: at.toISOString(), kind, subject, address }],
      ),
      next: next ? wirePlace(next) : null,
    });
  });
}
