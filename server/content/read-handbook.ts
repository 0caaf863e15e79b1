import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { checkTopicIds } from './check-handbook.ts';
import type { ContentProblem } from './content-problem.ts';
import { parseHandbookFile, type HandbookFile, type HandbookTopic } from './handbook-file.ts';

/** The topics of a folder, in the order of its file names. Throws only what the file system throws. */
export async function readHandbook(
  dir: string,
): Promise<Result<readonly HandbookTopic[], readonly ContentProblem[]>> {
  const files = await readHandbookFiles(dir);
  return files.ok ? ok(files.value.flatMap(({ topics }) => topics)) : files;
}

/** The same, with the places of their parts; ids are known to be unique. */
export async function readHandbookFiles(
  dir: string,
): Promise<Result<readonly HandbookFile[], readonly ContentProblem[]>> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.yaml')).toSorted();
  if (names.length === 0)
    return fail([{ file: dir, line: 1, column: 1, kind: 'no-books', detail: dir }]);

  const parsed = await Promise.all(
    names.map(async (name) =>
      parseHandbookFile(join(dir, name), await readFile(join(dir, name), 'utf8')),
    ),
  );
  const files = parsed.flatMap((file) => (file.ok ? [file.value] : []));
  const problems = [
    ...parsed.flatMap((file) => (file.ok ? [] : file.error)),
    ...checkTopicIds(files),
  ];
  return problems.length === 0 ? ok(files) : fail(problems);
}
