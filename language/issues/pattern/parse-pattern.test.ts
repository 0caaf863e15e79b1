import { expect, it } from 'vitest';
import { parsePattern } from './parse-pattern.ts';

it.each(['$', '$$', '^', ',', '', 'Friday'])(
  'refuses "%s" as one of several words, for no word is ever that',
  (atom) => {
    expect(() => parsePattern(`{a=>b} again|${atom}`)).toThrow(`"${atom}" in "again|${atom}"`);
    expect(() => parsePattern(`&${atom}|again {a=>b}`)).toThrow(/is no word/u);
  },
);

it('reads words with figures, hyphens and apostrophes, and endings as steps of their own', () => {
  const steps = parsePattern("^^ 1st|o'clock|'s|half-past {a=>b} , $");
  expect(steps.map(({ kind }) => kind)).toEqual([
    'sentence-start',
    'words',
    'open',
    'words',
    'close',
    'may-pause',
    'clause-end',
  ]);
});
