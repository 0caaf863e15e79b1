import type * as v from 'valibot';
import type { TeacherAnswer } from '../../protocol/teacher.ts';
import type { AnsweredQuestion } from '../teacher/ask-teacher.ts';

export const wireTeacherAnswer = (
  asked: AnsweredQuestion,
): v.InferOutput<typeof TeacherAnswer> => ({
  id: asked.id,
  question_id: asked.questionId,
  text: asked.text,
  answer: asked.answer,
  teacher: asked.teacher,
  language: asked.language,
  asked_at: asked.askedAt.toISOString(),
});
