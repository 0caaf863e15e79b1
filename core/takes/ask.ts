import type { Round } from '../ports/records-api.ts';
import type { Lesson, Question } from '../verbal-composition/lesson.ts';
import type { Asked } from './take-keeper.ts';

/** What is asked of her, in copies that a device can keep. */
export const ask = (
  answerId: string,
  round: Round,
  lesson: Pick<Lesson, 'title'>,
  question: Pick<Question, 'id' | 'prompt' | 'promptKo'>,
  answerMs: number,
): Asked => ({
  answerId,
  round: { ...round },
  questionId: question.id,
  answerMs,
  lessonTitle: { ...lesson.title },
  prompt: question.prompt,
  ...(question.promptKo !== undefined && { promptKo: question.promptKo }),
});
