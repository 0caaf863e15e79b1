import { sameWord } from '../align/word-forms.ts';

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
  'very really so no yes bye ha many much more long far never again had that is there yeah okay well please'.split(
    ' ',
  ),
);
const BEGINNINGS = new Set(
  'i you he she it we they my the a in on at there this that to when if'.split(' '),
);

/**
 * Where a speaker repeated herself or began again. Takes words without hesitations, as they were written.
 *
 * Unlike repairedReadings in normalise, which lists every sentence that may have been meant, this decides: it counts each
 * repair once, and rather too few than too many.
 */
export function findRepairs(words: readonly string[]): readonly Repair[] {
  const bare = words.map((word) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}'-]/gu, ''));
  const pauseAfter = words.map((word) => /[,;:.…—–-]["')\]]*$/u.test(word));
  const endAfter = words.map((word) => /[.!?]["')\]]*$/u.test(word) && !/(?:\.\.|…)$/u.test(word));
  const repairs: Repair[] = [];
  for (let at = 0; at < bare.length; at += 1) {
    const repair =
      cutOffAt(words, at) ??
      repetitionAt(bare, endAfter, at) ??
      correctionAt(bare, pauseAfter, endAfter, at);
    if (repair === undefined) continue;
    repairs.push(repair);
    at = repair.givenUp.at(-1) ?? at;
  }
  return repairs;
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
    if (first.every((word) => DOUBLED_ON_PURPOSE.has(word))) continue;
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

const positions = (from: number, length: number): readonly number[] =>
  Array.from({ length }, (_, i) => from + i);
