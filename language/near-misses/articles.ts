import { indefinite } from '../issues/forms/noun-forms.ts';
import { wordSet } from '../issues/words/word-set.ts';
import { added, dropped, replaced, type NearMissRule } from './change.ts';

const ARTICLES = wordSet('a an the');
const POSSESSIVES = wordSet('my your his her its our their');
const BEFORE_A_NOUN = wordSet(
  'a an the this that these those my your his her its our their no any some every each',
);

/** Left out, exchanged, or put where none belongs: "in morning", "the Japan", "a my friend". */
export const articleMisses: NearMissRule = (words, at) => {
  const word = words[at];
  if (word === undefined) return [];
  if (ARTICLES.has(word.lower)) {
    const next = words[at + 1]?.text ?? '';
    const other = word.lower === 'the' ? indefinite(next) : 'the';
    const unlike = word.lower === 'the' ? [] : [word.lower === 'a' ? 'an' : 'a'];
    return [dropped('article', at), ...replaced('article', at, other, ...unlike)];
  }
  if (POSSESSIVES.has(word.lower))
    return [
      dropped('possessive', at),
      ...replaced('possessive', at, 'the'),
      ...added('article', at, 'a'),
    ];
  return beginsPhrase(words, at) ? added('article', at, indefinite(word.text), 'the') : [];
};

function beginsPhrase(words: Parameters<NearMissRule>[0], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (word === undefined || !/^(?:NOUN|ADJ|PROPN)$/u.test(word.pos)) return false;
  if (before === undefined) return true;
  return !/^(?:NOUN|ADJ|PROPN|NUM|DET)$/u.test(before.pos) && !BEFORE_A_NOUN.has(before.lower);
}
