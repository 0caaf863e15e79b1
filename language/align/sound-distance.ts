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
  const pair = `${from} ${to}`;
  const known = kept.get(pair);
  if (known !== undefined) return known;
  const longest = Math.max(from.length, to.length);
  const distance = longest === 0 ? 1 : Math.min(1, editCost(from, to) / longest);
  if (kept.size === MOST_KEPT) kept.clear();
  kept.set(pair, distance);
  return distance;
}

/** The same pairs come again and again, in one answer and in the next. */
const MOST_KEPT = 50_000;
const kept = new Map<string, number>();

function editCost(from: string, to: string): number {
  const gaps = Array.from(to, gapCost);
  let row = [0];
  for (const gap of gaps) row.push((row.at(-1) ?? 0) + gap);
  for (const sound of from) {
    const gap = gapCost(sound);
    const swaps = SWAP_COSTS.get(sound);
    const next = [(row[0] ?? 0) + gap];
    for (let at = 0; at < to.length; at += 1) {
      const swapped = (row[at] ?? 0) + (swaps?.get(to[at] ?? '') ?? 1);
      const left = (row[at + 1] ?? 0) + gap;
      const added = (next[at] ?? 0) + (gaps[at] ?? 0);
      next.push(Math.min(swapped, left, added));
    }
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

const SOUNDS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const SWAP_COSTS = new Map(
  SOUNDS.map((a) => [a, new Map(SOUNDS.map((b) => [b, swapCost(a, b)]))] as const),
);
