import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadEnglishGrammar } from './english-grammar.ts';

describe('the English grammar', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'english-grammar-'));
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('is compiled once, into a file of its own', async () => {
    const first = await loadEnglishGrammar(folder);
    const files = await readdir(folder);
    const second = await loadEnglishGrammar(folder);

    expect(files).toEqual([expect.stringMatching(/^link-grammar-english-[0-9a-f]{16}\.json$/u)]);
    expect(await readdir(folder)).toEqual(files);
    for (const grammar of [first, second])
      expect(grammar.parse('She likes music.').kind).toBe('linked');
  });

  it('is compiled again where that file is damaged', async () => {
    const [file = ''] = await readdir(folder);
    await writeFile(join(folder, file), '{"version"');

    expect((await loadEnglishGrammar(folder)).parse('She likes music.').kind).toBe('linked');
    expect((await stat(join(folder, file))).size).toBeGreaterThan(1_000_000);
  });
});
