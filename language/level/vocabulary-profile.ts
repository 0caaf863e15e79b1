import { guiraud } from './lexical-diversity.ts';
import { pointsBetween, type Anchors } from './anchors.ts';
import { pointsOf, type CefrLevel } from './cefr.ts';
import { levelOfWord, type KnownWord } from './level-of-word.ts';

export interface VocabularyProfile {
  /** 1 to 6. */
  readonly score: number;
  /** Different words that have a band, by base form; names and words of other languages have none. */
  readonly knownWords: number;
  /** How many of them belong to each band. */
  readonly wordsByLevel: Readonly<Record<CefrLevel, number>>;
  /** The mean of their bands, A1 being 1. */
  readonly meanBand: number;
  /** The words above A1, the hardest first. */
  readonly hardest: readonly KnownWord[];
}

/** What the mean band was in texts of each level; from the texts to tune on. A speaker of any level says mostly A1 words. */
const MEAN_BANDS: Anchors = [
  [1.01, 1],
  [1.09, 2],
  [1.27, 3],
  [1.78, 4],
  [2.25, 5],
  [2.7, 6],
];

/** How varied the words of learners of each level were while they told of pictures (NICT JLE corpus, half of it). */
const RANGES: Anchors = [
  [4.7, 0.5],
  [5.7, 1],
  [6.7, 2],
  [7.6, 3],
  [8.3, 4],
  [9, 5],
];
const RANGE_WEIGHT = 0.6;
/** Below, the range says how much was said and not how varied it was. */
const ENOUGH_WORDS = 40;

/** Which bands the words of a text belong to. Takes lower-case words; every word counts once, however often it was said. */
export function profileVocabulary(words: readonly string[]): VocabularyProfile {
  const known = new Map<string, KnownWord>();
  for (const word of words) {
    const found = levelOfWord(word);
    if (found !== undefined) known.set(found.base, found);
  }
  const wordsByLevel = { A1: 0, A2: 0, B1: 0, B2: 0, C1: 0 };
  let sum = 0;
  for (const { level } of known.values()) {
    wordsByLevel[level] += 1;
    sum += pointsOf(level);
  }
  const meanBand = known.size === 0 ? 1 : sum / known.size;
  const band = pointsBetween(MEAN_BANDS, meanBand);
  const range = pointsBetween(RANGES, guiraud(words));
  return {
    score: words.length < ENOUGH_WORDS ? band : RANGE_WEIGHT * range + (1 - RANGE_WEIGHT) * band,
    knownWords: known.size,
    wordsByLevel,
    meanBand,
    hardest: [...known.values()]
      .filter(({ level }) => level !== 'A1')
      .toSorted((a, b) => pointsOf(b.level) - pointsOf(a.level)),
  };
}
