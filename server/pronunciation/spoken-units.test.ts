import { describe, expect, it } from 'vitest';
import { spokenUnits } from './spoken-units.ts';

const spoken = (text: string) =>
  spokenUnits(text)
    .flatMap(({ units }) => units)
    .map(({ pronunciations, guessed }) => (guessed ? '?' : '') + pronunciations[0]);

describe('what is spoken', () => {
  it.each([
    ['Cat,', ['K AE T']],
    ["don't", ['D OW N T']],
    ['“It’s”', ['IH T S']],
    ['25', ['T W EH N T IY', 'F AY V']],
    ['7:05', ['S EH V AH N', 'OW', 'F AY V']],
    ['5pm', ['F AY V', 'P IY', 'EH M']],
    ['$20', ['T W EH N T IY', 'D AA L ER Z']],
    ['50%', ['F IH F T IY', 'P ER S EH N T']],
    ['R&B', ['AA R', 'AH N D', 'B IY']],
    ['—', []],
    ["nurses'", ['N ER S AH Z']],
    ["teacher'll", ['T IY CH ER AH L']],
    ['Takayanagi', ['?T AA K AA Y AA N AA G IY']],
    ['Kyoto.', ['?K Y OW T OW']],
    ['Friday.', ['F R AY D IY']],
    ["Let's", ['L EH T S']],
    ['constructor', ['K AH N S T R AH K T ER']],
    ['東京', []],
  ])('for %j is %j', (text, sounds) => {
    expect(spoken(text)).toEqual(sounds);
  });

  it('keeps the words as they were written', () => {
    expect(spokenUnits('Well, 20 cats!').map(({ text }) => text)).toEqual(['Well,', '20', 'cats!']);
  });

  it('knows words that are said in several ways', () => {
    expect(spokenUnits('either')[0]?.units[0]?.pronunciations).toEqual(['IY DH ER', 'AY DH ER']);
  });

  it('names what sounds differently differently', () => {
    const names = spokenUnits("were we're café cafe well-known wellknown")
      .flatMap(({ units }) => units)
      .map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
