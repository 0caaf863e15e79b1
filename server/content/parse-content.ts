import * as v from 'valibot';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { ContentProblem, ContentProblemKind, Position } from './content-problem.ts';
import { parseYaml, type ContentPath } from './yaml-positions.ts';

/** What a file holds once it has the right shape, and where each part of it stands. */
export interface ParsedContent<T> {
  readonly value: T;
  problemAt(path: ContentPath, kind: ContentProblemKind, detail: string): ContentProblem;
}

/** Reads one YAML file by its schema. `file` is only the name that problems carry. */
export function parseContent<const Schema extends v.GenericSchema>(
  file: string,
  text: string,
  schema: Schema,
): Result<ParsedContent<v.InferOutput<Schema>>, readonly ContentProblem[]> {
  const yaml = parseYaml(text);
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
  const problem = (place: Position, kind: ContentProblemKind, detail: string): ContentProblem => ({
    file,
    line: place.line,
    column: place.column,
    kind,
    detail,
  });

  const parsed = v.safeParse(schema, yaml.value);
  if (!parsed.success) {
    return fail(
      parsed.issues.map((issue) => {
        const path = pathOf(issue);
        // An entry that should not be there is shown by its name, everything else by its value.
        const place = issue.expected === 'never' ? yaml.positionOfKey(path) : yaml.positionOf(path);
        return problem(place, 'not-as-described', `${path.join('.')}: ${issue.message}`);
      }),
    );
  }
  return ok({
    value: parsed.output,
    problemAt: (path, kind, detail) => problem(yaml.positionOf(path), kind, detail),
  });
}

const pathOf = (issue: v.BaseIssue<unknown>): ContentPath =>
  (issue.path ?? []).map((step) => step.key as string | number); // YAML has no other keys
