import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { TakeBytes, TakeVerdict, TypedText, VOICE_REFUSALS } from './records.ts';
import { ById } from './values.ts';

export const judgeVoice = endpoint({
  method: 'POST',
  path: 'v1/verbal_composition/questions/{id}/judge_voice',
  summary: 'Judge a spoken answer outside of a round; nothing of it is kept',
  auth: 'bearer',
  params: ById,
  form: v.object({ file: TakeBytes }),
  reply: TakeVerdict,
  refusals: ['not-found', 'lesson-locked', ...VOICE_REFUSALS],
});

export const judgeTyped = endpoint({
  method: 'POST',
  path: 'v1/verbal_composition/questions/{id}/judge_typed',
  summary: 'Judge a typed answer outside of a round, for sure; nothing of it is kept',
  auth: 'bearer',
  params: ById,
  body: v.object({ text: TypedText }),
  reply: TakeVerdict,
  refusals: ['not-found', 'lesson-locked', 'not-english'],
});
