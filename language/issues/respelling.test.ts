import { assert, constantFrom, integer, property, array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyFindings } from './apply-findings.ts';
import { AREA_OF, type Finding } from './finding.ts';
import { RespelledText } from './respelling.ts';
import { writeTidily } from './write-tidily.ts';

const at = (text: string, word: string) => {
  const start = text.indexOf(word);
  return { start, end: start + word.length };
};
const finding = (text: string, wrong: string, replacement: string): Finding => ({
  span: at(text, wrong),
  replacement,
  kind: 'number',
  area: AREA_OF.number,
  topic: 'plural-nouns',
  confidence: 0.9,
  why: { ja: '', en: '', ko: '' },
});
const mended = (text: string, findings: readonly Finding[]) =>
  findings.map(({ span, replacement }) => [text.slice(span.start, span.end), replacement]);

describe('a text with misspelt words', () => {
  const text = 'I recieved two beautifull preasent from him.';
  const respelled = new RespelledText(text, [
    { span: at(text, 'beautifull'), replacement: 'beautiful' },
    { span: at(text, 'recieved'), replacement: 'received' },
    { span: at(text, 'preasent'), replacement: 'present' },
  ]);

  it('is mended', () => {
    expect(respelled.text).toBe('I received two beautiful present from him.');
  });

  it('tells of each misspelt word', () => {
    expect(mended(text, respelled.restore([]))).toEqual([
      ['recieved', 'received'],
      ['beautifull', 'beautiful'],
      ['preasent', 'present'],
    ]);
  });

  it('gives back what is found in it', () => {
    const found = [
      finding(respelled.text, 'present', 'presents'),
      finding(respelled.text, 'him', 'her'),
    ];

    expect(mended(text, respelled.restore(found))).toEqual([
      ['recieved', 'received'],
      ['beautifull', 'beautiful'],
      ['preasent', 'presents'],
      ['him', 'her'],
    ]);
  });

  it('takes a word in whole where a finding ends in it', () => {
    const found = [finding(respelled.text, 'two beauti', 'many beauti')];

    expect(mended(text, respelled.restore(found)).slice(1, 2)).toEqual([
      ['two beautifull', 'many beautiful'],
    ]);
  });

  it('says nothing of what cannot be heard', () => {
    const spoken = 'i dont like english';
    const tidy = new RespelledText(spoken, [
      { span: at(spoken, 'dont'), replacement: "don't" },
      { span: at(spoken, 'english'), replacement: 'English' },
    ]);

    expect(tidy.text).toBe("i don't like English");
    expect(tidy.restore([])).toEqual([]);
  });

  it('mends to the same words whichever way', () => {
    const words = array(constantFrom('teh', 'cat', 'sta', 'on', 'a'), {
      minLength: 1,
      maxLength: 9,
    });
    assert(
      property(words, integer({ min: 0, max: 8 }), (all, place) => {
        const original = all.join(' ');
        let start = 0;
        const respellings = all.flatMap((word) => {
          const span = { start, end: start + word.length };
          start += word.length + 1;
          return word === 'teh'
            ? [{ span, replacement: 'the' }]
            : word === 'sta'
              ? [{ span, replacement: 'stands' }]
              : [];
        });
        const text = new RespelledText(original, respellings);
        const word = text.text.split(' ')[place];
        const found = word === undefined ? [] : [finding(text.text, word, 'X')];

        expect(applyFindings(original, text.restore(found))).toBe(applyFindings(text.text, found));
      }),
    );
  });
});

it.each([
  ['i think i am right', 'I think I am right.'],
  ['he said yes . then i left', 'He said yes . Then I left .'],
  ['Fine.', 'Fine.'],
  ['nice to meet you!', 'Nice to meet you!'],
  ['no', 'No'],
  ['', ''],
])('%j is written %j', (text, tidy) => {
  expect(writeTidily(text)).toBe(tidy);
});
