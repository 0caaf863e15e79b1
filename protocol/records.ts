import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { LessonSummary, RecordSummary } from './library.ts';
import { After, ById, ClientId, Id, Instant, Milliseconds, Next, SpeedLevel } from './values.ts';

export const Mode = v.picklist(['ai', 'self', 'typing']);
export const Outcome = v.picklist(['correct', 'wrong']);
/** What the judge says; `unlisted`: not on the list, and no mistake was found. */
export const Judged = v.picklist(['correct', 'unlisted', 'wrong']);

/** What the judge has to say of some words: the reason of a wrong answer, a note to a right one. */
export const Remark = v.object({
  kind: v.string(),
  /** The words as they were said, and as they are right; either may be empty. */
  said: v.string(),
  right: v.string(),
  why: v.object({ ja: v.string(), en: v.string(), ko: v.string() }),
});

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
  /** What the judge said; null where the learner judged herself. What is unlisted counts as correct until she flips it. */
  judged: v.nullable(Judged),
  /** Whether she has said herself what it counts as, after the judge. */
  own_word: v.boolean(),
  /** What was heard; null where nothing was recorded. */
  transcript: v.nullable(v.string()),
  words: v.array(MarkedWord),
  /** Never empty of what was judged wrong. */
  remarks: v.array(Remark),
  /** The accepted answer nearest to what was said; null where nothing was recorded. */
  nearest: v.nullable(v.string()),
  /** How long the answer took, from the prompt's end to the end of the take. */
  answer_ms: Milliseconds,
  /** From the prompt's end to the first word; null where nothing was recorded. */
  reaction_ms: v.nullable(Milliseconds),
  /** While she spoke; null where nothing was recorded. */
  words_per_minute: v.nullable(v.number()),
  /** Other wordings she asked for, in order. */
  generated: v.array(v.string()),
  /** Path for `download_file` of the learner's own take; null where there is none. */
  audio: v.nullable(v.string()),
  answered_at: Instant,
});

export const LessonRecord = v.object({
  ...RecordSummary.entries,
  mode: Mode,
  level: SpeedLevel,
  /** What all answers may take together at this level. */
  target_ms: Milliseconds,
  cleared: v.boolean(),
  /** Of the fastest finished round of this lesson at this level with every question right; null when there is none. */
  best_time_ms: v.nullable(Milliseconds),
  /** Finished rounds of this lesson, at any level. */
  rounds_done: v.number(),
  /** The one that comes after it in its book; null after the last one. */
  next_lesson: v.nullable(LessonSummary),
  details: v.array(RecordDetail),
});

export const openRecord = endpoint({
  method: 'POST',
  path: 'v1/verbal_composition/lessons/{id}/records',
  summary: 'Begin a round through a lesson; it is listed once its first question is graded',
  auth: 'bearer',
  params: ById,
  body: v.object({ id: ClientId, mode: Mode, level: v.optional(SpeedLevel, 'normal') }),
  reply: v.object({ id: ClientId }),
  refusals: ['not-found', 'lesson-locked'],
});

/** Where the learner stands in one lesson. */
export const LessonStanding = v.object({
  levels: v.array(
    v.object({
      level: SpeedLevel,
      open: v.boolean(),
      cleared: v.boolean(),
      best_time_ms: v.nullable(Milliseconds),
    }),
  ),
  rounds_done: v.number(),
  /** The latest round, where it is not finished; null otherwise. */
  open_record: v.nullable(
    v.object({
      id: ClientId,
      mode: Mode,
      level: SpeedLevel,
      /** Every answer, in order: of several to one question the last counts. */
      outcomes: v.array(v.object({ question_id: Id, outcome: Outcome, answer_ms: v.number() })),
    }),
  ),
  /** The latest first: one page. */
  records: v.array(RecordSummary),
  next: Next,
});

