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
