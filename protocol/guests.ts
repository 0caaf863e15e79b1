import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { LessonSummary } from './library.ts';
import { Session } from './session.ts';
import { ById, Id, Instant, LocalText } from './values.ts';

/** Questions asked of a newcomer, so that her first lesson fits. */
export const SurveyQuestion = v.object({
  id: Id,
  title: LocalText,
  /** Whether one option may be chosen, or several. */
  choice: v.picklist(['one', 'several']),
  options: v.array(v.object({ id: Id, label: LocalText })),
});

export const SurveyAnswers = v.pipe(
  v.array(v.object({ question_id: Id, option_ids: v.pipe(v.array(Id), v.maxLength(20)) })),
  v.maxLength(50),
);

export const guestStatus = endpoint({
  method: 'GET',
  path: 'v1/guest_status/{id}',
  summary: 'Whether the learner with this id, who must be the caller, is still a guest',
  auth: 'bearer',
  params: ById,
  reply: v.object({ id: Id, is_guest: v.boolean(), since: Instant }),
  refusals: ['not-found'],
});

export const beginGuest = endpoint({
  method: 'POST',
  path: 'v1/answered_demographic_for_guest',
  summary: 'A visitor without an account begins as a guest, with or without answers to the survey',
  auth: 'none',
  body: v.object({ answers: SurveyAnswers }),
  reply: v.object({ guest_id: Id, ...Session.entries }),
  refusals: [],
});

export const changeGuestAnswers = endpoint({
  method: 'PUT',
  path: 'v1/answered_demographic/{id}',
  summary: 'A guest answers the survey again; the id must be her own',
  auth: 'bearer',
  params: ById,
  body: v.object({ answers: SurveyAnswers }),
  reply: 'nothing',
  refusals: ['not-found'],
});

export const answerDemographic = endpoint({
  method: 'POST',
  path: 'v1/answered_demographic',
  summary: 'Note that the survey is behind her, with or without answers',
  auth: 'bearer',
  body: v.object({ answers: SurveyAnswers }),
  reply: 'nothing',
  refusals: [],
});

export const demographicQuestions = endpoint({
  method: 'GET',
  path: 'v2/demographic_questions',
  summary: 'The survey for newcomers, and what the learner answered so far',
  auth: 'bearer',
  reply: v.object({ questions: v.array(SurveyQuestion), answers: SurveyAnswers }),
  refusals: [],
});

export const answerSurvey = endpoint({
  method: 'POST',
  path: 'v2/demographic_questions/answers',
  summary: 'Answer the survey, or skip it with no answers; tells the first lesson that fits',
  auth: 'bearer',
  body: v.object({ answers: SurveyAnswers }),
  reply: v.object({
    /** Null when there is no lesson at all. */
    recommended_lesson: v.nullable(LessonSummary),
    /** A day. */
    goal_minutes: v.number(),
    /** About so many lessons a day fill it. */
    goal_lessons: v.number(),
  }),
  refusals: [],
});
