import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { parseBookFile, type Book, type BookFile } from './book-file.ts';
import { checkIds } from './check-unique.ts';
import type { ContentProblem } from './content-problem.ts';

/** The books of a folder, in the order of their file names. Throws only what the file system throws. */
export async function readBooks(
  dir: string,
): Promise<Result<readonly Book[], readonly ContentProblem[]>> {
  const files = await readBookFiles(dir);
  return files.ok ? ok(files.value.map((file) => file.book)) : files;
}

/** The same, with the places of their parts; ids are known to be unique. */
export async function readBookFiles(
  dir: string,
): Promise<Result<readonly BookFile[], readonly ContentProblem[]>> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.yaml')).toSorted();
  if (names.length === 0)
    return fail([{ file: dir, line: 1, column: 1, kind: 'no-books', detail: dir }]);

  const parsed = await Promise.all(
    names.map(async (name) =>
      parseBookFile(join(dir, name), await readFile(join(dir, name), 'utf8')),
    ),
  );
  const problems = parsed.flatMap((book) => (book.ok ? [] : book.error));
  const files = parsed.flatMap((book) => (book.ok ? [book.value] : []));
  const all = [...problems, ...checkIds(files)];
  return all.length === 0 ? ok(files) : fail(all);
}
