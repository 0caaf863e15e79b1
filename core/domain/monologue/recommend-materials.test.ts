import { describe, expect, it } from 'vitest';
import type { MaterialHead } from './material.ts';
import { recommendMaterials } from './recommend-materials.ts';

const head = (id: string, more: Partial<MaterialHead> = {}): MaterialHead => ({
  id,
  genre: 'everyday',
  level: 'A2',
  tags: [],
  title: { ja: id, en: id, ko: id },
  ...more,
});

const wish = { level: 'A2', genres: [], spokenAbout: new Map() } as const;
const ids = (heads: readonly MaterialHead[]) => heads.map(({ id }) => id);

describe('what to speak about next', () => {
  it('is what is nearest to her level', () => {
    const all = [head('c1', { level: 'C1' }), head('b1', { level: 'B1' }), head('a2')];
    expect(ids(recommendMaterials(all, wish))).toEqual(['a2', 'b1', 'c1']);
  });

  it('is harder rather than easier where both are as near', () => {
    const all = [head('a1', { level: 'A1' }), head('b1', { level: 'B1' })];
    expect(ids(recommendMaterials(all, wish))).toEqual(['b1', 'a1']);
  });

  it('is of the genres she chose; without a choice, of any', () => {
    const all = [head('home'), head('work', { genre: 'business', level: 'B2' })];
    expect(ids(recommendMaterials(all, { ...wish, genres: ['business'] }))).toEqual(['work']);
    expect(recommendMaterials(all, wish)).toHaveLength(2);
  });

  it('is what she has not spoken about, and then what she spoke about longest ago', () => {
    const all = [head('today'), head('last-year'), head('never', { level: 'B1' })];
    const spokenAbout = new Map([
      ['today', 2000],
      ['last-year', 1000],
    ]);
    expect(ids(recommendMaterials(all, { ...wish, spokenAbout }))).toEqual([
      'never',
      'last-year',
      'today',
    ]);
  });

  it('takes turns between genres, so that a list does not show one alone', () => {
    const all = [head('h1'), head('h2'), head('t1', { genre: 'travel' })];
    expect(ids(recommendMaterials(all, wish))).toEqual(['h1', 't1', 'h2']);
  });
});
