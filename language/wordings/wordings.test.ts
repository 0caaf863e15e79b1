import { assert, constantFrom, property, array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestAccepted } from './accepted-wordings.ts';
import {
  countWordings,
  coveringWordings,
  expandPattern,
  leadingWording,
} from './expand-pattern.ts';
import { nearestWordings } from './nearest-wordings.ts';
import { parsePattern } from './parse-pattern.ts';
import { isPatternFlaw, type Pattern } from './pattern.ts';
import { randomWording } from './random-wording.ts';
import { SHARED_SETS } from './shared-sets.ts';
import { buildLattice } from './wording-lattice.ts';

const SETS = { often: 'often|a lot', again: 'again|once <often>', loop: 'x|<loop>' };

function pattern(text: string): Pattern {
  const parsed = parsePattern(text, SETS);
  if (isPatternFlaw(parsed)) throw new Error(parsed.flaw);
  return parsed;
}

const drawn = (text: string, ...chances: number[]) =>
  randomWording(pattern(text), () => chances.shift() ?? 0);
const wordings = (text: string) => [...expandPattern(pattern(text))];

describe('a pattern', () => {
  it.each([
    [[0, 0], 'I often go.'],
    [[0.5, 0], 'We often go.'],
    [[0, 0.99], 'I go.'],
  ])('is one wording where chance is %j', (chances, wording) => {
    expect(drawn('{I|We} [often] go.', ...chances)).toBe(wording);
  });

  it.each([
    ['Plain text.', ['Plain text.']],
    ['{I|We} go.', ['I go.', 'We go.']],
    ['I [really] go.', ['I really go.', 'I go.']],
    ['I go[, too| as well].', ['I go, too.', 'I go as well.', 'I go.']],
    ['{We {go|run}|I go}.', ['We go.', 'We run.', 'I go.']],
    ['I go <often>.', ['I go often.', 'I go a lot.']],
    ['<again>', ['Again', 'Once often', 'Once a lot']],
    ['[Well,] I go.', ['Well, I go.', 'I go.']],
    [
      'In {May|June}, {|perhaps,} I go.',
      ['In May, I go.', 'In May, perhaps, I go.', 'In June, I go.', 'In June, perhaps, I go.'],
    ],
  ])('%s', (text, expected) => {
    expect(wordings(text)).toEqual(expected);
    expect(countWordings(pattern(text))).toBe(expected.length);
  });

  it.each([
    ['I {go', 'not-closed', 2],
    ['I go}', 'not-opened', 4],
    ['I | go', 'not-opened', 2],
    ['I <go', 'not-closed', 2],
    ['I <never>', 'unknown-set', 2],
    ['<loop>', 'set-in-itself', 0],
    ['go{es}', 'inside-a-word', 2],
    ['{un}do', 'inside-a-word', 3],
  ])('%s is none: %s', (text, flaw, at) => {
    expect(parsePattern(text, SETS)).toEqual({ kind: 'flaw', flaw, at });
  });

  it('is shown with the first option of every slot', () => {
    expect(leadingWording(pattern('[Well,] {we|I} {go|run} <often>.'))).toBe('Well, we go often.');
  });

  it('is covered by few of its wordings', () => {
    expect(coveringWordings(pattern('{I|We} {go|run|walk} [often].'))).toEqual([
      'I go often.',
      'We run.',
      'I walk often.',
    ]);
  });

  it('can use every shared set', () => {
    for (const name of Object.keys(SHARED_SETS))
      expect(isPatternFlaw(parsePattern(`<${name}>`)), name).toBe(false);
  });
});

describe('the nearest wordings', () => {
  const accepted = {
    answers: ['I get up at six thirty.'],
    wordings: ['{I|We} [<usually>] {get up|wake up} at {6:30|half past six}[ in the morning].'],
  };

  it.each([
    ['i generally wake up at half past six', 'I generally wake up at half past six.'],
    ['We get up at 6:30 in morning', 'We get up at 6:30 in the morning.'],
    ['I normally get at six thirty', 'I normally get up at 6:30.'],
    ['nothing like it', 'I get up at six thirty.'],
  ])('of "%s" begin with "%s"', (said, nearest) => {
    expect(nearestAccepted(accepted, said.split(' '))[0]).toBe(nearest);
  });

  it('are those of "Sorry" where she says "I\'m sorry"', () => {
    const apologies = {
      answers: ['Sorry to be late.'],
      wordings: ["{Sorry|I'm really sorry} I'm late."],
    };
    expect(nearestAccepted(apologies, ["I'm", 'sorry', "I'm", 'late'])).toContain(
      "Sorry I'm late.",
    );
  });

  it('are no more than asked for, and no two are alike', () => {
    const near = nearestAccepted(accepted, ['I', 'wake', 'up'], 5);
    expect(new Set(near).size).toBe(5);
  });

  it('begin with what was said, whichever wording that is', () => {
    const patterns = [pattern('{a|b|a b} [c|d] {e|[f] g}'), pattern('{b a|c} {d|e [a]}')];
    const all = patterns.flatMap((one) => [...expandPattern(one)]);
    const lattice = buildLattice(patterns);
    assert(
      property(constantFrom(...all), (said) => {
        const [nearest = ''] = nearestWordings(lattice, said.split(' '), 1);
        expect(nearest.toLowerCase()).toBe(said.toLowerCase());
      }),
    );
  });

  it('are those of a search through all of them', () => {
    const patterns = [pattern('{a|b|a b} [c|d] {e|[f] g}'), pattern('{b a|c} {d|e [a]}')];
    const all = [...new Set(patterns.flatMap((one) => [...expandPattern(one)]))];
    const lattice = buildLattice(patterns);
    assert(
      property(array(constantFrom(...'abcdefg'), { maxLength: 6 }), (said) => {
        const distances = all.map((wording) => distance(wording.toLowerCase().split(' '), said));
        const [nearest = ''] = nearestWordings(lattice, said, 1);
        expect(distance(nearest.toLowerCase().split(' '), said)).toBe(Math.min(...distances));
      }),
    );
  });
});

function distance(from: readonly string[], to: readonly string[]): number {
  let row = [0, ...to.map((_, at) => at + 1)];
  for (const word of from) {
    const next = [(row[0] ?? 0) + 1];
    to.forEach((other, at) => {
      const swap = (row[at] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(swap, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}
