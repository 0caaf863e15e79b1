/** Letters that stand for one sound, or for two that sound alike to a Japanese ear. */
const ALIKE = 'lr bv sc kc sz iy gj mn td qk uw fv gk sx'.split(' ');
const VOWELS = 'aeiou';
const SILENT = `${VOWELS}h`;
const COST = { double: 0.35, silent: 0.6, alike: 0.7, swapped: 0.7, other: 1, first: 0.6 };
/** Of letters one of the two words has and the other has not, each costs at least this. */
const LEAST_COST_OF_LETTER = COST.silent / 2;
const LONGEST = 40;

/** A word as small numbers, a to z from 1 on. */
export type Letters = Uint8Array;
const KINDS = 32;
export const asLetters = (word: string): Letters =>
  Uint8Array.from(word.slice(0, LONGEST), (letter) => letter.charCodeAt(0) % KINDS);

const ALPHABET = Array.from({ length: KINDS }, (_, code) => String.fromCharCode(96 + code));
/** Of a letter that only one of the two words has. */
const GAPS = Float64Array.from(ALPHABET, (letter) =>
  SILENT.includes(letter) ? COST.silent : COST.other,
);
const CHANGES = ALPHABET.map((from) => Float64Array.from(ALPHABET, (to) => changeCost(from, to)));

function changeCost(from: string, to: string): number {
  if (from === to) return 0;
  if (VOWELS.includes(from) && VOWELS.includes(to)) return COST.silent;
  return ALIKE.some((pair) => pair.includes(from) && pair.includes(to)) ? COST.alike : COST.other;
}

/** Which letters a word has, as bits. */
export const bitsOf = (letters: Letters): number =>
  letters.reduce((bits, letter) => bits | (1 << letter), 0);

/** Whether two words with these letters may cost no more than `most`: cheap to ask of every word there is. */
export function mayBeNear(a: number, b: number, most: number): boolean {
  let count = 0;
  for (let others = a ^ b; others !== 0; others &= others - 1) count += 1;
  return count * LEAST_COST_OF_LETTER <= most;
}

/** Reused: a misspelt word is laid beside tens of thousands. */
const ROWS = [0, 1, 2].map(() => new Float64Array(LONGEST + 1));

/**
 * How far a misspelt word is from the one that was meant, in slips of the pen: letters doubled or left single, swapped, mistaken
 * for others. Infinity above `most`.
 */
export function slipCost(wrong: Letters, right: Letters, most: number): number {
  if (Math.abs(wrong.length - right.length) * COST.double > most) return Infinity;
  let [older, last, row] = ROWS as [Float64Array, Float64Array, Float64Array];
  last[0] = 0;
  for (let j = 1; j <= right.length; j += 1) last[j] = at(last, j - 1) + gapCost(right, j - 1);
  for (let i = 1; i <= wrong.length; i += 1) {
    if (fillRow(wrong, right, i, older, last, row) > most) return Infinity;
    const oldest = older;
    older = last;
    last = row;
    row = oldest;
  }
  const cost = at(last, right.length);
  return cost > most ? Infinity : cost;
}

/** Gives the least cost in it. */
function fillRow(
  wrong: Letters,
  right: Letters,
  i: number,
  older: Float64Array,
  last: Float64Array,
  row: Float64Array,
): number {
  const gap = gapCost(wrong, i - 1);
  const changes = CHANGES[at(wrong, i - 1)] ?? GAPS;
  let left = at(last, 0) + gap;
  let least = left;
  row[0] = left;
  for (let j = 1; j <= right.length; j += 1) {
    let change = at(changes, at(right, j - 1));
    // The first letter is hardly ever wrong.
    if (i === 1 && j === 1 && change > 0) change += COST.first;
    let here = at(last, j - 1) + change;
    here = Math.min(here, at(last, j) + gap, left + gapCost(right, j - 1));
    if (isSwapped(wrong, i - 1, right, j - 1))
      here = Math.min(here, at(older, j - 2) + COST.swapped);
    row[j] = here;
    left = here;
    if (here < least) least = here;
  }
  return least;
}

const at = (row: Float64Array | Uint8Array, index: number): number => row[index] ?? 0;

const isSwapped = (wrong: Letters, i: number, right: Letters, j: number): boolean =>
  i > 0 && j > 0 && wrong[i] === right[j - 1] && wrong[i - 1] === right[j];

const gapCost = (word: Letters, index: number): number =>
  index > 0 && word[index] === word[index - 1] ? COST.double : at(GAPS, at(word, index));
