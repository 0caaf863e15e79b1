import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { RecordSummary } from './library.ts';
import { ById, ClientId, Id, Instant, Milliseconds } from './values.ts';

export const Mode = v.picklist(['ai', 'self', 'typing']);
export const Outcome = v.picklist(['correct', 'wrong']);

/** One word of the comparison: right has both sides, missing only `expected`, extra only `said`, replaced both. */
export const MarkedWord = v.object({
  mark: v.picklist(['right', 'missing', 'extra', 'replaced']),
  expected: v.optional(v.string()),
  said: v.optional(v.string()),
  /** How well a right word was pronounced, 0 to 1; there only where that is sure. */
  goodness: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});

/** One graded answer. */
export const RecordDetail = v.object({
  id: ClientId,
  record_id: ClientId,
  question_id: Id,
  /** What counts now: the judge's outcome, or the learner's own after a flip. */
  outcome: Outcome,
  /** What the judge said; null where the learner judged herself. */
  judged: v.nullable(Outcome),
  /** What was heard; null where nothing was recorded. */
  transcript: v.nullable(v.string()),
  words: v.array(MarkedWord),
  /** The accepted answer nearest to what was said; null where nothing was recorded. */
  nearest: v.nullable(v.string()),
  /** How long the answer took, from the prompt's end to the end of the take. */
  answer_ms: Milliseconds,
  /** Path for `download_file` of the learner's own take; null where there is none. */
  audio: v.nullable(v.string()),
  answered_at: Instant,
});

export const LessonRecord = v.object({
  ...RecordSummary.entries,
  mode: Mode,
  details: v.array(RecordDetail),
});

export const openRecord = endpoint({
  method: 'POST',
  path: 'v1/verbal_composition/lessons/{id}/records',
  summary: 'Begin a round through a lesson; it is listed once its first question is graded',
  auth: 'bearer',
  params: ById,
  body: v.object({ id: ClientId, mode: Mode }),
  reply: v.object({ id: ClientId }),
  refusals: ['not-found'],
});

export const record = endpoint({
  method: 'GET',
  path: 'v1/verbal_composition/records/{id}',
  summary: 'One round through a lesson, with its graded answers',
  auth: 'bearer',
  params: ById,
  reply: LessonRecord,
  refusals: ['not-found'],
});

export const finishRecord = endpoint({
  method: 'PUT',
  path: 'v1/verbal_composition/records/{id}',
  summary: 'The round is over',
  auth: 'bearer',
  params: ById,
  body: v.object({ finished: v.literal(true) }),
  reply: LessonRecord,
  refusals: ['not-found'],
});

/** What the judge says of one take. `say-again` grades nothing: the learner is asked once more. */
export const VoiceVerdict = v.object({
  outcome: v.picklist(['correct', 'wrong', 'say-again']),
  transcript: v.string(),
  words: v.array(MarkedWord),
  nearest: v.string(),
  /** 0 to 1. */
  confidence: v.number(),
  /** The graded answer as stored; null for `say-again`. */
  detail: v.nullable(RecordDetail),
});

export const answerByVoice = endpoint({
  method: 'POST',
  path: 'v1/verbal_composition/records/{id}/voice',
  summary: 'Judge a spoken answer; the same answer_id sent twice is graded once',
  auth: 'bearer',
  params: ById,
  form: v.object({
    answer_id: ClientId,
    question_id: Id,
    answer_ms: v.pipe(v.union([v.string(), v.number()]), v.toNumber(), Milliseconds),
    file: v.custom<Uint8Array>((part) => part instanceof Uint8Array),
  }),
  reply: VoiceVerdict,
  refusals: [
    'not-found',
    'no-speech',
    'audio-unreadable',
    'audio-too-long',
    'recognition-failed',
    'speech-engine-loading',
    'speech-engine-busy',
  ],
});

export const saveDetail = endpoint({
  method: 'PUT',
  path: 'v1/verbal_composition/record_details/{id}',
  summary: 'Grade an answer oneself, or flip what the judge said',
  auth: 'bearer',
  params: v.object({ id: ClientId }),
  body: v.object({
    record_id: ClientId,
    question_id: Id,
    outcome: Outcome,
    answer_ms: Milliseconds,
  }),
  reply: RecordDetail,
  refusals: ['not-found'],
});
