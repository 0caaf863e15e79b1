import type { SurveyAnswer } from '../../core/ports/survey-api.ts';

interface WireAnswer {
  question_id: string;
  option_ids: string[];
}

export const wireAnswers = (answers: readonly SurveyAnswer[]): WireAnswer[] =>
  answers.map(({ questionId, optionIds }) => ({
    question_id: questionId,
    option_ids: [...optionIds],
  }));

export const asAnswers = (answers: readonly WireAnswer[]): readonly SurveyAnswer[] =>
  answers.map((answer) => ({ questionId: answer.question_id, optionIds: answer.option_ids }));
