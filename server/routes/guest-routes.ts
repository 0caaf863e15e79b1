import type { FastifyInstance } from 'fastify';
import { fail, ok } from '../../core/shared/result.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import type { Guests } from '../accounts/guests.ts';
import type { Learners } from '../accounts/learners.ts';
import type { Origins } from '../http/origins.ts';
import { serveEndpoint, type Authenticate } from '../http/serve-endpoint.ts';
import { givenAnswers, wireAnswers, wireLessonSummary, wireSurveyQuestion } from '../http/wire.ts';
import { ofAddress, type Guard } from '../limits/guard.ts';
import { lessonsADay } from '../start/pace.ts';
import type { Shelves } from '../start/shelves.ts';
import type { Survey } from '../survey/survey-file.ts';
import { checkAnswers, type SurveyAnswer } from '../survey/survey.ts';

export interface GuestParts {
  readonly guard: Guard;
  readonly guests: Guests;
  readonly learners: Learners;
  readonly shelves: Shelves;
  readonly origins: Origins;
  readonly survey: Survey;
  readonly now: () => Date;
}

/** Guests, and the survey for newcomers. */
export function guestRoutes(
  server: FastifyInstance,
  authenticate: Authenticate,
  { guard, guests, learners, shelves, origins, survey, now }: GuestParts,
): void {
  const keep = async (learnerId: string, given: readonly SurveyAnswer[]) => {
    const answers = checkAnswers(survey, given);
    if (!answers.ok) return answers;
    await learners.setSurvey(learnerId, answers.value, now());
    return ok(undefined);
  };

  serveEndpoint(server, authenticate, endpoints.beginGuest, async ({ body, request }) => {
    const answers = checkAnswers(survey, givenAnswers(body.answers));
    if (!answers.ok) return answers;
    return guard.doing([ofAddress('guests-of-address', request)], async () =>
      ok(await guests.begin(answers.value, origins.of(request))),
    );
  });

  serveEndpoint(server, authenticate, endpoints.guestStatus, async ({ learnerId, params }) => {
    if (params.id !== learnerId) return fail({ kind: 'not-found' });
    const learner = await learners.ofId(learnerId);
    if (!learner) return fail({ kind: 'signed-out' });
    const { id, isGuest, createdAt } = learner;
    return ok({ id, is_guest: isGuest, since: createdAt.toISOString() });
  });

  serveEndpoint(server, authenticate, endpoints.changeGuestAnswers, async (call) => {
    const { learnerId, params, body } = call;
    if (params.id !== learnerId) return fail({ kind: 'not-found' });
    return keep(learnerId, givenAnswers(body.answers));
  });

  serveEndpoint(server, authenticate, endpoints.answerDemographic, ({ learnerId, body }) =>
    keep(learnerId, givenAnswers(body.answers)),
  );

  serveEndpoint(server, authenticate, endpoints.demographicQuestions, async ({ learnerId }) => {
    const learner = await learners.ofId(learnerId);
    if (!learner) return fail({ kind: 'signed-out' });
    // A survey that was rewritten since may not have her question any more.
    const answers = learner.survey.filter((answer) => checkAnswers(survey, [answer]).ok);
    return ok({
      questions: survey.questions.map(wireSurveyQuestion),
      answers: wireAnswers(answers),
    });
  });

  serveEndpoint(server, authenticate, endpoints.answerSurvey, async ({ learnerId, body }) => {
    const given = givenAnswers(body.answers);
    const kept = await keep(learnerId, given);
    if (!kept.ok) return kept;
    const { next, start } = await shelves.of(learnerId);
    return ok({
      recommended_lesson: next ? wireLessonSummary(next) : null,
      goal_minutes: start.goalMinutes,
      goal_lessons: lessonsADay(start.goalMinutes, next?.lesson.minutes ?? start.goalMinutes),
    });
  });
}
