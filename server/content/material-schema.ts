import * as v from 'valibot';
import { MATERIAL_GENRES, OWN_THEME } from '../../core/domain/monologue/material.ts';
import { LevelSchema, LocalTextSchema, Slug } from './book-schema.ts';

const Text = v.pipe(v.string(), v.regex(/^\S(?:.*\S)?$/su, 'text without space around it'));
const Expression = v.strictObject({ en: Text, ja: Text, ko: Text });

const MaterialSchema = v.strictObject({
  id: v.pipe(
    Slug,
    v.check((id) => id !== OWN_THEME, 'an id that is not taken'),
  ),
  level: LevelSchema,
  tags: v.pipe(v.array(Slug), v.minLength(1)),
  title: LocalTextSchema,
  /** What stands in `pictures/ID.svg`, for those who cannot see it. */
  picture: v.optional(LocalTextSchema),
  about: LocalTextSchema,
  points: v.pipe(v.array(LocalTextSchema), v.length(3)),
  expressions: v.pipe(v.array(Expression), v.length(10)),
  models: v.pipe(v.array(v.strictObject({ level: LevelSchema, text: Text })), v.length(2)),
  follow_ups: v.pipe(v.array(Expression), v.minLength(2), v.maxLength(3)),
});

/** The themes of one genre. */
export const MaterialsSchema = v.strictObject({
  genre: v.picklist(MATERIAL_GENRES),
  materials: v.pipe(v.array(MaterialSchema), v.minLength(1)),
});
