import * as v from 'valibot';
import { readFile } from 'node:fs/promises';
import { ok, type Result } from '../../core/shared/result.ts';
import { GenreSchema, LevelSchema, LocalTextSchema, Slug } from '../content/book-schema.ts';
import type { ContentProblem } from '../content/content-problem.ts';
import { parseContent } from '../content/parse-content.ts';

const OptionSchema = v.strictObject({
  id: Slug,
  label: LocalTextSchema,
  /** What is recommended to a learner who chooses it. */
  level: v.exactOptional(LevelSchema),
  genre: v.exactOptional(GenreSchema),
  minutes: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60))),
});

const areDifferent = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

const QuestionSchema = v.strictObject({
  id: Slug,
  title: LocalTextSchema,
  choice: v.picklist(['one', 'several']),
  options: v.pipe(
    v.array(OptionSchema),
    v.minLength(2),
    v.maxLength(10),
    v.check((options) => areDifferent(options.map(({ id }) => id)), 'ids that differ'),
  ),
});

const SurveySchema = v.strictObject({
  questions: v.pipe(
    v.array(QuestionSchema),
    v.minLength(1),
    v.maxLength(10),
    v.check((questions) => areDifferent(questions.map(({ id }) => id)), 'ids that differ'),
  ),
});

export type Survey = v.InferOutput<typeof SurveySchema>;
export type SurveyOption = Survey['questions'][number]['options'][number];

/** The survey for newcomers. Throws only what the file system throws. */
export async function readSurvey(file: string): Promise<Result<Survey, readonly ContentProblem[]>> {
  const parsed = parseContent(file, await readFile(file, 'utf8'), SurveySchema);
  return parsed.ok ? ok(parsed.value.value) : parsed;
}
