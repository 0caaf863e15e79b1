import * as v from 'valibot';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { BookSchema, type Book } from './book-schema.ts';
import type { ContentProblem, ContentProblemKind, Position } from './content-problem.ts';
import { parseYaml, type ContentPath } from './yaml-positions.ts';

export type { Book, Lesson, Question } from './book-schema.ts';

/** A book that has the right shape, and where each of its parts stands in its file. */
export interface BookFile {
  readonly file: string;
  readonly book: Book;
  problemAt(path: ContentPath, kind: ContentProblemKind, detail: string): ContentProblem;
}

/** Reads one book. `file` is only the name that problems carry. */
export function parseBookFile(
  file: string,
  text: string,
): Result<BookFile, readonly ContentProblem[]> {
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

  const parsed = v.safeParse(BookSchema, yaml.value);
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
    file,
    book: parsed.output,
    problemAt: (path, kind, detail) => problem(yaml.positionOf(path), kind, detail),
  });
}

const pathOf = (issue: v.BaseIssue<unknown>): ContentPath =>
  (issue.path ?? []).map((step) => step.key as string | number);
