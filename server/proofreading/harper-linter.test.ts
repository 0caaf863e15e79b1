import { expect, it } from 'vitest';
import { SURE } from '../../language/issues/finding.ts';
import { HarperLinter } from './harper-linter.ts';

it.each([
  ['I did my home work in the bed room.', ['homework', 'bedroom']],
  ['I like him alot.', ['a lot']],
  ['This slide shows our sales, and as the next slide shows, they are up.', []],
  ['The station is a fifteen-minute walk away.', []],
  ["My flatmate's tyre burst by the kerb.", []],
  ["The kids're asleep, and my parents've gone out.", []],
])('finds what is no word, or not one word, in %j', async (text, meant) => {
  const linter = await HarperLinter.load();
  const { unknown } = await linter.lint(text);
  expect(unknown.map(({ suggestions }) => suggestions[0])).toEqual(meant);
});

it.each([
  'We have exciting plans.',
  "I don't like this kind of movies.",
  'They are considerably less likely to get sick.',
  "It's important he know the truth.",
  "There's loads of things to do.",
])('is sure of nothing in %j', async (text) => {
  const linter = await HarperLinter.load();
  const { findings } = await linter.lint(text);
  expect(findings.filter(({ confidence }) => confidence > SURE)).toEqual([]);
});
