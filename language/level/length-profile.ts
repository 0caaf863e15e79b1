import { pointsBetween, type Anchors } from './anchors.ts';
import { guiraud, mtld } from './lexical-diversity.ts';
import { plainSentences, plainWords } from './plain-text.ts';

export interface LengthProfile {
  /** 1 to 6. */
  readonly score: number;
  readonly words: number;
  /** `undefined` where a long text has no full stops: then it cannot be known. */
  readonly wordsPerSentence: number | undefined;
  /** Words that open a subordinate clause, per 100 words. */
  readonly subordination: number;
  /** Guiraud's index, see lexical-diversity.ts. */
  readonly guiraud: number;
  /** MTLD; `undefined` below 50 words. */
  readonly mtld: number | undefined;
}

/** No learner speaks in sentences this long; the full stops are missing. */
const NO_SENTENCE = 50;
const SUBORDINATORS =
  /\b(?:because|when|if|who|which|whom|whose|although|though|while|whereas|since|where|what|how|whether|before|after|until|unless|that)\b/gu;

/** What texts of each level had on average; from the texts to tune on, rounded. */
const SENTENCE_LENGTHS: Anchors = [
  [5, 1],
  [9, 2],
  [13, 3],
  [17, 4],
  [21, 5],
  [26, 6],
];
const SUBORDINATIONS: Anchors = [
  [0, 1],
  [2.5, 2],
  [5, 3],
  [6, 4],
  [7, 5],
];
const DIVERSITIES: Anchors = [
  [30, 1],
  [70, 2],
  [100, 3],
  [125, 4],
  [150, 5],
];
const GUIRAUDS: Anchors = [
  [3, 1],
  [5, 2],
  [6, 3],
];

/** How far sentences reach and how varied the words are. Takes a plain text. */
export function profileLength(plain: string): LengthProfile {
  const words = plainWords(plain);
  const sentences = plainSentences(plain).length;
  const perSentence = sentences === 0 ? 0 : words.length / sentences;
  const wordsPerSentence = perSentence > NO_SENTENCE ? undefined : perSentence;
  const subordination =
    words.length === 0 ? 0 : ([...plain.matchAll(SUBORDINATORS)].length / words.length) * 100;
  const variety = mtld(words);
  const scores = [
    ...(wordsPerSentence === undefined ? [] : [pointsBetween(SENTENCE_LENGTHS, wordsPerSentence)]),
    pointsBetween(SUBORDINATIONS, subordination),
    variety === undefined
      ? pointsBetween(GUIRAUDS, guiraud(words))
      : pointsBetween(DIVERSITIES, variety),
  ];
  return {
    score: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    words: words.length,
    wordsPerSentence,
    subordination,
    guiraud: guiraud(words),
    mtld: variety,
  };
}
