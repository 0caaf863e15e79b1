import { join } from 'node:path';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { readSurvey } from '../survey/survey-file.ts';
import type { ContentProblem } from './content-problem.ts';
import { readBooks } from './read-books.ts';
import { readHandbook } from './read-handbook.ts';
import { readMaterials } from './read-materials.ts';

const FOLDER = join(import.meta.dirname, '../../content');

/** All that is served of the project's own content. The first problem of a kind of content ends it. */
export async function readContent() {
  const books = await readBooks(join(FOLDER, 'books'));
  if (!books.ok) return broken(books.error);
  const survey = await readSurvey(join(FOLDER, 'survey.yaml'));
  if (!survey.ok) return broken(survey.error);
  const handbook = await readHandbook(join(FOLDER, 'handbook'));
  if (!handbook.ok) return broken(handbook.error);
  const materials = await readMaterials(join(FOLDER, 'materials'));
  if (!materials.ok) return broken(materials.error);
  return ok({
    books: books.value,
    survey: survey.value,
    topics: handbook.value,
    materials: materials.value,
  });
}

function broken(
  problems: readonly ContentProblem[],
): Result<never, { readonly kind: 'content-broken'; readonly problem: string }> {
  const [{ file, line, column, kind } = { file: '', line: 0, column: 0, kind: '' }] = problems;
  return fail({ kind: 'content-broken', problem: `${file}:${line}:${column} ${kind}` });
}
