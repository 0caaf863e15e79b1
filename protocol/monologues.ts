import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { TakeBytes } from './records.ts';
import {
  After,
  ById,
  ClientId,
  Id,
  Instant,
  Level,
  LocalText,
  Milliseconds,
  Next,
} from './values.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const MemoPart = v.pipe(v.string(), v.maxLength(2000));

/** A form ends lines with two characters, which count as the one she wrote. */
const MemoField = v.pipe(v.string(), v.maxLength(4000));

/** What she wrote down before she spoke. */
export const Memo = v.object({ opening: MemoPart, points: MemoPart, closing: MemoPart });

export const MonologueState = v.picklist(['not-submitted', 'submitted', 'corrected', 'refused']);

/** Why there is no correction; `words` were heard, which were `heard`. */
export const MonologueRefusal = v.variant('kind', [
  v.object({
    kind: v.literal('too-few-words'),
    words: Count,
    /** So many there must be. */
    least: Count,
    heard: v.string(),
  }),
  v.object({
    kind: v.picklist([
      'no-speech',
      'japanese-spoken',
      'audio-unreadable',
      'audio-too-long',
      'not-possible',
    ]),
  }),
]);

/** One speech in a list. */
export const Monologue = v.object({
  id: ClientId,
  material_id: Id,
  /** Of the theme; null where the theme is her own, or is gone. */
  title: v.nullable(LocalText),
  /** Her own words for the theme; null where it is one of ours. */
  theme: v.nullable(v.string()),
  memo: Memo,
  recorded_at: Instant,
  duration_ms: Milliseconds,
  /** Path for `download_file`; null once the recording is gone. */
  audio: v.nullable(v.string()),
  state: MonologueState,
  refusal: v.nullable(MonologueRefusal),
  /** She wants to hear more about its correction. */
  wants_feedback: v.boolean(),
  /** The figures of its correction; null without one. */
  result: v.nullable(
    v.object({
      level: v.nullable(Level),
      score: v.nullable(v.number()),
      words: Count,
      words_per_minute: v.nullable(v.number()),
      mistakes: Count,
      read: v.boolean(),
      corrected_at: Instant,
    }),
  ),
});

const MonologuePage = v.object({ recordings: v.array(Monologue), next: Next });

const OnMaterial = v.object({ ...After.entries, material_id: v.optional(Id) });

export const recordMonologue = endpoint({
  method: 'POST',
  path: 'v1/one_min_speech/materials/{id}/recordings',
  summary:
    'Keep a speech on a theme, or on `own-theme`; the same recording_id sent twice is kept once',
  auth: 'bearer',
  params: ById,
  form: v.object({
    recording_id: ClientId,
    /** Her own words for the theme, where it is `own-theme`. */
    theme: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
    opening: v.optional(MemoField, ''),
    points: v.optional(MemoField, ''),
    closing: v.optional(MemoField, ''),
    recorded_at: Instant,
    duration_ms: v.pipe(v.union([v.string(), v.number()]), v.toNumber(), Milliseconds),
    file: TakeBytes,
  }),
  reply: Monologue,
  refusals: ['not-found', 'takes-full', 'server-full'],
});

export const submitMonologue = endpoint({
  method: 'POST',
  path: 'v1/one_min_speech/recordings/{id}/submit',
  summary: 'Have a speech corrected; submitted twice, it is corrected once',
  auth: 'bearer',
  params: ById,
  reply: Monologue,
  refusals: ['not-found', 'submissions-exceeded'],
});

export const receiveFeedback = endpoint({
  method: 'POST',
  path: 'v1/one_min_speech/recordings/{id}/receive_feedback',
  summary:
    'Say whether she wants to hear more about the correction of a speech; the operator sees it',
  auth: 'bearer',
  params: ById,
  body: v.object({ receive: v.optional(v.boolean(), true) }),
  reply: 'nothing',
  refusals: ['not-found'],
});

export const monologues = endpoint({
  method: 'GET',
  path: 'v1/one_min_speech/recordings',
  summary:
    'The speeches of the learner, the latest first; only those on a theme, where it is given',
  auth: 'bearer',
  query: OnMaterial,
  reply: MonologuePage,
  refusals: [],
});

export const monologue = endpoint({
  method: 'GET',
  path: 'v1/one_min_speech/recordings/{id}',
  summary: 'One speech',
  auth: 'bearer',
  params: ById,
  reply: Monologue,
  refusals: ['not-found'],
});

export const removeMonologue = endpoint({
  method: 'DELETE',
  path: 'v1/one_min_speech/recordings/{id}',
  summary: 'Forget a speech, with its recording and its correction',
  auth: 'bearer',
  params: ById,
  reply: 'nothing',
  refusals: ['not-found'],
});

export const latestMonologue = endpoint({
  method: 'GET',
  path: 'v1/one_min_speech/latest_recording',
  summary: 'The latest speech of the learner, on a theme where it is given',
  auth: 'bearer',
  query: v.object({ material_id: v.optional(Id) }),
  reply: v.object({ recording: v.nullable(Monologue) }),
  refusals: [],
});

export const correctionStatus = endpoint({
  method: 'GET',
  path: 'v1/one_min_speech/correction_status',
  summary: 'How far the correction of a speech is; without an id, of the one submitted last',
  auth: 'bearer',
  query: v.object({ recording_id: v.optional(ClientId) }),
  reply: v.object({
    /** Null where nothing was submitted. */
    recording_id: v.nullable(ClientId),
    state: v.nullable(MonologueState),
    /** 0 to 1; null where it waits. */
    progress: v.nullable(v.number()),
    /** The words heard so far; null where these are not known. */
    heard: v.nullable(v.string()),
    /** Speeches of all learners that come first. */
    ahead: Count,
    /** An estimate; null where it does not wait. */
    seconds_left: v.nullable(Count),
    /** She has read its correction. */
    is_read: v.boolean(),
    /** Corrections that she has not read. */
    unread: Count,
  }),
  refusals: ['not-found'],
});
