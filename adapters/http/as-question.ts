import type * as v from 'valibot';
import type { Question } from '../../core/verbal-composition/lesson.ts';
import type * as wire from '../../protocol/library.ts';

export const asQuestion = ({
  prompt_ko,
  prompt_audio,
  answer_audio,
  answer_slow_audio,
  answer_british_audio,
  ...question
}: v.InferOutput<typeof wire.Question>): Question => ({
  ...question,
  ...(prompt_ko !== undefined && { promptKo: prompt_ko }),
  promptAudio: prompt_audio,
  answerAudio: answer_audio,
  ...(answer_slow_audio !== undefined && { answerSlowAudio: answer_slow_audio }),
  ...(answer_british_audio !== undefined && { answerBritishAudio: answer_british_audio }),
});
