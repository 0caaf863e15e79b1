import { soundKey } from './sound-key.ts';

const VOWELS = 'aeiouyAEIOUR';
/** Pairs that Japanese speakers, and recognisers listening to them, exchange most. */
const CONFUSED = new Set(['lr', 'bv', 'sT', 'Ss', 'Tz', 'Jz', 'fh', 'mn', 'Nn', 'Tt', 'CT', 'Cs']);
const VOICED = new Set(['bp', 'dt', 'gk', 'sz', 'fv', 'CJ', 'Td']);

const VOWEL_COST = 0.4;
const CONFUSED_COST = 0.3;
const VOICED_COST = 0.5;

/** How far apart two words sound: 0 the same, 1 nothing in common. */
export const soundDistance = (a: string, b: string): number =>
  keyDistance(soundKey(a), soundKey(b));

/** The same between sound keys. Figures have none; two of them have nothing in common. */
export function keyDistance(from: string, to: string): number {
  const longest = Math.max(from.length, to.length);
  return longest === 0 ? 1 : Math.min(1, editCost(from, to) / longest);
}

function editCost(from: string, to: string): number {
  let row = [0];
  for (const sound of to) row.push((row.at(-1) ?? 0) + gapCost(sound));
  for (const sound of from) {
    const next = [(row[0] ?? 0) + gapCost(sound)];
    [...to].forEach((other, at) => {
      next.push(
        Math.min(
          (row[at] ?? 0) + swapCost(sound, other),
          (row[at + 1] ?? 0) + gapCost(sound),
          (next[at] ?? 0) + gapCost(other),
        ),
      );
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}

const isVowel = (sound: string): boolean => VOWELS.includes(sound);
const gapCost = (sound: string): number => (isVowel(sound) ? VOWEL_COST : 1);

function swapCost(a: string, b: string): number {
  if (a === b) return 0;
  if (isVowel(a) && isVowel(b)) return VOWEL_COST;
  const pair = a < b ? a + b : b + a;
  if (CONFUSED.has(pair)) return CONFUSED_COST;
  return VOICED.has(pair) ? VOICED_COST : 1;
}
