import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Monologue } from './monologues.ts';
import { After, ById, ClientId, Id, Level, LocalText, Milliseconds, Next } from './values.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A word as it was heard; the mark says why it is not like the others. */
const SpokenWord = v.object({
  text: v.string(),
  start_ms: Milliseconds,
  end_ms: Milliseconds,
  mark: v.nullable(v.picklist(['filler', 'taken-back', 'unclear'])),
});

const ImprovementArea = v.picklist(['nouns', 'verbs', 'words', 'sentences', 'naturalness']);

const Finding = v.object({
  id: v.string(),
  /** UTF-16 offsets into `said`; `end` is exclusive. */
  start: Count,
  end: Count,
  replacement: v.string(),
  kind: v.string(),
  area: ImprovementArea,
  why: LocalText,
  /** The page of the handbook, with its title. */
  topic: v.string(),
  topic_title: v.nullable(LocalText),
  /** What it rests on was not heard for certain. */
  doubtful: v.boolean(),
  /** She has said that it is no mistake. */
  disputed: v.boolean(),
  /** How many of the speeches before had a mistake of this kind, and in which the last time. */
  earlier: Count,
  earlier_id: v.nullable(ClientId),
});

const Sentence = v.object({
  /** By which it is said again and judged (`judge_voice`). */
  id: Id,
  said: v.string(),
  corrected: v.string(),
  /** Paths for `download_file`: how it is right, by voice. */
  voices: v.object({ american: v.string(), american_male: v.string(), british: v.string() }),
  /** Positions in `words`; `to` is exclusive. */
  from: Count,
  to: Count,
  findings: v.array(Finding),
  /** The question she made of it, with what she meant by it in Japanese; null without one. */
  question: v.nullable(v.object({ meant: v.nullable(v.string()) })),
});

/** A speech with all that is said of it. */
export const Correction = v.object({
  recording: Monologue,
  /** There is another corrected speech on the same theme of ours. */
  comparable: v.boolean(),
  words: v.array(SpokenWord),
  sentences: v.array(Sentence),
  measures: v.object({
    words: Count,
    different_words: Count,
    duration_ms: Milliseconds,
    speaking_ms: Milliseconds,
    words_per_minute: v.nullable(v.number()),
    fillers: Count,
    taken_back: Count,
    pauses: v.array(v.object({ start_ms: Milliseconds, end_ms: Milliseconds })),
  }),
  /** The figures beside those of up to ten speeches before; without those of which too few were measured. */
  against: v.array(
    v.object({
      figure: v.string(),
      /** The oldest first. */
      earlier: v.array(v.number()),
      average: v.number(),
      difference: v.picklist(['more', 'less', 'same']),
    }),
  ),
  /** Null where too little was said. */
  level: v.nullable(
    v.object({
      level: Level,
      score: v.number(),
      evidence: v.array(v.object({ text: v.string(), level: Level })),
      lift: v.nullable(
        v.picklist([
          'use-more-precise-words',
          'use-more-structures',
          'make-longer-sentences',
          'make-fewer-mistakes',
          'speak-more-fluently',
        ]),
      ),
    }),
  ),
  strengths: v.array(v.object({ kind: v.string(), words: v.array(v.string()), count: Count })),
});

export const corrections = endpoint({
  method: 'GET',
  path: 'v1/one_min_speech/corrections',
  summary: 'The speeches that were corrected, the latest first',
  auth: 'bearer',
  query: v.object({ ...After.entries, material_id: v.optional(Id) }),
  reply: v.object({ recordings: v.array(Monologue), next: Next }),
  refusals: [],
});

export const correction = endpoint({
  method: 'GET',
  path: 'v1/one_min_speech/corrections/{id}',
  summary: 'The correction of a speech, by the id of its recording',
  auth: 'bearer',
  params: ById,
  reply: Correction,
  refusals: ['not-found'],
});

export const readCorrection = endpoint({
  method: 'PATCH',
  path: 'v1/one_min_speech/corrections/{id}/read',
  summary: 'She has seen it',
  auth: 'bearer',
  params: ById,
  reply: 'nothing',
  refusals: ['not-found'],
});

export const disputeFinding = endpoint({
  method: 'PUT',
  path: 'v1/one_min_speech/corrections/{id}/findings/{finding_id}',
  summary: 'Say that a finding is no mistake, or take that back; it then counts nowhere',
  auth: 'bearer',
  params: v.object({
    ...ById.entries,
    finding_id: v.pipe(v.string(), v.regex(/^\d{1,4}-\d{1,4}$/)),
  }),
  body: v.object({ disputed: v.boolean() }),
  reply: 'nothing',
  refusals: ['not-found'],
});

const OfSentence = v.object({
  ...ById.entries,
  sentence: v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
});

export const askAgain = endpoint({
  method: 'PUT',
  path: 'v1/one_min_speech/corrections/{id}/sentences/{sentence}/question',
  summary:
    'Make a sentence that was wrong a question of hers, reviewed like any other; what she meant by it is the prompt',
  auth: 'bearer',
  params: OfSentence,
  body: v.object({
    /** In Japanese; null where she is to say her own sentence right. */
    meant: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300))),
  }),
  reply: 'nothing',
  refusals: ['not-found'],
});

export const askNoMore = endpoint({
  method: 'DELETE',
  path: 'v1/one_min_speech/corrections/{id}/sentences/{sentence}/question',
  summary: 'Forget the question that was made of a sentence',
  auth: 'bearer',
  params: OfSentence,
  reply: 'nothing',
  refusals: ['not-found'],
});

export const correctionByDevelopment = endpoint({
  method: 'GET',
  path: 'v1/one_min_speech/correction_by_development',
  summary:
    'What she gets wrong in her latest speeches, by where to improve; the most frequent first',
  auth: 'bearer',
  reply: v.object({
    /** So many speeches were looked at. */
    speeches: Count,
    areas: v.array(
      v.object({
        area: v.string(),
        count: Count,
        kinds: v.array(
          v.object({
            kind: v.string(),
            topic: v.string(),
            topic_title: v.nullable(LocalText),
            count: Count,
            /** In so many of the speeches. */
            speeches: Count,
            /** The newest of these. */
            latest_id: ClientId,
          }),
        ),
      }),
    ),
  }),
  refusals: [],
});