export const recordList = endpoint({
  method: 'GET',
  path: 'v1/verbal_composition/records',
  summary: 'Every round of hers, twenty at a time; of a month, or of lessons with a name',
  auth: 'bearer',
  query: v.object({
    ...After.entries,
    month: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
    name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
  }),
  reply: v.object({
    /** The latest first: one page. */
    records: v.array(RecordSummary),
    next: Next,
    /** All in which there are any, the latest first. */
    months: v.array(v.string()),
  }),
  refusals: [],
});

export const lessonRecords = endpoint({
  method: 'GET',
  path: 'v1/verbal_composition/lessons/{id}/records',
  summary: 'The rounds through a lesson, twenty at a time, and where they have led',
  auth: 'bearer',
  params: ById,
  query: After,
  reply: LessonStanding,
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
export const TakeVerdict = v.object({
  outcome: v.picklist(['correct', 'unlisted', 'wrong', 'say-again']),
  transcript: v.string(),
  words: v.array(MarkedWord),
  remarks: v.array(Remark),
  nearest: v.string(),
  /** 0 to 1. */
  confidence: v.number(),
});

export const VoiceVerdict = v.object({
  ...TakeVerdict.entries,
  /** The graded answer as stored; null for `say-again`. */
  detail: v.nullable(RecordDetail),
});

/** A take, as the device encoded it. */
export const TakeBytes = v.custom<Uint8Array>((part) => part instanceof Uint8Array);

/** Why a take could not be judged. */
export const VOICE_REFUSALS = [
  'no-speech',
  'japanese-spoken',
  'audio-unreadable',
  'audio-too-long',
  'recognition-failed',
  'speech-engine-loading',
  'speech-engine-busy',
  'grading-delayed',
  'speech-day-limit',
] as const;

/** The round an answer belongs to, as it was begun; its first answer opens it. Without it the round must be there. */
const RoundOfAnswer = {
  lesson_id: v.optional(Id),
  mode: v.optional(Mode, 'ai'),
  level: v.optional(SpeedLevel, 'normal'),
};

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
    ...RoundOfAnswer,
    file: TakeBytes,
  }),
  reply: VoiceVerdict,
  refusals: ['not-found', 'lesson-locked', 'takes-full', 'server-full', ...VOICE_REFUSALS],
});

export const TypedText = v.pipe(v.string(), v.maxLength(300));

export const answerByTyping = endpoint({
  method: 'POST',
  path: 'v1/verbal_composition/records/{id}/typed',
  summary: 'Judge a typed answer; the same answer_id sent twice is graded once',
  auth: 'bearer',
  params: ById,
  body: v.object({
    answer_id: ClientId,
    question_id: Id,
    answer_ms: Milliseconds,
    ...RoundOfAnswer,
    text: TypedText,
  }),
  reply: RecordDetail,
  refusals: ['not-found', 'lesson-locked', 'not-english'],
});

export const recordDetail = endpoint({
  method: 'GET',
  path: 'v1/verbal_composition/record_details/{id}',
  summary: 'One graded answer',
  auth: 'bearer',
  params: v.object({ id: ClientId }),
  reply: RecordDetail,
  refusals: ['not-found'],
});

export const generateAnswer = endpoint({
  method: 'POST',
  path: 'v1/verbal_composition/record_details/{id}/generate_answer',
  summary:
    'Another wording that is right, other than the model, what was said, and those given before',
  auth: 'bearer',
  params: v.object({ id: ClientId }),
  reply: v.object({ answer: v.string() }),
  refusals: ['not-found', 'answer-not-generated'],
});

export const copyFromCorrect = endpoint({
  method: 'POST',
  path: 'v2/verbal_composition/records/{id}/copy_from_correct',
  summary:
    'Begin a new round that has the right answers of this one, so that only the others are asked',
  auth: 'bearer',
  params: ById,
  body: v.object({ id: ClientId }),
  reply: LessonRecord,
  refusals: ['not-found'],
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
    ...RoundOfAnswer,
  }),
  reply: RecordDetail,
  refusals: ['not-found', 'lesson-locked'],
});
