import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Survey, SurveyOption } from './survey-file.ts';

export interface SurveyAnswer {
  readonly questionId: string;
  readonly optionIds: readonly string[];
}

/** Answers as they came, if each question and option exists, once, and no more were chosen than may be. */
export function checkAnswers(
  survey: Survey,
  answers: readonly SurveyAnswer[],
): Result<readonly SurveyAnswer[], { kind: 'bad-request' }> {
  const questions = new Map(survey.questions.map((question) => [question.id, question]));
  const isRepeated = new Set(answers.map(({ questionId }) => questionId)).size < answers.length;
  const areRight = answers.every(({ questionId, optionIds }) => {
    const question = questions.get(questionId);
    const chosen = new Set(optionIds);
    const known = new Set(question?.options.map(({ id }) => id));
    const isTooMuch =
      chosen.size < optionIds.length || (question?.choice === 'one' && chosen.size > 1);
    return question !== undefined && !isTooMuch && optionIds.every((id) => known.has(id));
  });
  return areRight && !isRepeated ? ok(answers) : fail({ kind: 'bad-request' });
}

/** The options that were chosen, in the order of the survey. */
export const chosenOptions = (
  survey: Survey,
  answers: readonly SurveyAnswer[],
): readonly SurveyOption[] =>
  survey.questions.flatMap(({ id, options }) => {
    const chosen = answers.find(({ questionId }) => questionId === id)?.optionIds ?? [];
    return options.filter((option) => chosen.includes(option.id));
  });
