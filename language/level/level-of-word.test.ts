import { describe, expect, it } from 'vitest';
import { levelOfWord } from './level-of-word.ts';
import { WORD_BANDS } from './word-bands.ts';

describe('the level of a word', () => {
  it.each([
    ['pencil', 'A1'],
    ['homework', 'A1'],
    ['breakfast', 'A1'],
    ['went', 'A1'],
    ['studies', 'A1'],
    ['children', 'A1'],
    ['umbrellas', 'A1'],
    ['bigger', 'A1'],
    ['toothbrush', 'A2'],
    ['situation', 'B1'],
    ['convincing', 'B1'],
    ['sniper', 'B2'],
    ['consequences', 'B2'],
    ['detrimental', 'C1'],
    ['overcomplication', 'C1'],
  ])('%s is %s', (word, level) => {
    expect(levelOfWord(word)?.level).toBe(level);
  });

  it('counts every form for the word a dictionary lists', () => {
    expect(levelOfWord('bought')).toEqual({ base: 'buy', level: 'A1' });
    expect(levelOfWord("teacher's")).toEqual({ base: 'teacher', level: 'A1' });
    expect(levelOfWord('being')).toEqual({ base: 'be', level: 'A1' });
  });

  it.each(['kyoto', 'shinkansen', 'xyz', '2024', ''])('%j has none', (word) => {
    expect(levelOfWord(word)).toBeUndefined();
  });

  it('does not take what films are full of for what beginners know', () => {
    for (const word of ['gun', 'kill', 'murder', 'cop', 'corpse', 'hostage'])
      expect(levelOfWord(word)?.level).not.toBe('A1');
  });

  it('is one and the same for every banded word', () => {
    const all = Object.values(WORD_BANDS).join(' ').split(' ');
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(6000);
  });
});
