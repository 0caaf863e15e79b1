// Writes .br and .gz beside every built text file, so that the server only has to hand them out.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const WORTH_IT_BYTES = 1024;

export function compressed(): Plugin {
  return {
    name: 'oz-compressed',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      for (const file of await readdir(dir, { recursive: true })) {
        if (TEXTS.has(extname(file))) await compress(join(dir, file));
      }
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_IT_BYTES) return;
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
