import { expect, it } from 'vitest';
import { loadKnownWords } from './load-known-words.ts';
import { suggestSpellings } from './suggest-spellings.ts';

const words = loadKnownWords();

/** The linter knows none of the first words, and has something else for each. */
const suggestedFor = (text: string) =>
  suggestSpellings(
    text,
    [{ span: { start: 0, end: text.indexOf(' ') }, suggestions: ['Everyone'] }],
    words,
  ).map(({ suggestions }) => suggestions[0]?.word);

it.each(['Everton have won again.', 'Siobhan called.'])(
  'takes what opens a sentence and looks like no word for a name: %s',
  (text) => {
    expect(suggestedFor(text)).toEqual([]);
  },
);

it.each([
  ['Tommorow I will go.', 'Tomorrow'],
  ['Becouse it rained.', 'Because'],
  ['Unfortunatly it rained.', 'Unfortunately'],
])('mends a slip there: %s', (text, right) => {
  expect(suggestedFor(text)).toEqual([right]);
});

const meantFor = (wrong: string, ...suggestions: readonly string[]) =>
  suggestSpellings(wrong, [{ span: { start: 0, end: wrong.length }, suggestions }], words).flatMap(
    (found) => found.suggestions.map(({ word }) => word),
  );

it.each(['eco', 'ipad', 'pilates', 'bouldering', "don'ts"])(
  'knows a word that dictionaries lack: %s',
  (word) => {
    expect(meantFor(word, 'echo')).toEqual([]);
  },
);

it.each([
  ['uncertified', 'certified'],
  ['unreturned', 'returned'],
  ['nonfluent', 'fluent'],
  ['eco-certified', 'certified'],
])('leaves what stands before a word: %s', (word, rest) => {
  expect(meantFor(word, rest)).toEqual([]);
});

it.each([
  ['untill', 'until'],
  ['misstake', 'mistake'],
  ['recommand', 'recommend'],
])('mends what only looks so: %s', (wrong, right) => {
  expect(meantFor(wrong, right)[0]).toBe(right);
});

it.each([
  ['infact', 'in fact'],
  ['Inorder', 'In order'],
  ['everytime', 'every time'],
  ['aswell', 'as well'],
  ['atleast', 'at least'],
])('parts what was written as one word: %s', (wrong, right) => {
  expect(meantFor(wrong)).toContain(right);
});

it.each(['Takeshi', 'Hanako', 'Tobe', 'Henderson', 'Noda'])('cuts no name: %s', (name) => {
  expect(meantFor(name).filter((meant) => meant.includes(' '))).toEqual([]);
});

it('takes what is misspelt in the plural for no owner', () => {
  const meant = meantFor('advertisments', "advertisement's");
  expect(meant).toContain('advertisements');
  expect(meant).not.toContain("advertisement's");
  expect(meantFor('economyc', "economy's")).not.toContain("economy's");
});
