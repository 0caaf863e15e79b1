import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { compileDictionary } from '../../language/link-grammar/compiling/compile-dictionary.ts';
import type { CompiledDictionary } from '../../language/link-grammar/dictionary.ts';
import { LinkParser } from '../../language/link-grammar/parser.ts';
import { writeWhole } from '../storage/write-whole.ts';

/** The dictionary as text. To change the grammar, edit it; the next start parses with that. */
const ENGLISH = join(import.meta.dirname, '../../language/link-grammar/english');
/** Counts up with what the compiler makes of the same text. */
const COMPILED_FORM = 1;

/** The parser, with a dictionary that was compiled at the first start after its text had changed. */
export async function loadEnglishGrammar(modelFolder: string): Promise<LinkParser> {
  const sources = readSources();
  const file = join(modelFolder, `link-grammar-english-${fingerprint(sources)}.json`);
  const kept = await readFile(file, 'utf8').then(asDictionary, () => undefined);
  if (kept !== undefined) return new LinkParser(kept);

  const compiled = compileDictionary((path) => {
    const source = sources.get(path);
    if (source === undefined) throw new Error(`${join(ENGLISH, path)} is missing`);
    return source;
  });
  await writeWhole(file, new TextEncoder().encode(JSON.stringify(compiled)));
  return new LinkParser(compiled);
}

function asDictionary(text: string): CompiledDictionary | undefined {
  try {
    return JSON.parse(text) as CompiledDictionary;
  } catch {
    return undefined;
  }
}

/** By their paths in the folder. */
function readSources(): ReadonlyMap<string, string> {
  const files = readdirSync(ENGLISH, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(ENGLISH, join(parentPath, name)))
      .toSorted()
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(ENGLISH, path), 'utf8')]),
  );
}

function fingerprint(sources: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256').update(String(COMPILED_FORM));
  for (const [path, source] of sources) hash.update(`${path}\0${source}\0`);
  return hash.digest('hex').slice(0, 16);
}
