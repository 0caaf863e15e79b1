import * as v from 'valibot';
import { readFile } from 'node:fs/promises';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { GenreSchema, LevelSchema, LocalTextSchema, Slug } from '../content/book-schema.ts';
import type { ContentProblem } from '../content/content-problem.ts';
import { parseYaml } from '../content/yaml-positions.ts';

const OptionSchema = v.strictObject({
  id: Slug,
  label: LocalTextSchema,
  /** What whoever chooses it is recommended. */
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
  const yaml = parseYaml(await readFile(file, 'utf8'));
  if (yaml.errors.length > 0) {
    return fail(
      yaml.errors.map(({ line, column, message }) => ({
        file,
        line,
        column,
        kind: 'not-yaml',
        detail: message,
      })),
    );
  }
  const parsed = v.safeParse(SurveySchema, yaml.value);
  if (parsed.success) return ok(parsed.output);
  return fail(
    parsed.issues.map((issue) => {
      const path = (issue.path ?? []).map(({ key }) => key as string | number); // YAML has no others
      const detail = `${path.join('.')}: ${issue.message}`;
      return { file, ...yaml.positionOf(path), kind: 'not-as-described', detail };
    }),
  );
}
