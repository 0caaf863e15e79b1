import { align } from '../align/align.ts';
import { markWords } from '../align/mark-words.ts';
import { isFunctionWord } from '../align/function-words.ts';
import { applyFindings } from '../issues/apply-findings.ts';
import { normalise, wordsOf } from '../normalise/normalise.ts';
import { firstForm } from '../normalise/token.ts';
import { compare } from './compare.ts';
import { findOtherFacts } from './compare-facts.ts';
import { explainDifferences, MOST_DIFFERENCES } from './explain-differences.ts';
import { isMistake } from './likely-mistake.ts';
import { remarkText } from './remark-texts.ts';
import { mend, suspectMistakes, type SuspectedMistake } from './suspect-mistakes.ts';
import type { Comparison, Evidence, MarkedWord, Remark, SaidWord } from './verdict.ts';

/** Why an answer is wrong, and its words with what the reasons are about. */
export interface Reasons {
  readonly remarks: readonly Remark[];
  readonly words: readonly MarkedWord[];
}

interface UnlistedAnswer {
  readonly said: readonly SaidWord[];
  readonly words: readonly string[];
  readonly wrong: readonly string[];
  /** The accepted wordings that are nearest. */
  readonly accepted: readonly string[];
  /** With the nearest of them. */
  readonly comparison: Comparison;
  readonly evidence: Evidence;
}

/** Of fewer words nothing follows. */
const FEWEST_WORDS = 2;
/** Any two sentences may share an "I" or a "the". */
const MOST_SHARED = 0.2;
/**
 * Below this share of what the nearest wording has, it hardly translates the prompt: so were 98 % of 110 answers to other questions of
 * the same lesson.
 */
const OTHER_MEANING_BELOW = 0.4;
/** Where the nearest wording itself has less, the model does not understand the prompt. */
const UNDERSTOOD_FROM = 0.5;
/**
 * With a greater share of its content words in the wordings near it, it says the same in a way that the model does not know: so did 20
 * right wordings of 744 that no list has.
 */
const MOST_CONTENT_SHARED = 0.3;

/** What can be held against an answer that is not on the list; nothing where that is all. */
export function findReasons(answer: UnlistedAnswer): Reasons | undefined {
  return (
    ofListedMistake(answer) ??
    ofOtherFacts(answer) ??
    ofDifferences(answer) ??
    ofFindings(answer) ??
    ofOtherMeaning(answer) ??
    ofModel(answer)
  );
}

function ofListedMistake({ said, words, wrong, comparison }: UnlistedAnswer): Reasons | undefined {
  const variant = wrong.find((one) => compare(said, [one]).outcome === 'accepted');
  if (variant === undefined) return undefined;
  const suspects = suspectMistakes(words, comparison);
  const isExplained = explainDifferences(comparison.steps).length === suspects.length;
  const remarks = isExplained ? suspects.map(remarkOn) : [];
  const listed: Remark = {
    kind: 'listed',
    said: variant,
    right: comparison.nearest,
    why: remarkText('listed', variant, comparison.nearest),
  };
  return { remarks: remarks.length === 0 ? [listed] : remarks, words: comparison.words };
}

function ofOtherFacts({ words, accepted, comparison }: UnlistedAnswer): Reasons | undefined {
  const facts = findOtherFacts(words, accepted);
  if (facts.length === 0) return undefined;
  const differences = explainDifferences(comparison.steps);
  return {
    remarks: facts.map(({ said, expected }) => ({
      kind: 'fact',
      said,
      right: expected,
      why: remarkText('fact', said, expected),
    })),
    words: differences.length <= MOST_DIFFERENCES ? comparison.words : asSaid(words),
  };
}

