// Why: a page that says what holds is worth what keeps it true.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const page = readFileSync(join(ROOT, 'docs/security/asvs.md'), 'utf8');

interface Row {
  readonly id: string;
  readonly state: string;
  readonly where: string;
}

const rows: readonly Row[] = [...page.matchAll(/^\| (V\S+) \| ([^|]+) \| (.*) \|$/gm)].map(
  ([, id = '', state = '', where = '']) => ({ id, state, where }),
);
const countOf = (state: string): number => rows.filter((row) => row.state === state).length;

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has. */
const OF_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const filesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([\w@][\w@./-]*\.(?:ts|tsx|mjs|json|md|feature|html))`/g)].map(
    ([, file = '']) => file,
  );

describe('docs/security/asvs.md', () => {
  it('has every requirement of levels 1 and 2 once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const counts = OF_CHAPTER.map(
      (_, index) => rows.filter(({ id }) => id.startsWith(`V${index + 1}.`)).length,
    );
    expect(counts).toEqual(OF_CHAPTER);
  });

  it('has every row in the chapter it belongs to', () => {
    const chapters = page.split(/^## /m).slice(1);
    const strays = chapters.flatMap((chapter) => {
      const [name = ''] = chapter.split(' ');
      return [...chapter.matchAll(/^\| (V\d+)\./gm)].filter(([, of]) => of !== name);
    });
    expect(strays).toEqual([]);
    expect(chapters).toHaveLength(OF_CHAPTER.length);
  });

  it('counts as it says', () => {
    expect(page).toContain(
      `Of ${rows.length} requirements ${countOf('met')} are met, ${countOf('not met')} are not met, ${countOf('does not apply')} do not apply.`,
    );
    const states = new Set(rows.map(({ state }) => state));
    expect(states).toEqual(new Set(['met', 'not met', 'does not apply']));
  });

  it('says of each that is not met, once, what outside of the code it needs', () => {
    const [intro = ''] = page.split(/^## /m);
    const named = [...intro.matchAll(/\bV\d+\.\d+\.\d+\b/g)].map(([id]) => id);
    const unmet = rows.filter(({ state }) => state === 'not met').map(({ id }) => id);
    expect(named.toSorted()).toEqual(unmet.toSorted());
  });

  it('names no file that is not there', () => {
    const named = [...new Set(filesIn(page))];
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('names for all that is met a file, and a test or that there is none', () => {
    const bare = rows.filter(({ state, where }) => {
      if (state !== 'met') return false;
      const files = filesIn(where);
      const hasTest = files.some((file) => /\.(test|contract)\.ts$|\.feature$/.test(file));
      return files.length === 0 || !(hasTest || /\bno test\b/.test(where));
    });
    expect(bare.map(({ id }) => id)).toEqual([]);
  });
});
