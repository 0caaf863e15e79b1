import type { Fluency } from '../fluency/measure-fluency.ts';
import { mtld } from '../level/lexical-diversity.ts';
import type { LevelEstimate } from '../level/estimate-level.ts';
import { pointsOf } from '../level/cefr.ts';
import { plainText, plainWords } from '../level/plain-text.ts';

/** What was good about a speech: only what can really be told, with the words and the number that show it. */
export interface Strength {
  readonly kind:
    /** So many words; true of every speech that can be corrected. */
    | 'spoke'
    /** In so many sentences. */
    | 'no-mistake-found'
    | 'used-expressions'
    | 'joined-ideas'
    | 'above-her-level'
    /** So many different ones. */
    | 'varied-words'
    /** For so many seconds. */
    | 'kept-going'
    /** So often. */
    | 'corrected-herself';
  readonly words: readonly string[];
  readonly count: number;
}

export interface JudgedSpeech {
  /** Without fillers and what was taken back. */
  readonly text: string;
  readonly sentences: number;
  readonly findings: number;
  readonly fluency: Fluency;
  readonly level: LevelEstimate | undefined;
  /** What was offered to her before she spoke. */
  readonly expressions: readonly string[];
}

const MOST_STRENGTHS = 4;

const LINKS =
  /\b(?:because|however|although|therefore|for example|for instance|on the other hand|first of all|in addition|after that|in the end|as a result|that's why|so that|even though|finally|secondly|instead)\b/giu;
const LINKS_AT_LEAST = 3;

/** A speech of fewer sentences may be free of mistakes by chance. */
const SENTENCES_WITHOUT_MISTAKE = 5;
const LONGEST_CALM_PAUSE_MS = 1500;
const KEPT_GOING_MS = 40_000;
/** Half of the speakers at B1 lie below. */
const VARIED_MTLD = 55;

/** The most telling first; never empty. */
export function findStrengths(speech: JudgedSpeech): readonly Strength[] {
  const { text, sentences, findings, fluency, level } = speech;
  const words = plainWords(plainText(text));
  const links = linksIn(text);
  const used = usedExpressions(text, speech.expressions);
  const longestMs = fluency.silentPauses.longestMs ?? 0;
  const aboveLevel = level ? aboveOf(level) : [];
  const isFlawless = findings === 0 && sentences >= SENTENCES_WITHOUT_MISTAKE;
  const hasKeptGoing = fluency.speakingMs >= KEPT_GOING_MS && longestMs <= LONGEST_CALM_PAUSE_MS;
  const isVaried = (mtld(words) ?? 0) >= VARIED_MTLD;
  const strengths: readonly Strength[] = [
    ...counted('no-mistake-found', isFlawless ? sentences : 0),
    ...shown('used-expressions', used),
    ...shown('above-her-level', aboveLevel),
    ...shown('joined-ideas', links.length >= LINKS_AT_LEAST ? links : []),
    ...counted('kept-going', hasKeptGoing ? Math.round(fluency.speakingMs / 1000) : 0),
    ...counted('corrected-herself', fluency.repairs.corrections),
    ...counted('varied-words', isVaried ? new Set(words).size : 0),
  ];
  return strengths.length > 0
    ? strengths.slice(0, MOST_STRENGTHS)
    : [{ kind: 'spoke', words: [], count: fluency.words }];
}

const shown = (kind: Strength['kind'], words: readonly string[]): readonly Strength[] =>
  words.length > 0 ? [{ kind, words, count: words.length }] : [];

const counted = (kind: Strength['kind'], count: number): readonly Strength[] =>
  count > 0 ? [{ kind, words: [], count }] : [];

const linksIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(LINKS)].map(([link]) => link.toLowerCase())),
];

/** What she said of a level above that of the whole speech. */
const aboveOf = ({ level, evidence }: LevelEstimate): readonly string[] =>
  evidence
    .filter((one) => pointsOf(one.level) > pointsOf(level))
    .map((one) => one.text)
    .slice(0, 3);

/** Of an expression with dots, the words before them. */
function usedExpressions(text: string, expressions: readonly string[]): readonly string[] {
  const said = ` ${plainText(text)} `;
  return expressions.filter((expression) => {
    const begins = plainText(expression.replace(/\.\.\..*$/u, '')).replace(/[.,\s]+$/u, '');
    return begins.includes(' ') && said.includes(` ${begins} `);
  });
}
