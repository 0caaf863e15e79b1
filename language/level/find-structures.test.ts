import { describe, expect, it } from 'vitest';
import { findStructures, STRUCTURES } from './find-structures.ts';
import { STRUCTURE_CASES } from './structure-cases.fixture.ts';

describe.each(STRUCTURE_CASES)('%s', (id, positives, negatives) => {
  it.each(positives)('is in "%s"', (text) => {
    expect(findStructures(text).map((found) => found.id)).toContain(id);
  });

  it.each(negatives)('is not in "%s"', (text) => {
    expect(findStructures(text).map((found) => found.id)).not.toContain(id);
  });
});

describe('structures', () => {
  it('are all tried on sentences that have them and on near misses', () => {
    expect(STRUCTURE_CASES.map(([id]) => id).sort()).toEqual(STRUCTURES.map(({ id }) => id).sort());
  });

  it('are found with the words that show them, and how often', () => {
    expect(findStructures('I used to swim. My sister used to ski.')).toContainEqual({
      id: 'used-to',
      level: 'B1',
      text: 'used to swim',
      times: 2,
    });
  });

  it('of a text without words are none', () => {
    expect(findStructures(' ... ')).toEqual([]);
  });
});