function ofDifferences({ words, comparison, evidence }: UnlistedAnswer): Reasons | undefined {
  const suspects = suspectMistakes(words, comparison);
  const mistakes = suspects.filter((one, at) => isMistake(one, evidence.gains?.[at]));
  if (mistakes.length === 0) return undefined;
  return {
    remarks: mistakes.map(remarkOn),
    words: markedAgainst(
      mend(
        words,
        comparison,
        mistakes.flatMap(({ stretches }) => stretches),
      ),
      words,
    ),
  };
}

function ofFindings({ words, evidence }: UnlistedAnswer): Reasons | undefined {
  const text = words.join(' ');
  // A slip of the pen is no mistake of English, and a name or a British word may be right as it is.
  const findings = (evidence.findings ?? []).filter(({ kind }) => kind !== 'spelling');
  if (findings.length === 0) return undefined;
  const corrected = applyFindings(text, findings);
  return {
    remarks: findings.map(({ kind, span, replacement, why }) => ({
      kind,
      said: text.slice(span.start, span.end),
      right: replacement,
      why,
    })),
    words: markedAgainst(corrected, words),
  };
}

function ofOtherMeaning({ words, accepted, evidence }: UnlistedAnswer): Reasons | undefined {
  const { meaning } = evidence;
  const shared = sharedWords(words, accepted);
  const isOther =
    meaning === undefined || meaning.nearest < UNDERSTOOD_FROM
      ? sharesNothing(shared)
      : meaning.said < OTHER_MEANING_BELOW * meaning.nearest &&
        shared.content <= MOST_CONTENT_SHARED * shared.ofContent;
  if (!isOther) return undefined;
  const remark: Remark = {
    kind: 'meaning',
    said: '',
    right: '',
    why: remarkText('meaning', '', ''),
  };
  return { remarks: [remark], words: asSaid(words) };
}

function ofModel({ words, evidence }: UnlistedAnswer): Reasons | undefined {
  if (evidence.model?.outcome !== 'wrong') return undefined;
  const { remark } = evidence.model;
  const text = words.join(' ');
  const at = text.toLowerCase().indexOf(remark.said.toLowerCase());
  const isPlaced = remark.said !== '' && at >= 0;
  const corrected = text.slice(0, at) + remark.right + text.slice(at + remark.said.length);
  return {
    remarks: [remark],
    words: isPlaced ? markedAgainst(corrected, words) : asSaid(words),
  };
}

/** How many of the words that were said are in a wording near them, and how many of those that mean something. */
interface SharedWords {
  readonly all: number;
  readonly of: number;
  readonly content: number;
  readonly ofContent: number;
}

function sharedWords(words: readonly string[], accepted: readonly string[]): SharedWords {
  const said = normalise(words).map(firstForm);
  const expected = new Set(
    accepted.flatMap((wording) => normalise(wordsOf(wording)).map(firstForm)),
  );
  const content = said.filter((word) => !isFunctionWord(word));
  const sharedOf = (some: readonly string[]) => some.filter((word) => expected.has(word)).length;
  return {
    all: sharedOf(said),
    of: said.length,
    content: sharedOf(content),
    ofContent: content.length,
  };
}

/** Not one word that means something is in any wording near it, and of the others hardly any. */
const sharesNothing = ({ all, of, content }: SharedWords): boolean =>
  of >= FEWEST_WORDS && content === 0 && all <= of * MOST_SHARED;

/** Every word as it was said, with nothing against it. */
export const asSaid = (words: readonly string[]): readonly MarkedWord[] =>
  words.map((word) => ({ mark: 'right', expected: word, said: word }));

const remarkOn = ({ kind, said, right }: SuspectedMistake): Remark => ({
  kind,
  said,
  right,
  why: remarkText(kind, said, right),
});

/** What was said beside itself mended: what else may differ from the list is shown as it was said. */
function markedAgainst(corrected: string, words: readonly string[]): readonly MarkedWord[] {
  const expected = wordsOf(corrected);
  const { steps } = align(normalise(expected), normalise(words));
  return markWords(steps, expected, words);
}
