import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, property, string, array, constantFrom } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishParser, originalParser } from './fixtures/english-parser.ts';
import { Work } from './work.ts';

const ROOMY = 2_000_000;
/** What Link Grammar 5.12 itself says of 1,800 sentences: the cost of its first linkage, `?` without one, `-` for no linkage. */
const VERDICTS = readFileSync(join(import.meta.dirname, 'fixtures/library-verdicts.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [cost = '', sentence = ''] = line.split('\t');
    return { sentence, isLinked: cost !== '-', cost: Number(cost) };
  });

describe('beside the Link Grammar library', () => {
  const parser = originalParser();
  const parses = VERDICTS.map((verdict) => ({
    ...verdict,
    parse: parser.parse(verdict.sentence, new Work(ROOMY)),
  }));

  it('tells the same sentences apart', () => {
    const others = parses.filter(({ isLinked, parse }) => isLinked !== (parse.kind === 'linked'));

    expect(others.map(({ sentence }) => sentence)).toEqual([
      'How does ten a.m. Japan time sound?',
      "Young people are said that they don't vote, but is that really true?",
    ]);
  });

  it('never finds a dearer linkage, and rarely a cheaper one', () => {
    const differences = parses.flatMap(({ cost, parse }) =>
      parse.kind === 'linked' && !Number.isNaN(cost) ? [parse.linkage.cost - cost] : [],
    );

    expect(differences.filter((difference) => difference > 0.01)).toEqual([]);
    expect(differences.filter((difference) => difference < -0.01).length).toBeLessThan(20);
  });
});

describe('a linkage', () => {
  it('names its links', () => {
    const parse = englishParser().parse('The dog chased a cat.');
    if (parse.kind !== 'linked') throw new Error(parse.kind);
    const { links, words } = parse.linkage;
    const named = links.map(
      ({ left, right, name }) => `${words[left - 1] ?? '|'} ${name} ${words[right - 1] ?? '|'}`,
    );

    expect(named).toEqual(
      expect.arrayContaining(['The Ds**c dog', 'dog Ss*s chased', 'chased Os cat', 'a Ds**c cat']),
    );
  });

  it.each([
    ["She doesn't like it.", true],
    ["She don't like it.", false],
    ['"Come in," said Tom.', true],
    ['It costs $10,000 (about 1,000,000 yen).', true],
    ['A lot of people came at 6:30.', true],
    ['I bought car.', false],
    ['', false],
    ['   ', false],
  ])('of %j is there: %s', (sentence, isLinked) => {
    expect(englishParser().parse(sentence).kind === 'linked').toBe(isLinked);
  });
});

describe('the work for a sentence', () => {
  const MANY_WAYS =
    "Let's worry about who's to blame later. Right now, let's contain the damage that is done.";

  it('ends where it may not go on', () => {
    expect(englishParser().parse(MANY_WAYS, new Work(1_000))).toEqual({ kind: 'unfinished' });
    expect(englishParser().parse(`${'very '.repeat(80)}good`)).toEqual({ kind: 'unfinished' });
    expect(englishParser().parse('('.repeat(10_000))).toEqual({ kind: 'unfinished' });
  });

  it('ends at the same place every time', () => {
    const kinds = [1, 2, 3].map(() => englishParser().parse(MANY_WAYS, new Work(150_000)).kind);

    expect(new Set(kinds).size).toBe(1);
  });

  it('is bounded for whatever is written', () => {
    const words = `that that's and or , . the a of more than as what to be been being have had had not like
      very so such who whom whose which because though if it there's "quoted" (in brackets) -- 1,000 6:30 I'd've`;
    const likely = array(constantFrom(...words.split(/\s+/u)), { maxLength: 60 }).map((all) =>
      all.join(' '),
    );
    const any = string({ unit: 'binary', maxLength: 700 });
    const parser = englishParser();
    const slowest = { ms: 0, sentence: '' };
    for (const arbitrary of [likely, any]) {
      assert(
        property(arbitrary, (sentence) => {
          const begun = performance.now();
          const { kind } = parser.parse(sentence, new Work(200_000));
          const ms = performance.now() - begun;
          if (ms > slowest.ms) Object.assign(slowest, { ms, sentence });
          expect(['linked', 'unlinked', 'unfinished']).toContain(kind);
        }),
        { numRuns: 150 },
      );
    }

    // A fiftieth of a second is usual; a machine with other work to do may take long.
    expect(slowest.ms, slowest.sentence).toBeLessThan(2_000);
  });
});
