import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { LessonSummary } from './library.ts';
import { TakeBytes, TypedText, VOICE_REFUSALS } from './records.ts';
import { Id, Level } from './values.ts';

/** Where she is in the placement. */
export const Placement = v.object({
  answered: v.number(),
  total: v.number(),
  /** What she is asked to say; null when all were asked. */
  question: v.nullable(
    v.object({
      id: Id,
      prompt: v.string(),
      prompt_ko: v.optional(v.string()),
      prompt_audio: v.string(),
    }),
  ),
  /** Null until all were asked. */
  result: v.nullable(
    v.object({
      level: Level,
      /** The lesson to begin with; null where there is none. */
      lesson: v.nullable(LessonSummary),
    }),
  ),
});

const Heard = v.object({
  /** False where it was not understood, and is to be said again. */
  understood: v.boolean(),
  placement: Placement,
});

export const placement = endpoint({
  method: 'GET',
  path: 'v1/placement',
  summary: 'Where she is in the placement: ten sentences that find out where she starts',
  auth: 'bearer',
  reply: Placement,
  refusals: [],
});

export const restartPlacement = endpoint({
  method: 'DELETE',
  path: 'v1/placement',
  summary: 'Begin the placement anew',
  auth: 'bearer',
  reply: Placement,
  refusals: [],
});

export const sayPlacement = endpoint({
  method: 'POST',
  path: 'v1/placement/answers/voice',
  summary:
    'Say what is asked; an answer that was given already changes nothing, and no take is kept',
  auth: 'bearer',
  form: v.object({ question_id: Id, file: TakeBytes }),
  reply: Heard,
  refusals: ['not-found', ...VOICE_REFUSALS],
});

export const typePlacement = endpoint({
  method: 'POST',
  path: 'v1/placement/answers',
  summary: 'Type what is asked; null where she does not know it',
  auth: 'bearer',
  body: v.object({ question_id: Id, text: v.nullable(TypedText) }),
  reply: Heard,
  refusals: ['not-found', 'not-english'],
});
