import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadJapaneseReader, type JapaneseReader } from './japanese-reader.ts';
import { JAPANESE_READINGS } from './pronunciations.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/readings.md'), 'utf8');

/** The rows of the tables under one heading of docs/readings.md. */
function rowsOf(heading: string): readonly (readonly [string, string, string])[] {
  const section = PAGE.split(/^## /mu).find((part) => part.startsWith(heading)) ?? '';
  const rows = section.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \|$/gmu);
  return [...rows]
    .map(([, first = '', second = '', third = '']) => [first, second, third] as const)
    .filter(([first]) => first !== 'written');
}

const READ = rowsOf('What the reader makes of it');
const MISREAD = rowsOf('What only a `reading` can put right');

const kanaOf = (reader: JapaneseReader, text: string): string =>
  reader
    .read(text)
    .map((piece) => (piece.kind === 'mark' ? piece.mark : piece.kana))
    .join(' ')
    .replaceAll(/ (?=[,.!?])/gu, '');

const bare = (kana: string): string => kana.replaceAll(' ', '').replaceAll('ヲ', 'オ');

describe('docs/readings.md', () => {
  let reader: JapaneseReader;
  let dictionary: JapaneseReader;
  beforeAll(async () => {
    reader = await loadJapaneseReader(JAPANESE_READINGS);
    dictionary = await loadJapaneseReader([]);
  }, 30_000);

  it('has its tables', () => {
    expect(READ.length).toBeGreaterThan(100);
    expect(MISREAD.length).toBeGreaterThan(5);
  });

  it.each(READ)('reads %s as %s', (written, read, alone) => {
    expect(kanaOf(reader, written)).toBe(read);
    expect(kanaOf(dictionary, written)).toBe(alone === 'the same' ? read : alone);
  });

  it.each(MISREAD)('still reads %s as %s, and not as %s', (written, read, meant) => {
    expect(kanaOf(reader, written)).toBe(read);
    expect(bare(read)).not.toBe(bare(meant));
  });
});
