import { describe, expect, it } from 'vitest';
import { normalise, wordsOf } from './normalise.ts';

const keys = (sentence: string) =>
  normalise(wordsOf(sentence)).map((token) => token.forms.join('/'));

describe('the units of a sentence', () => {
  it.each([
    ["I'd go.", ['i', 'would', 'go']],
    ["He's here", ['he', "is/'s", 'here']],
    ["She's never been", ['she', "has/'s", 'never', 'been']],
    ["It's broken", ['it', "is/has/'s", 'broken']],
    ["I'd already gone", ['i', 'had', 'already', 'gone']],
    ["I'd need it", ['i', 'would', 'need', 'it']],
    ["I'd better go", ['i', 'had', 'better', 'go']],
    ["He'd come", ['he', 'would/had', 'come']],
    ["I won't", ['i', 'will', 'not']],
    ["Where'd you go?", ['where', 'would/had/did', 'you', 'go']],
    ['‘Hello’, she said—quietly.', ['hello', 'she', 'said', 'quietly']],
    ['twenty-five', ['25']],
    ['one hundred and five', ['105']],
    ['two thousand three hundred', ['2300']],
    ['5 million', ['5000000']],
    ['1,234', ['1234']],
    ['seven oh five', ['7', '0', '5']],
    ['7:05', ['7', '0', '5']],
    ['10:30', ['1030']],
    ['ten thirty', ['1030']],
    ['7am', ['7', 'a.m.']],
    ['I am', ['i', 'am']],
    ['nineteen ninety nine', ['1999']],
    ['the twenty-first', ['the', '21st']],
    ['¥3,000', ['3000', 'yen']],
    ['$1', ['1', 'dollar']],
    ['you and me', ['you', 'and', 'me']],
    ['one, two', ['1', '2']],
    ['ｃａｆé', ['cafe']],
    ['rock & roll', ['rock', 'and', 'roll']],
    ["my parents' house", ['my', 'parents', 'house']],
    ['the U.S.', ['the', 'u.s']],
  ])('%j is %j', (sentence, expected) => {
    expect(keys(sentence)).toEqual(expected);
  });

  it('remember the words they come from', () => {
    expect(normalise(wordsOf("I've twenty five dogs")).map((token) => token.words)).toEqual([
      [0],
      [0],
      [1, 2],
      [3],
    ]);
  });

  it('know which of them may be left out', () => {
    const optional = (sentence: string) =>
      normalise(wordsOf(sentence))
        .filter((token) => token.optional)
        .map((token) => token.forms[0]);
    expect(optional("Well, I think that you um come at two o'clock")).toEqual([
      'well',
      'that',
      'um',
      "o'clock",
    ]);
    expect(optional('So do I.')).toEqual([]);
    expect(optional('Well.')).toEqual([]);
    expect(optional('Look at that.')).toEqual([]);
  });
});
