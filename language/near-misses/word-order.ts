import type { TaggedWord } from '../issues/tagged-word.ts';
import { wordSet } from '../issues/words/word-set.ts';
import type { Change, NearMissRule } from './change.ts';

const MOVING =
  wordSet(`always usually often sometimes never already just still also only really even almost probably
  soon now today yesterday tomorrow very`);
const INVERTED = /^(?:am|is|are|was|were|do|does|did|can|could|will|would|should|have|has|had)$/u;

/** Neighbours that change places: "I go always", "Where he is?", "I like very much it". */
export const wordOrderMisses: NearMissRule = (words, at) => {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || next === undefined || next.breakBefore !== '') return [];
  return isExchanged(word, next)
    ? [
        {
          kind: 'word-order',
          from: at,
          to: at + 2,
          words: [next.lower, word.lower],
        } satisfies Change,
      ]
    : [];
};

/** What belongs to a verb and goes behind a pronoun: "pick you up". */
const PARTICLES = wordSet('up out off on down back away in over');

function isExchanged(word: TaggedWord, next: TaggedWord): boolean {
  if (MOVING.has(word.lower) || MOVING.has(next.lower)) return true;
  if (word.pos === 'PRON' && PARTICLES.has(next.lower)) return true;
  const isSubject = /^(?:PRON|NOUN|PROPN)$/u.test(next.pos);
  if (INVERTED.test(word.lower) && isSubject) return true;
  if (INVERTED.test(next.lower) && word.pos === 'PRON') return true;
  return /^(?:ADJ|ADV)$/u.test(word.pos) && /^(?:NOUN|ADJ|VERB)$/u.test(next.pos);
}
