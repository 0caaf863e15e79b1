import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { fail } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import type { Learners } from '../accounts/learners.ts';
import type { ContentSync } from '../content/import/content-sync.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import type { Guard } from '../limits/guard.ts';
import type { Notices } from '../notices/notices.ts';

export interface NoticeParts {
  readonly contentSync: ContentSync;
  readonly guard: Guard;
  readonly learners: Learners;
  readonly notices: Notices;
  readonly now: () => Date;
}

/** What learners ask the operator, and what the operator announces. */
export function noticeRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { contentSync, guard, learners, notices, now }: NoticeParts,
): void {
  serveEndpoint(server, authenticate, endpoints.gasNotify, async (call) => {
    const { learnerId, body, request } = call;
    const common = { id: randomUUID(), text: body.text, sentAt: now() };
    if (body.kind === 'maintenance') {
      if (!contentSync.isOperator(request.headers.authorization))
        return fail({ kind: 'signed-out' });
      const [startsAt, endsAt] = [body.starts_at, body.ends_at].map((at) => at && new Date(at));
      return notices.send({
        ...common,
        kind: body.kind,
        startsAt: startsAt || undefined,
        endsAt: endsAt || undefined,
      });
    }
    const learner = learnerId === '' ? undefined : await learners.ofId(learnerId);
    if (!learner) return fail({ kind: 'signed-out' });
    const from = { learnerId, email: learner.email };
    return guard.doing([{ limit: 'notices-of-learner', key: learnerId }], () =>
      notices.send({ ...common, kind: body.kind, from }),
    );
  });
}
