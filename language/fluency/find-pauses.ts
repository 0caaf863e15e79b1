import type { Span, TimedWord } from './speech-timing.ts';

/**
 * Shorter silences belong to the sounds themselves; a cut of 250 ms is the one most used for learners (De Jong & Bosker
 * 2013 compared cuts and confirmed it).
 */
export const SHORTEST_PAUSE_MS = 250;

export interface SilentPause extends Span {
  /**
   * Where it stands: `clause-end` after punctuation or before a word that opens a clause, `mid-clause` elsewhere. Native
   * speakers pause at the ends of clauses, learners also within them (Tavakoli 2011). `undefined` where no words surround it.
   */
  readonly place: 'clause-end' | 'mid-clause' | undefined;
}

const OPENS_CLAUSE = new Set(
  'and but or so because when if while although though which who where since before after until then however'.split(
    ' ',
  ),
);

/** The silences between spans of speech; none before the first or after the last. Takes tidy spans and words in order. */
export function findPauses(
  speech: readonly Span[],
  words: readonly TimedWord[],
): readonly SilentPause[] {
  return speech.slice(1).flatMap((next, at) => {
    const startMs = speech[at]?.endMs ?? next.startMs;
    const endMs = next.startMs;
    return endMs - startMs < SHORTEST_PAUSE_MS
      ? []
      : [{ startMs, endMs, place: placeOf((startMs + endMs) / 2, words) }];
  });
}

function placeOf(middleMs: number, words: readonly TimedWord[]): SilentPause['place'] {
  const middle = ({ startMs, endMs }: TimedWord) => (startMs + endMs) / 2;
  const before = words.findLast((word) => middle(word) <= middleMs);
  const after = words.find((word) => middle(word) > middleMs);
  if (before === undefined || after === undefined) return undefined;
  const isEnd =
    /[,.;:?!…]["')\]]*$/u.test(before.text) ||
    OPENS_CLAUSE.has(after.text.toLowerCase().replaceAll(/[^a-z]/gu, ''));
  return isEnd ? 'clause-end' : 'mid-clause';
}
