import type { FastifyInstance } from 'fastify';
import { PLACEMENT_LENGTH } from '../../core/domain/placement/placement.ts';
import { fail, ok } from '../../core/shared/result.ts';
import type { Question } from '../content/book-file.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import type { UploadSlots } from '../http/upload-slots.ts';
import { asRefused } from '../http/voice-refusal.ts';
import { wireLessonSummary, wirePrompt, wireQuestion } from '../http/wire.ts';
import type {
  HeardPlacement,
  PlacementService,
  PlacementState,
} from '../placement/placement-service.ts';

export interface PlacementRouteParts {
  readonly placementService: PlacementService;
  readonly uploads: UploadSlots;
}

/** Finding where a learner starts. */
export function placementRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { placementService }: Pick<PlacementRouteParts, 'placementService'>,
): void {
  serveEndpoint(server, authenticate, endpoints.placement, async ({ learnerId }) =>
    ok(wirePlacement(await placementService.state(learnerId))),
  );

  serveEndpoint(server, authenticate, endpoints.restartPlacement, async ({ learnerId }) =>
    ok(wirePlacement(await placementService.restart(learnerId))),
  );

  serveEndpoint(
    server,
    authenticate,
    endpoints.typePlacement,
    async ({ learnerId, body: { question_id: questionId, text } }) => {
      const said =
        text === null
          ? await placementService.pass(learnerId, questionId)
          : await placementService.type(learnerId, questionId, text);
      return said.ok ? ok(wireHeard(said.value)) : said;
    },
    { isCostly: true },
  );
}

/** What comes as a form: `server` must read those. */
export function placementVoiceRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { placementService, uploads }: PlacementRouteParts,
): void {
  serveEndpoint(
    server,
    authenticate,
    endpoints.sayPlacement,
    async ({ learnerId, form }) => {
      const said = await placementService.say(learnerId, form.question_id, form.file);
      return said.ok ? ok(wireHeard(said.value)) : fail(asRefused(said.error));
    },
    { isCostly: true, uploads },
  );
}

const wireHeard = ({ isUnderstood, state }: HeardPlacement) => ({
  understood: isUnderstood,
  placement: wirePlacement(state),
});

const wireAsked = (question: Question) => ({
  id: question.id,
  ...wirePrompt(question),
  prompt_audio: wireQuestion(question).prompt_audio,
});

function wirePlacement({ answered, asked, result }: PlacementState) {
  return {
    answered,
    total: PLACEMENT_LENGTH,
    question: asked ? wireAsked(asked.question) : null,
    result: result
      ? { level: result.level, lesson: result.lesson ? wireLessonSummary(result.lesson) : null }
      : null,
  };
}
