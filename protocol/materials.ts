import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { ById, Id, Instant, Level, LocalText } from './values.ts';

export const MaterialGenre = v.picklist([
  'everyday',
  'travel',
  'stories',
  'opinions',
  'pictures',
  'business',
  'interviews',
  'presentations',
]);

/** A theme in a list. */
export const MaterialSummary = v.object({
  id: Id,
  genre: MaterialGenre,
  level: Level,
  tags: v.array(v.string()),
  title: LocalText,
  /** When the learner spoke about it last; null where she never has. */
  spoken_at: v.nullable(Instant),
});

/** English with what it means. */
const Expression = v.object({ en: v.string(), ja: v.string(), ko: v.string() });

/** A theme to speak about for a minute. */
export const Material = v.object({
  ...MaterialSummary.entries,
  /** What to describe; `svg` is a whole document, to be shown as an image. Null for other themes. */
  picture: v.nullable(v.object({ alt: LocalText, svg: v.string() })),
  about: LocalText,
  points: v.array(LocalText),
  expressions: v.array(Expression),
  /** The easier one first. */
  models: v.array(
    v.object({
      level: Level,
      text: v.string(),
      /** Path for `download_file`. */
      audio: v.string(),
    }),
  ),
  /** What a listener would ask next. */
  follow_ups: v.array(Expression),
});

export const materialTags = endpoint({
  method: 'GET',
  path: 'v1/one_min_speech/material_tags',
  summary: 'Every tag of the themes, with how many carry it; the most frequent first',
  auth: 'bearer',
  isContent: true,
  reply: v.object({
    tags: v.array(v.object({ tag: v.string(), count: v.pipe(v.number(), v.integer()) })),
  }),
  refusals: [],
});

export const materials = endpoint({
  method: 'GET',
  path: 'v1/one_min_speech/materials',
  summary: 'The themes to speak about; only those of a genre or with a tag, where they are given',
  auth: 'bearer',
  query: v.object({
    genre: v.optional(MaterialGenre),
    tag: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  reply: v.object({ materials: v.array(MaterialSummary) }),
  refusals: [],
});

export const material = endpoint({
  method: 'GET',
  path: 'v1/one_min_speech/materials/{id}',
  summary: 'One theme, with all that helps to prepare a speech',
  auth: 'bearer',
  params: ById,
  reply: Material,
  refusals: ['not-found'],
});

export const recommendMaterials = endpoint({
  method: 'GET',
  path: 'v1/one_min_speech/recommend_materials',
  summary: 'What a coach would offer the learner to speak about, the best first',
  auth: 'bearer',
  reply: v.object({
    /** What they were chosen by: of her latest corrections, or of the survey. */
    level: Level,
    materials: v.array(MaterialSummary),
  }),
  refusals: [],
});

const ChosenGenres = v.object({ genres: v.array(MaterialGenre) });

export const recommendGenres = endpoint({
  method: 'GET',
  path: 'v1/one_min_speech/recommend_genres',
  summary: 'The genres the learner wants to be offered; none stands for all',
  auth: 'bearer',
  reply: ChosenGenres,
  refusals: [],
});

export const chooseGenres = endpoint({
  method: 'PUT',
  path: 'v1/one_min_speech/recommend_genres',
  summary: 'Choose the genres to be offered',
  auth: 'bearer',
  body: v.object({ genres: v.pipe(v.array(MaterialGenre), v.maxLength(8)) }),
  reply: ChosenGenres,
  refusals: [],
});
