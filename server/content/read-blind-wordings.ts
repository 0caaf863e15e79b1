import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlindWording } from './grade-wordings.ts';

/** Reads `*.tsv` with a header line: question id, rank, answer. Throws where a line has another form. */
export async function readBlindWordings(folder: string): Promise<readonly BlindWording[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.tsv')).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text, at) =>
    text
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line, index) => {
        const [questionId = '', rank = '', answer = ''] = line.split('\t');
        if (answer === '' || !(Number(rank) >= 1))
          throw new Error(`${files[at]}:${index + 2}: not an id, a rank and an answer: ${line}`);
        return { questionId, rank: Number(rank), answer };
      }),
  );
}
