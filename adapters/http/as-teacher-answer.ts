import type * as v from 'valibot';
import type { TeacherAnswer } from '../../core/teacher/teacher-talk.ts';
import type * as wire from '../../protocol/teacher.ts';

export const asTeacherAnswer = ({
  question_id,
  asked_at,
  ...answer
}: v.InferOutput<typeof wire.TeacherAnswer>): TeacherAnswer => ({
  ...answer,
  questionId: question_id,
  askedAt: asked_at,
});
