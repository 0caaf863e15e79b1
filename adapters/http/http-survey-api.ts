import type { ApiError } from '../../core/ports/api-error.ts';
import type { FirstLesson, Survey, SurveyAnswer, SurveyApi } from '../../core/ports/survey-api.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { answerSurvey, demographicQuestions } from '../../protocol/guests.ts';
import { asLessonSummary } from './as-lesson-summary.ts';
import type { HttpClient } from './http-client.ts';
import { asAnswers, wireAnswers } from './survey-answers.ts';

export class HttpSurveyApi implements SurveyApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async survey(): Promise<Result<Survey, ApiError>> {
    const survey = await this.#http.call(demographicQuestions, {});
    if (!survey.ok) return survey;
    const { questions, answers } = survey.value;
    return ok({ questions, answers: asAnswers(answers) });
  }

  async answer(answers: readonly SurveyAnswer[]): Promise<Result<FirstLesson, ApiError>> {
    const body = { answers: wireAnswers(answers) };
    const answered = await this.#http.call(answerSurvey, { body });
    if (!answered.ok) return answered;
    const { recommended_lesson: lesson, goal_minutes, goal_lessons } = answered.value;
    return ok({
      lesson: lesson ? asLessonSummary(lesson) : undefined,
      goalMinutes: goal_minutes,
      goalLessons: goal_lessons,
    });
  }
}
