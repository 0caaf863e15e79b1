import type { Affixes } from '../dictionary.ts';
import { isMark, lexDictionary } from './lex-dictionary.ts';
import { pathOf, readWords, type ReadSource } from './read-entries.ts';

/** Reads `4.0.affix`: lists of what may be cut off a word, each followed by a colon and the list's name. */
export function readAffixes(read: ReadSource): Affixes {
  const lists = new Map<string, string[]>();
  let list: string[] = [];
  const tokens = lexDictionary(read('4.0.affix'));
  for (let at = 0; at < tokens.length; at += 1) {
    const { text, isQuoted } = tokens[at] ?? { text: '', isQuoted: false };
    if (isMark(tokens[at], ':')) {
      const name = (tokens[at + 1]?.text ?? '').replace(/[+-]$/u, '');
      lists.set(name, [...(lists.get(name) ?? []), ...list]);
      list = [];
      at += 2;
    } else if (!isQuoted && text.startsWith('/en/words'))
      list.push(...readWords(read(pathOf(text))));
    else list.push(text);
  }
  const longestFirst = (name: string) =>
    [...new Set(lists.get(name))].toSorted((a, b) => b.length - a.length);
  // Marks that are written as patterns only part commas and colons, which the parser does by itself.
  const marks = (name: string) => longestFirst(name).filter((mark) => !/^\/.+\//u.test(mark));
  return {
    rightMarks: marks('RPUNC'),
    leftMarks: marks('LPUNC'),
    middleMarks: marks('MPUNC'),
    suffixes: longestFirst('SUF'),
    prefixes: longestFirst('PRE'),
    units: longestFirst('UNITS'),
    quotes: (lists.get('QUOTES') ?? []).join(''),
    bullets: (lists.get('BULLETS') ?? []).join(''),
  };
}
