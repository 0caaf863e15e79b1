import type { ApiError } from '../../core/ports/api-error.ts';
import type { FirstLesson, Survey, SurveyAnswer, SurveyApi } from '../../core/ports/survey-api.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { MemoryCaller } from './memory-caller.ts';

const GOAL_MINUTES = 5;

export class MemorySurveyApi implements SurveyApi {
  readonly #caller: MemoryCaller;

  constructor(caller: MemoryCaller) {
    this.#caller = caller;
  }

  async survey(): Promise<Result<Survey, ApiError>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const { accounts, surveyQuestions } = this.#caller.world;
    const answers = accounts.ofId(learner.value)?.surveyAnswers ?? [];
    return ok({ questions: surveyQuestions, answers });
  }

  async answer(answers: readonly SurveyAnswer[]): Promise<Result<FirstLesson, ApiError>> {
    const learner = await this.#caller.learnerId();
    if (!learner.ok) return learner;
    const { accounts, books } = this.#caller.world;
    accounts.change(learner.value, { surveyAnswers: answers, hasAnsweredSurvey: true });
    const lesson = books[0]?.lessons[0];
    return ok({ lesson: lesson && { ...lesson, unlocked: true }, goalMinutes: GOAL_MINUTES });
  }
}
