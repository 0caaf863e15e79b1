import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Material } from '../../core/domain/monologue/material.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { checkMaterialIds } from './check-materials.ts';
import type { ContentProblem } from './content-problem.ts';
import { parseMaterialFile, type MaterialFile } from './material-file.ts';

/** The themes of a folder, in the order of its file names. Throws only what the file system throws. */
export async function readMaterials(
  dir: string,
): Promise<Result<readonly Material[], readonly ContentProblem[]>> {
  const files = await readMaterialFiles(dir);
  return files.ok ? ok(files.value.flatMap(({ materials }) => materials)) : files;
}

/** The same, with the places of their parts; ids are known to be unique. */
export async function readMaterialFiles(
  dir: string,
): Promise<Result<readonly MaterialFile[], readonly ContentProblem[]>> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.yaml')).toSorted();
  if (names.length === 0)
    return fail([{ file: dir, line: 1, column: 1, kind: 'no-books', detail: dir }]);
  const pictures = await readPictures(join(dir, 'pictures'));
  const parsed = await Promise.all(
    names.map(async (name) =>
      parseMaterialFile(join(dir, name), await readFile(join(dir, name), 'utf8'), pictures),
    ),
  );
  const files = parsed.flatMap((file) => (file.ok ? [file.value] : []));
  const problems = [
    ...parsed.flatMap((file) => (file.ok ? [] : file.error)),
    ...checkMaterialIds(files),
  ];
  return problems.length === 0 ? ok(files) : fail(problems);
}

/** By the id of the theme they were drawn for; none where the folder is not there. */
async function readPictures(dir: string): Promise<ReadonlyMap<string, string>> {
  const names = existsSync(dir) ? await readdir(dir) : [];
  return new Map(
    await Promise.all(
      names
        .filter((name) => name.endsWith('.svg'))
        .map(async (name): Promise<[string, string]> => [
          basename(name, '.svg'),
          await readFile(join(dir, name), 'utf8'),
        ]),
    ),
  );
}
