import { sameWord } from '../align/word-forms.ts';
import { cuesOf } from './repair-cues.ts';
import { RepairModel } from './repair-model.ts';
import { REPAIR_CUES, REPAIR_STEPS } from './repair-weights.ts';

export interface Repair {
  /** `repetition`: the same words again. `correction`: other words in the place of those given up. */
  readonly kind: 'repetition' | 'correction';
  /** Positions of the words that were given up, ascending; a word of correction ("sorry") is among them. */
  readonly givenUp: readonly number[];
}

/** Going back further than this is a new sentence. */
const LONGEST_GIVEN_UP = 4;
/** Said twice on purpose: very very, no no, "that that" of two clauses, "had had". */
const DOUBLED_ON_PURPOSE = new Set(
  'very really no yes bye ha many much more long far never again had that yeah okay well please'.split(
    ' ',
  ),
);
/** Doubled by speakers who hesitate as often as on purpose; what stands around them says which. */
const DOUBLED_EITHER_WAY = new Set(['so', 'is', 'there']);
const PAIRING = new Set(['by', 'for', 'to', 'after', 'over']);
const BEGINNINGS = new Set(
  'i you he she it we they my the a in on at there this that to when if'.split(' '),
);

const MODEL = new RepairModel({ cues: weightsOf(REPAIR_CUES), steps: REPAIR_STEPS });

/**
 * Where a speaker repeated herself or began again. Takes words without hesitations, as they were written, and the positions
 * of those before which she hesitated.
 *
 * Unlike repairedReadings in normalise, which lists every sentence that may have been meant, this decides, and counts each
 * repair once.
 */
export function findRepairs(
  words: readonly string[],
  hesitant: ReadonlySet<number> = new Set(),
): readonly Repair[] {
  const bare = words.map((word) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}'-]/gu, ''));
  const pauseAfter = words.map((word) => /[,;:.…—–-]["')\]]*$/u.test(word));
  const endAfter = words.map((word) => /[.!?]["')\]]*$/u.test(word) && !/(?:\.\.|…)$/u.test(word));
  const isGivenUp = markedWords(bare, endAfter, hesitant);
  const repairs: Repair[] = [];
  for (let at = 0; at < bare.length; at += 1) {
    const ruled =
      cutOffAt(words, at) ??
      repetitionAt(bare, endAfter, at) ??
      correctionAt(bare, pauseAfter, endAfter, at);
    const repair = ruled ?? markedAt(bare, isGivenUp, at);
    if (repair === undefined) continue;
    repairs.push(repair);
    const last = repair.givenUp.at(-1) ?? at;
    // Of an attempt that was said again whole, the model may end one word further on than the rule.
    const isLeft = (on: number) => isGivenUp[on] === true && bare[on] === bare[at];
    if (ruled && last > at && isLeft(last + 1) && !isGivenUp[last + 2]) isGivenUp[last + 1] = false;
    at = last;
  }
  return repairs;
}

/** What was learned from speech finds what no rule describes. A sentence has its repairs to itself. */
function markedWords(
  bare: readonly string[],
  endAfter: readonly boolean[],
  hesitant: ReadonlySet<number>,
): boolean[] {
  const marks: boolean[] = [];
  while (marks.length < bare.length) {
    const from = marks.length;
    const end = endAfter.indexOf(true, from);
    const to = end === -1 ? bare.length : end + 1;
    const said = bare
      .slice(from, to)
      .map((word, at) => ({ word, isHesitant: hesitant.has(from + at) }));
    marks.push(...MODEL.mark(cuesOf(said)));
  }
  return marks;
}

/** "Little by little", "step by step". */
const isPairAt = (bare: readonly string[], at: number): boolean =>
  bare[at] === bare[at + 2] && PAIRING.has(bare[at + 1] ?? '') && !BEGINNINGS.has(bare[at] ?? '');

/** What was given up in one go. */
function markedAt(
  bare: readonly string[],
  isGivenUp: readonly boolean[],
  at: number,
): Repair | undefined {
  const word = bare[at] ?? '';
  const isDoubled = word === bare[at + 1] && DOUBLED_ON_PURPOSE.has(word);
  if (isGivenUp[at] !== true || isDoubled || isPairAt(bare, at)) return undefined;
  const end = isGivenUp.indexOf(false, at);
  return { kind: 'correction', givenUp: positions(at, (end === -1 ? bare.length : end) - at) };
}

/** "I wa- want" */
function cutOffAt(words: readonly string[], at: number): Repair | undefined {
  return /\p{L}[-—–]$/u.test(words[at] ?? '') && at + 1 < words.length
    ? { kind: 'correction', givenUp: [at] }
    : undefined;
}

/** "I I went", "in the in the park" */
function repetitionAt(
  bare: readonly string[],
  endAfter: readonly boolean[],
  at: number,
): Repair | undefined {
  for (let length = LONGEST_GIVEN_UP; length >= 1; length -= 1) {
    const first = bare.slice(at, at + length);
    const again = bare.slice(at + length, at + 2 * length);
    const isSame = first.length === again.length && first.every((word, i) => word === again[i]);
    if (!isSame || endAfter.slice(at, at + length).includes(true)) continue;
    if (first.every((word) => DOUBLED_ON_PURPOSE.has(word) || DOUBLED_EITHER_WAY.has(word)))
      continue;
    return { kind: 'repetition', givenUp: positions(at, length) };
  }
  return undefined;
}

/** "I go, I went": from the same beginning, other forms of the same words. "He go, sorry, he goes". */
function correctionAt(
  bare: readonly string[],
  pauseAfter: readonly boolean[],
  endAfter: readonly boolean[],
  at: number,
): Repair | undefined {
  if (!BEGINNINGS.has(bare[at] ?? '')) return undefined;
  for (let length = 2; length <= LONGEST_GIVEN_UP; length += 1) {
    if (endAfter.slice(at, at + length).includes(true)) return undefined;
    const signal = signalLength(bare, pauseAfter, at + length);
    const retry = at + length + signal;
    if (bare[retry] !== bare[at]) continue;
    const isAgain = bare
      .slice(at, at + length)
      .every((word, i) => sameWord(word, bare[retry + i] ?? ''));
    const isBrokenOff = signal > 0 || (length === 2 && pauseAfter[at + 1] === true && !isAgain);
    if (isAgain || isBrokenOff)
      return { kind: 'correction', givenUp: positions(at, length + signal) };
  }
  return undefined;
}

/** "…, sorry, …" and "…, I mean, …" */
function signalLength(bare: readonly string[], pauseAfter: readonly boolean[], at: number): number {
  if (pauseAfter[at - 1] !== true) return 0;
  const [first, second] = bare.slice(at, at + 2);
  if (first === 'i' && second === 'mean') return 2;
  if (first === 'no' && (second === 'sorry' || second === 'wait')) return 2;
  return first === 'sorry' || first === 'wait' || first === 'no' ? 1 : 0;
}

function weightsOf(text: string): Readonly<Record<string, number>> {
  const weights: Record<string, number> = {};
  for (const entry of text.split('|')) {
    const blank = entry.indexOf(' ');
    weights[entry.slice(blank + 1)] = Number(entry.slice(0, blank));
  }
  return weights;
}

const positions = (from: number, length: number): readonly number[] =>
  Array.from({ length }, (_, i) => from + i);
