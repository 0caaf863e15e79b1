import { beforeAll, describe, expect, it } from 'vitest';
import { loadJapanesePhonemes, type JapanesePhonemes } from './japanese-phonemes.ts';

describe('Japanese phonemes', () => {
  let japanese: JapanesePhonemes;

  beforeAll(async () => {
    japanese = await loadJapanesePhonemes();
  }, 30_000);

  it('reads particles and long vowels as they sound', () => {
    expect(japanese.of('学校へは電車で行きます。')).toBe('ɡaʔkoː e βa deɴɕa de ikimasɨ.');
  });

  it('reads numbers with their counters', () => {
    expect(japanese.of('3,500円です。')).toBe('sanzeŋɡoçakɯendesɨ.');
    expect(japanese.of('9時30分')).toBe('kɯʥi saɲʥɨʔpɯɴ');
  });

  it('takes the readings of our own list, where the dictionary has others', () => {
    expect(japanese.of('私は一人で行った。')).toBe('βataɕi βa çitoɽi de iʔta.');
  });

  it('reads kana that the caller gives letter by letter', () => {
    expect(japanese.of('方', 'かた')).toBe('kata');
    expect(japanese.of('どうも', 'ドーモ、ハイ。')).toBe('doːmo, hai.');
  });

  it('spells Latin letters', () => {
    expect(japanese.of('Tシャツ')).toBe('tiːɕaʦɨ');
  });
});
