import type { FastifyInstance } from 'fastify';
import { OWN_THEME } from '../../core/domain/monologue/material.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { wireCorrection, type MonologueContext } from '../http/wire-monologue.ts';
import { compareWithLast } from '../monologues/compare-with-last.ts';
import { countMistakes } from '../monologues/count-mistakes.ts';
import type { AskAgain } from '../monologues/ask-again.ts';
import type { OwnQuestions } from '../monologues/own-questions.ts';
import type { DisputeFinding } from '../monologues/dispute-finding.ts';
import { earlierMistakes } from '../monologues/earlier-mistakes.ts';
import type { Monologues } from '../monologues/monologues.ts';
import type { HandbookIndex } from '../teacher/handbook-index.ts';

export interface CorrectionParts {
  readonly monologues: Monologues;
  readonly monologueContext: MonologueContext;
  readonly handbook: HandbookIndex;
  readonly disputeFinding: DisputeFinding;
  readonly ownQuestions: OwnQuestions;
  readonly askAgain: AskAgain;
  readonly now: () => Date;
}

export function correctionRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  parts: CorrectionParts,
): void {
  const { monologues, monologueContext, handbook, disputeFinding, askAgain, now } = parts;
  const topicTitle = (topic: string) => handbook.ofId(topic)?.title;

  serveEndpoint(server, authenticate, endpoints.correction, async ({ learnerId, params }) => {
    const stored = await monologues.ofId(learnerId, params.id);
    if (!stored?.correction) return fail({ kind: 'not-found' });
    const [earlier, questions, against, onTheme] = await Promise.all([
      earlierMistakes(monologues, stored),
      parts.ownQuestions.ofMonologue(learnerId, params.id),
      compareWithLast(monologues, stored),
      monologues.page(
        learnerId,
        { limit: 2 },
        { materialId: stored.materialId, isCorrected: true },
      ),
    ]);
    return ok(
      wireCorrection(
        stored,
        stored.correction,
        earlier,
        questions,
        against,
        stored.materialId !== OWN_THEME && onTheme.length > 1,
        topicTitle,
        monologueContext,
      ),
    );
  });

  serveEndpoint(server, authenticate, endpoints.readCorrection, async ({ learnerId, params }) =>
    (await monologues.markRead(learnerId, params.id, now()))
      ? ok(undefined)
      : fail({ kind: 'not-found' }),
  );

  serveEndpoint(server, authenticate, endpoints.disputeFinding, ({ learnerId, params, body }) =>
    disputeFinding.execute(learnerId, params.id, params.finding_id, body.disputed),
  );

  serveEndpoint(server, authenticate, endpoints.askAgain, ({ learnerId, params, body }) =>
    askAgain.execute(learnerId, params.id, Number(params.sentence), body.meant ?? undefined),
  );

  serveEndpoint(server, authenticate, endpoints.askNoMore, ({ learnerId, params }) =>
    askAgain.forget(learnerId, params.id, Number(params.sentence)),
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
